import {
  setAutoCashOut,
  setAutoCashOutSchemas,
} from '../../../../contract/player/sportsbook/set-auto-cash-out.ts'
import { handle } from '../../../../platform/calls.ts'
import { bettorOf } from '../bettor.ts'
import { setOwnAuto } from '../cash-out/cash-out.ts'
import { betValue } from '../values.ts'

export const handleSetAutoCashOut = handle(
  setAutoCashOut,
  setAutoCashOutSchemas,
  async (context, { params, body }) => {
    const from = body.amount === null ? null : BigInt(body.amount)
    const bet = await setOwnAuto(context.tx, bettorOf(context), params.betId, from)
    return betValue(bet, context.language)
  },
)
