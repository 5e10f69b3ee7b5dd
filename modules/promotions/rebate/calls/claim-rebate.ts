import { claimRebate, claimRebateSchemas } from '../../../../contract/player/promotions/claim-rebate.ts'
import { refuse } from '../../../../contract/errors.ts'
import { moneyText } from '../../../../kernel/money.ts'
import { handle } from '../../../../platform/calls.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { tellOwn } from '../../news/quiet.ts'
import { claimRebates, ratesOf, waitingOf } from '../claims.ts'
import { requireRebates } from '../open.ts'
import { dueRebates, LEAST_REBATE } from '../rules/rebate.ts'
import { readPlay } from '../store/play.ts'
import { claimValue } from '../values.ts'

export const handleClaimRebate = handle(claimRebate, claimRebateSchemas, async (context, { body }) => {
  const { tx, actor, merchant, now } = context
  requireRebates(context)
  const { accountId } = actor
  const claims = await claimRebates(tx, context, {
    house: merchant,
    memberIds: [accountId],
    isAutomatic: false,
    now,
    product: body.category,
  })
  if (claims.length === 0) {
    // Nothing was paid: either nothing is due, or the day's cap is used up.
    const rates = await ratesOf(context, tx, merchant.id, [accountId])
    const rows = (await readPlay(tx, accountId)).filter(
      ({ product }) => body.category === undefined || product === body.category,
    )
    if (dueRebates(waitingOf(rows, rates.get(accountId)!.rateOf)).length > 0) refuse('PROMO_DAY_CAP')
    refuse('PROMO_REBATE_NONE', moneyText(LEAST_REBATE, merchant.currency))
  }
  tellOwn(context)
  return {
    amount: claims.reduce((sum, { amount }) => sum + amount, 0n),
    balance: (await balancesOf(tx, accountId)).balance,
    currency: merchant.currency,
    claims: claims.map(claimValue),
  }
})
