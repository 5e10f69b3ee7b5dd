/** What operators decide: an application, and credit that a member did not ask for. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import type { Reward } from '../../../kernel/promotions/kind.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountOf, isPersonal } from '../../identity/index.ts'
import { defineProposal, proposeWeakening } from '../../system/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { insertNotices } from '../notices/store.ts'
import { moveClaim, openClaim } from './claim-moves.ts'
import { giveClaim } from './give.ts'
import { lockClaim, type ClaimRow } from './store/claims.ts'
import { readPromotion, type PromotionRow } from './store/promotions.ts'
import { amountIn, payOf, termsOf, type Terms } from './terms.ts'

const DAY_MS = 86_400_000

export interface Application {
  readonly claimId: string
  readonly decision: 'APPROVE' | 'REJECT'
  /** In minor units; absent: what the promotion gives by default. */
  readonly amount?: bigint
  /** The member reads it if it is a rejection. */
  readonly reason: string
}

/**
 * Approves or rejects an application. Approved, it is credited at once or waits to be pressed for, as the
 * promotion says. Errors: PROMO_NOT_FOUND, PROMO_STATE if it was decided before, REQUEST_INVALID at an amount
 * that is above the most, PROMO_RG, PROMO_DAY_CAP, PROMO_BUDGET, PROMO_BUDGET_DAY, PROMO_QUOTA.
 */
export async function decideApplication(
  context: CallContext,
  { claimId, decision, amount, reason }: Application,
): Promise<ClaimRow> {
  const { tx, merchant, now, actor } = context
  const claim = (await lockClaim(tx, merchant.id, claimId)) ?? refuse('PROMO_NOT_FOUND')
  if (claim.state !== 'APPLYING') refuse('PROMO_STATE')
  const promotion = (await readPromotion(tx, merchant.id, claim.promotionId)) ?? refuse('PROMO_NOT_FOUND')
  const mover = { now, actor: actor.claims.account, note: reason }
  const decided =
    decision === 'REJECT'
      ? await moveClaim(tx, claim, 'REJECTED', { reason }, mover)
      : await approve(context, promotion, claim, amount, reason)
  await tell(context, promotion, decided)
  await context.audit(`promotions.${decision.toLowerCase()}`, `member:${claim.memberId}`, {
    promotionId: promotion.promotionId,
    names: promotion.names,
    before: claim.state,
    after: decided.state,
    amount: decided.amount,
    reason,
  })
  return decided
}

async function approve(
  context: CallContext,
  promotion: PromotionRow,
  claim: ClaimRow,
  amount: bigint | undefined,
  note: string,
): Promise<ClaimRow> {
  const { tx, merchant, now, actor } = context
  const left = await withoutOffers(tx, { merchantId: merchant.id, memberIds: [claim.memberId], now })
  if (left.size > 0) refuse('PROMO_RG')
  const terms = termsOf({ kind: promotion.kind, arguments: claim.arguments }) ?? refuse('PROMO_NOT_FOUND')
  const reward = decidedReward(terms, amount, merchant.currency)
  const mover = { now, actor: actor.claims.account, note }
  if (terms.values.giving !== 'CLAIM')
    return giveClaim(tx, { house: merchant, promotion, ...mover }, claim, 'ISSUED', reward)
  const ready = {
    amount: reward.amount,
    requiredAmount: requiredOf(reward),
    readyAt: now,
    claimUntil: new Date(now.getTime() + Number(terms.values.claimDays) * DAY_MS),
  }
  return moveClaim(tx, claim, 'CLAIM', ready, mover)
}

/** REQUEST_INVALID at an amount that the promotion does not allow. */
function decidedReward(terms: Terms, amount: bigint | undefined, currency: RealCurrency): Reward {
  const most = amountIn(terms, 'maxAmount')
  if (amount !== undefined && (amount <= 0n || amount > most))
    refuseFields([{ field: 'amount', rule: 'aboveMost', params: [moneyText(most, currency)] }])
  return payOf(terms, amount === undefined ? {} : { rewardAmount: amount }) ?? refuse('PROMO_NOT_READY', '')
}

/** The answer is in the inbox in the morning at the latest. */
async function tell(context: CallContext, promotion: PromotionRow, claim: ClaimRow): Promise<void> {
  const { tx, merchant, now } = context
  const { th, en } = promotion.names
  const kind =
    claim.state === 'REJECTED' ? 'PROMO_REJECTED' : claim.state === 'CLAIM' ? 'PROMO_READY' : 'PROMO_GIVEN'
  const detail = {
    th,
    en,
    promotionId: promotion.promotionId,
    amount: String(claim.amount),
    required: String(claim.requiredAmount),
    reason: claim.reason,
    until: claim.claimUntil?.toISOString() ?? '',
  }
  const key = `claim:${claim.claimId}:${claim.attempts}`
  await insertNotices(tx, merchant.id, [{ key, memberId: claim.memberId, kind, detail }], now)
}

interface GrantPayload {
  readonly promotionId: string
  readonly memberId: string
  /** Minor units, as text: a payload is JSON. */
  readonly amount: string
}

export const grantProposal = defineProposal<GrantPayload>({
  name: 'promotions.grant',
  ability: 'promotions.grant',
  waitsHours: 72,
  apply: (context, { payload, reason, proposalId }) =>
    grant(context, payload, { reason, reference: proposalId }),
})

/**
 * Asks that a member be given credit; a second person always decides. Errors: PROMO_NOT_FOUND for a promotion
 * that operators do not give, MEMBER_NOT_FOUND, REQUEST_INVALID at the amount, PROMO_RG, CHANGE_STATE,
 * CHANGE_SECOND_MISSING.
 */
export async function grantPromotion(
  context: CallContext,
  asked: { promotionId: string; memberId: string; amount: bigint; reason: string },
): Promise<void> {
  const { merchant } = context
  const { promotion } = await grantable(context, asked)
  const account = await accountOf(context.tx, { merchantId: merchant.id, accountId: asked.memberId })
  await proposeWeakening(context, grantProposal, {
    subject: `member:${asked.memberId}`,
    title: account?.username ?? '',
    payload: {
      promotionId: asked.promotionId,
      memberId: asked.memberId,
      amount: String(asked.amount),
    },
    reason: asked.reason,
    changes: [
      // Whoever approves it may read the other language.
      { field: 'promotion', before: '', after: `${promotion.names.th} · ${promotion.names.en}` },
      { field: 'promotionAmount', before: '', after: moneyText(asked.amount, merchant.currency) },
    ],
  })
}

/** Each grant is a cycle of its own: a member may be helped again. */
async function grant(
  context: CallContext,
  { promotionId, memberId, amount }: GrantPayload,
  { reason, reference }: { reason: string; reference: string },
): Promise<void> {
  const { tx, merchant, now, actor } = context
  const asked = { promotionId, memberId, amount: BigInt(amount) }
  const { promotion, terms } = await grantable(context, asked)
  const reward = decidedReward(terms, asked.amount, merchant.currency)
  const mover = { now, actor: actor.claims.account, note: reason }
  const opened = await openClaim(
    tx,
    {
      promotionId,
      memberId,
      merchantId: merchant.id,
      cycle: `grant:${reference}`,
      state: 'APPLYING',
      arguments: promotion.arguments,
      reference,
    },
    mover,
  )
  if (!opened) refuse('PROMO_STATE')
  const claim = await giveClaim(tx, { house: merchant, promotion, ...mover }, opened, 'ISSUED', reward)
  await tell(context, promotion, claim)
}

async function grantable(
  { tx, merchant, now }: CallContext,
  { promotionId, memberId, amount }: { promotionId: string; memberId: string; amount: bigint },
): Promise<{ promotion: PromotionRow; terms: Terms }> {
  const promotion = (await readPromotion(tx, merchant.id, promotionId)) ?? refuse('PROMO_NOT_FOUND')
  const terms = termsOf(promotion)
  if (promotion.kind !== 'RESCUE' || promotion.state !== 'LIVE' || !terms) refuse('PROMO_NOT_FOUND')
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: memberId })
  if (!account || !isPersonal(account.kind)) refuse('MEMBER_NOT_FOUND')
  decidedReward(terms, amount, merchant.currency)
  const left = await withoutOffers(tx, { merchantId: merchant.id, memberIds: [memberId], now })
  if (left.size > 0) refuse('PROMO_RG')
  return { promotion, terms }
}
