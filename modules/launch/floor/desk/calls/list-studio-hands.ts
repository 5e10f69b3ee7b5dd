import {
  listStudioHands,
  listStudioHandsSchemas,
} from '../../../../../contract/operator/launch/list-studio-hands.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { pageOf, roomDesks } from '../desks.ts'
import { namesOf, shownHand } from '../shown.ts'

export const handleListStudioHands = handle(
  listStudioHands,
  listStudioHandsSchemas,
  async (context, { query }) => {
    const { pageNo = 1, pageSize = 20, roomId, memberId } = query
    const page = { pageNo, pageSize }
    const filter = { ...(roomId ? { roomId } : {}), ...(memberId ? { memberId } : {}) }
    const { rows, total } = await pageOf(roomDesks(context), page, (desk, part) =>
      desk.hands(context.merchant.id, filter, part),
    )
    const nameOf = await namesOf(
      context,
      rows.flatMap((hand) => hand.players.map((player) => player.memberId)),
    )
    return toPage(
      rows.map((hand) => shownHand(context, hand, nameOf)),
      page,
      total,
    )
  },
)
