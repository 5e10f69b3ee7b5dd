/** Gives members free rounds: the claim, its grant, and what they cost on average taken from the budget. */
import { refuse } from '../../../contract/errors.ts'
import type { ArgumentValues } from '../../../kernel/promotions/arguments.ts'
import { freeRounds, type FreeRoundValues } from '../../../kernel/promotions/kinds/free-rounds.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { takeFromBudget } from '../gifts/budget.ts'
import { openClaim } from '../offers/claim-moves.ts'
import type { ClaimRow } from '../offers/store/claims.ts'
import { lockPromotion, type PromotionRow } from '../offers/store/promotions.ts'
import { termsOf } from '../offers/terms.ts'
import { checkUsable, Seeker } from '../offers/usable.ts'
import { insertGrant } from './store/grants.ts'

const DAY_MS = 86_400_000

export const freeValuesOf = ({
  kind,
  arguments: given,
}: Pick<PromotionRow, 'kind' | 'arguments'>): FreeRoundValues =>
  termsOf({ kind, arguments: given })!.values as unknown as ArgumentValues<typeof freeRounds.declared>

/** In minor units, as the budget counts it. */
export const costOf = (promotion: Pick<PromotionRow, 'kind' | 'arguments'>): bigint =>
  freeRounds.costAhead!(freeValuesOf(promotion))

export interface Granting {
  readonly promotion: PromotionRow
  readonly memberId: string
  readonly now: Date
  /** What brought them: a deposit, or the claim of a mission. */
  readonly reference?: string
  /** Of rounds that are given more than once: which time it is. */
  readonly cycle?: string
}

/**
 * Rounds for one member, who has been looked at; undefined if they were given before. Errors: PROMO_BUDGET,
 * PROMO_QUOTA; then nothing is given.
 */
export async function grantRounds(tx: Tx, granting: Granting): Promise<ClaimRow | undefined> {
  const { promotion, memberId, now, reference = '', cycle = '' } = granting
  const { promotionId, merchantId } = promotion
  const { games, rounds, roundAmount, maxAmount, playDays } = freeValuesOf(promotion)
  const claim = await openClaim(
    tx,
    {
      promotionId,
      memberId,
      merchantId,
      cycle,
      state: 'JOINED',
      arguments: promotion.arguments,
      reference,
    },
    { now },
  )
  if (!claim) return undefined
  await insertGrant(tx, {
    grantId: claim.claimId,
    promotionId,
    memberId,
    merchantId,
    games,
    roundAmount: BigInt(roundAmount),
    roundCount: rounds,
    mostAmount: BigInt(maxAmount),
    costAmount: costOf(promotion),
    grantedAt: now,
    endsAt: new Date(now.getTime() + playDays * DAY_MS),
  })
  await takeFromBudget(tx, { promotionId, amount: costOf(promotion) })
  return claim
}

/**
 * The member presses for them; pressed again it changes nothing. The promotion's row is locked, so that two
 * accounts of one person are looked at one after the other. Errors: PROMO_NOT_FOUND, PROMO_STATE if they are
 * not given so, those of `checkUsable`, PROMO_BUDGET.
 */
export async function takeRounds(context: CallContext, promotionId: string): Promise<void> {
  const { tx, merchant, actor, now } = context
  const promotion = (await lockPromotion(tx, merchant.id, promotionId)) ?? refuse('PROMO_NOT_FOUND')
  if (freeValuesOf(promotion).occasion !== 'CLAIM') refuse('PROMO_STATE')
  const seeker = (await Seeker.of(context, actor.accountId)) ?? refuse('PROMO_NOT_FOUND')
  await checkUsable(seeker, promotion, now)
  await grantRounds(tx, { promotion, memberId: actor.accountId, now })
}

/** Rounds that no call granted: for the demo. */
export async function seedFreeRounds(
  tx: Tx,
  {
    merchantId,
    promotionId,
    memberId,
    now,
  }: { merchantId: string; promotionId: string; memberId: string; now: Date },
): Promise<void> {
  const promotion = await lockPromotion(tx, merchantId, promotionId)
  if (promotion) await grantRounds(tx, { promotion, memberId, now })
}
