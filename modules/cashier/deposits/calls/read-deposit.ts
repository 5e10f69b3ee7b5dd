import { refuse } from '../../../../contract/errors.ts'
import { readDeposit, readDepositSchemas } from '../../../../contract/player/cashier/read-deposit.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { depositOffersKey, type OfferedBonus } from '../offers.ts'
import { paymentDetails } from '../payment-details.ts'
import { slipView } from '../slips.ts'
import type { Deposit } from '../store/deposit-rows.ts'
import { readDepositOf } from '../store/deposits.ts'
import { slipsOf } from '../store/slips.ts'
import { depositViews } from '../views.ts'

export const handleReadDeposit = handle(readDeposit, readDepositSchemas, async (context, { params }) => {
  const { tx, merchant, actor } = context
  const deposit = await readDepositOf(
    tx,
    { merchantId: merchant.id, memberId: actor.accountId },
    params.intentId,
  )
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  const [view] = await depositViews(context, [deposit])
  const slip = (await slipsOf(tx, [deposit.depositId])).get(deposit.depositId)?.at(-1)
  return {
    ...view!,
    ...(await paymentDetails(context, deposit)),
    slip: slip ? slipView(slip) : null,
    offerId: deposit.offer?.id ?? null,
    ...(await bonusWith(context, deposit)),
  }
})

async function bonusWith(
  context: CallContext,
  deposit: Deposit,
): Promise<{ bonus: OfferedBonus | null; isOfferMissed: boolean }> {
  const { offer, memberId, depositId, state } = deposit
  const offers = context.use(depositOffersKey)
  if (!offer || state !== 'CONFIRMED' || !offers.givenWith) return { bonus: null, isOfferMissed: false }
  const bonus = await offers.givenWith(context.tx, { memberId, depositId, offerId: offer.id })
  return { bonus, isOfferMissed: bonus === null }
}
