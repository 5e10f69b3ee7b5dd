import { listAllGames, listAllGamesSchemas } from '../../../../contract/operator/catalogue/list-all-games.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readDeskGames } from '../store/desk.ts'

export const handleListAllGames = handle(listAllGames, listAllGamesSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20 } = query
  const rows = await readDeskGames(context.tx, {
    merchantId: context.merchant.id,
    now: context.now,
    ...query,
    pageNo,
    pageSize,
  })
  const language = context.language === 'th' ? 'TH' : 'EN'
  const list = rows.map((row) => ({
    nodeId: row.node_id,
    vassalage: row.vendor_code,
    vendorName: row.vendor_names[language] ?? row.vendor_code,
    vendorState: row.vendor_state,
    gameCode: row.game_code,
    gameType: row.game_type,
    gameClassify: row.game_classify,
    product: row.product,
    name: row.names[language] ?? row.game_code,
    names: row.names,
    vendorNames: row.told_names,
    ownNames: row.own_names,
    iconUrl: row.icon_url,
    largeIconUrl: row.large_icon_url,
    hasOwnIcon: row.has_own_icon,
    hasOwnLargeIcon: row.has_own_large_icon,
    rtp: row.rtp,
    isFreePlayable: row.is_free_playable,
    isFreePlayOff: row.is_free_play_off,
    isHot: row.is_hot,
    isNew: row.is_new,
    position: row.position,
    state: row.state,
    maintenanceUntil: row.maintenance_until,
    absentSince: row.absent_since,
    canClassify: row.can_classify,
  }))
  return toPage(list, { pageNo, pageSize }, Number(rows[0]?.total ?? 0n))
})
