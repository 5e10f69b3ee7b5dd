import { placeBets, placeBetsSchemas } from '../../../contract/vendor/studio/place-bets.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { tablesKey } from '../service.ts'

export const handlePlaceBets = handleBatched(
  placeBets,
  placeBetsSchemas,
  async (context, { params, body }) => {
    const { seats, tables } = context.use(tablesKey)
    const { value, isRepeat } = await tables.place(seats.of(context.actor), params.tableId, {
      ...body,
      key: context.idempotencyKey,
    })
    if (isRepeat) context.markRepeated()
    return value
  },
)
