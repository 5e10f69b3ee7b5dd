import { listStudioHands, listStudioHandsSchemas } from '../../../contract/operator/launch/list-studio-hands.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { namesOf, roomDesk, shownHand } from '../floor/shown.ts'

export const handleListStudioHands = handle(listStudioHands, listStudioHandsSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20, roomId, memberId } = query
  const page = { pageNo, pageSize }
  const { rows, total } = await roomDesk(context).hands(context.merchant.id, { ...(roomId ? { roomId } : {}), ...(memberId ? { memberId } : {}) }, page)
  const nameOf = await namesOf(context, rows.flatMap((hand) => hand.players.map((player) => player.memberId)))
  return toPage(rows.map((hand) => shownHand(context, hand, nameOf)), page, total)
})
