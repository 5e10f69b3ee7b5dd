import { placeSportBet, placeSportBetSchemas } from '../../../../contract/player/sportsbook/place-bet.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { posterKey } from '../../../wallet/index.ts'
import { askedLegs, bettorOf } from '../bettor.ts'
import { placeSlip } from '../place.ts'
import { betValue } from '../values.ts'

export const handlePlaceBet = handleBatched(
  placeSportBet,
  placeSportBetSchemas,
  async (context, { body }) => {
    const origin = { address: context.address, device: context.userAgent }
    const parts = { database: context.database, poster: context.use(posterKey), origin }
    const placed = await placeSlip(parts, bettorOf(context), context.idempotencyKey, {
      kind: body.kind,
      systemCode: body.kind === 'SYSTEM' ? (body.systemCode ?? null) : null,
      legs: askedLegs(body.legs),
      stake: BigInt(body.stakeAmount),
      acceptChange: body.acceptChange,
      oddsFormat: body.oddsFormat,
    })
    if (placed.isRepeat) context.markRepeated()
    return { ...betValue(placed.bet, context.language), balance: placed.balance }
  },
)
