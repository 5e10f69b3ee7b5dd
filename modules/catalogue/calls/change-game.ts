import { refuse } from '../../../contract/errors.ts'
import { changeGame, changeGameSchemas } from '../../../contract/operator/catalogue/change-game.ts'
import { handle } from '../../../platform/calls.ts'
import { tellCatalogueChanged } from '../catalogue.ts'
import { setGuards } from '../guards.ts'
import { lockListing, writeListing } from '../store/change.ts'

export const handleChangeGame = handle(changeGame, changeGameSchemas, async (context, { params, body }) => {
  const { tx, merchant } = context
  const before = await lockListing(tx, merchant.id, params.nodeId) ?? refuse('GAME_NOT_FOUND')
  const after = {
    ...before,
    state: body.state ?? before.state, is_hot: body.isHot ?? before.is_hot, is_new: body.isNew ?? before.is_new, position: body.position ?? before.position,
  }
  await writeListing(tx, merchant.id, after)
  if (after.state !== before.state) await setGuards(tx, before.vendor_code, params.nodeId)
  await context.audit('game.change', `game:${params.nodeId}`, { before: shown(before), after: shown(after), remark: body.remark ?? '' })
  await tellCatalogueChanged(tx)
  return { nodeId: params.nodeId, ...shown(after) }
})

function shown({ state, is_hot, is_new, position }: Awaited<ReturnType<typeof lockListing>> & object) {
  return { state, isHot: is_hot, isNew: is_new, position }
}
