import { cashOut, cashOutSchemas } from '../../../../contract/player/sportsbook/cash-out.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import { handleProven, type CallInput } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { balancesOf, posterKey, pushBalance } from '../../../wallet/index.ts'
import { bettorOf } from '../bettor.ts'
import { takeCashOut, waitForCashOut } from '../cash-out/cash-out.ts'
import { tellOwner } from '../live-clock.ts'
import { betValue } from '../values.ts'

const askedOf = ({ params, body }: CallInput<typeof cashOutSchemas>) => ({
  betId: params.betId,
  quoteId: body.quoteId,
  percent: body.percent,
  amount: BigInt(body.amount),
})

export const handleCashOut = handleProven(
  cashOut,
  cashOutSchemas,
  (context, input) => waitForCashOut(context.database.kysely, bettorOf(context), askedOf(input)),
  async (context, input) => {
    const bettor = bettorOf(context)
    const parts = {
      secret: context.config.secretKey,
      now: context.now,
      poster: context.use(posterKey),
    }
    const { bet, paid, result } = await takeCashOut(
      context.tx,
      parts,
      bettor,
      context.idempotencyKey,
      askedOf(input),
    )
    const { balance } = await balancesOf(context.tx, bettor.memberId)
    context.afterCommit(() => {
      const hub = context.use(hubKey)
      // A whole bet is told by the event of its settlement.
      if (result) pushBalance(hub, { ...bettor, balance, version: result.version })
      tellOwner({ tell: (push) => hub.push(push) }, bettor.memberId, {
        betId: bet.betId,
        betNo: bet.betNo,
        state: bet.state,
        paidAmount: toWireAmount(paid),
      })
    })
    return { ...betValue(bet, context.language), paidAmount: paid, balance }
  },
)
