import { listAllGames, listAllGamesSchemas } from '../../../contract/operator/catalogue/list-all-games.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { readAllGames } from '../store/read.ts'

export const handleListAllGames = handle(listAllGames, listAllGamesSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20 } = query
  const rows = await readAllGames(context.tx, { merchantId: context.merchant.id, vassalage: query.vassalage, query: query.query, state: query.state, pageNo, pageSize })
  const language = context.language === 'th' ? 'TH' : 'EN'
  const list = rows.map((row) => ({
    nodeId: row.node_id, vassalage: row.vendor_code, vendorName: row.vendor_names[language], vendorState: row.vendor_state,
    gameCode: row.game_code, gameType: row.game_type, gameClassify: row.game_classify, name: row.names[language], names: row.names,
    iconUrl: row.icon_url, rtp: row.rtp, isFreePlayable: row.is_free_playable, isHot: row.is_hot, isNew: row.is_new,
    position: row.position, state: row.state,
  }))
  return toPage(list, { pageNo, pageSize }, Number(rows[0]?.total ?? 0n))
})
