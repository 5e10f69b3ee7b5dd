/** Points that become money (domain/economy.md §4). */
import { refuse } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/calls.ts'
import { openRequirement } from '../wagering/index.ts'
import { expenseAccount, lockMember, memberAccount, postTransaction } from '../wallet/index.ts'
import { conversionTitle } from './locales/texts.ts'
import { cashFor, conversionFault } from './rules/worth.ts'
import { convertTermsOf } from './settings.ts'
import { insertMovements } from './store/movements.ts'
import { insertRedemption } from './store/redemptions.ts'

/** Converted money must be played this often. */
export const TURNOVER_TIMES = 1
const ONCE = 1_000_000n
const SCOPE = 'points'

/**
 * Takes the points and credits their money with its turnover in one transaction; the ratio is kept with the
 * redemption. `points` in thousandths. For a member whose password was checked. Errors: POINTS_MIN,
 * POINTS_STEP, POINTS_NOT_ENOUGH.
 */
export async function convertPoints(
  context: CallContext,
  points: bigint,
): Promise<{ number: bigint; cash: bigint; left: bigint }> {
  const { tx, merchant, now, actor } = context
  const memberId = actor.accountId
  const { points: balance } = await lockMember(tx, memberId)
  const terms = await convertTermsOf(tx, merchant.id)
  const fault = conversionFault(points, { balance, ...terms })
  if (fault === 'POINTS_MIN') refuse(fault, String(terms.min))
  if (fault === 'POINTS_STEP') refuse(fault, String(terms.step))
  if (fault) refuse(fault)
  const cash = cashFor(points, terms.ratio)
  const redemptionId = newId(now.getTime())
  const common = { scope: SCOPE, kind: 'POINTS', reference: redemptionId, actor: actor.claims.account }
  const house = expenseAccount(merchant.id, 'points')
  await postTransaction(tx, {
    ...common,
    key: `convert:${redemptionId}`,
    currency: 'POINT',
    entries: [{ from: memberAccount(memberId, 'points'), to: house, amount: points, code: 'POINTS_REDEEM' }],
  })
  const { txnId } = await postTransaction(tx, {
    ...common,
    key: `cash:${redemptionId}`,
    currency: 'REAL',
    entries: [{ from: house, to: memberAccount(memberId), amount: cash, code: 'POINTS_REDEEM' }],
  })
  await openRequirement(tx, {
    merchantId: merchant.id,
    memberId,
    source: 'POINTS',
    reference: redemptionId,
    baseAmount: cash,
    txnId,
    multiplierPpm: ONCE * BigInt(TURNOVER_TIMES),
    now,
  })
  const number = await insertRedemption(tx, {
    redemptionId,
    merchantId: merchant.id,
    memberId,
    kind: 'CASH',
    goodsId: null,
    titles: conversionTitle,
    imageUrl: '',
    quantity: 1,
    pointsAmount: points,
    cashAmount: cash,
    ratio: terms.ratio,
    state: 'APPROVED',
    address: null,
    requestedAt: now,
    decidedAt: now,
  })
  const movement = { movementId: newId(), memberId, type: 'CONVERT' as const, amount: -points }
  await insertMovements(tx, merchant.id, [{ ...movement, reference: redemptionId }], now)
  return { number, cash, left: balance - points }
}
