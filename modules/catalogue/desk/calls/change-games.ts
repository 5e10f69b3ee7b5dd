import { changeGames, changeGamesSchemas } from '../../../../contract/operator/catalogue/change-games.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { changeListings, maintenanceEnd } from '../desk.ts'

export const handleChangeGames = handle(changeGames, changeGamesSchemas, async (context, { body }) => {
  const { nodeIds, remark, ...asked } = body
  const change = { ...asked, maintenanceUntil: maintenanceEnd(context, body.state, body.maintenanceUntil) }
  const rows = await changeListings(context, nodeIds, change)
  const before = rows.map((row) => ({
    nodeId: row.node_id,
    state: row.state,
    isHot: row.is_hot,
    isNew: row.is_new,
    isFreePlayOff: row.is_free_play_off,
  }))
  await context.audit('game.change-many', `games:${nodeIds.length}`, {
    before,
    after: change,
    remark: remark ?? '',
  })
  await tellCatalogueChanged(context.tx)
  return { changedCount: rows.length }
})
