import { refuse, refuseFields } from '../../../../contract/errors.ts'
import { orderGames, orderGamesSchemas } from '../../../../contract/operator/catalogue/order-games.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { lockListings, writeOrder } from '../store/desk.ts'

export const handleOrderGames = handle(orderGames, orderGamesSchemas, async (context, { body }) => {
  const { tx, merchant } = context
  if (body.move === 'AT' && body.place === undefined) refuseFields([{ field: 'place', rule: 'required' }])
  const rows = await lockListings(tx, merchant.id, body.nodeIds)
  const isInScope = (row: (typeof rows)[number]) =>
    (!body.vassalage || row.vendor_code === body.vassalage) &&
    (!body.gameType || row.game_type === body.gameType)
  if (rows.length < body.nodeIds.length || !rows.every(isInScope)) refuse('GAME_NOT_FOUND')
  const moved = await writeOrder(tx, { merchantId: merchant.id, ...body })
  await context.audit('game.order', `games:${rows.length}`, {
    ...body,
    before: rows.map((row) => ({ nodeId: row.node_id, position: row.position })),
    movedCount: Number(moved),
  })
  await tellCatalogueChanged(tx)
  return { movedCount: moved }
})
