import { readCurrentHand, readCurrentHandSchemas } from '../../../contract/vendor/studio/read-current-hand.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { handsKey } from '../service.ts'

export const handleReadCurrentHand = handleBatched(
  readCurrentHand,
  readCurrentHandSchemas,
  async (context) => {
    const { hands, seats } = context.use(handsKey)
    const seat = seats.of(context.actor)
    const { hand, balance } = await hands.current(seat)
    return {
      hand,
      limits: await hands.limitsOf(seat),
      balance: toWireAmount(balance),
      currency: seat.currency,
    }
  },
)
