import { listFishRounds, listFishRoundsSchemas } from '../../../contract/vendor/studio/list-fish-rounds.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { fishKey } from '../service.ts'
import { shotOf, windowShown } from '../view.ts'

export const handleListFishRounds = handleBatched(
  listFishRounds,
  listFishRoundsSchemas,
  async (context, { query }) => {
    const { fish, seats } = context.use(fishKey)
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const seat = seats.of(context.actor)
    const { rows, total } = await fish.list(seat, page)
    return toPage(
      rows.map(({ window, shots }) => ({ ...windowShown(window, seat.currency), shots: shots.map(shotOf) })),
      page,
      total,
    )
  },
)
