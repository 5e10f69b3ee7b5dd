/** Whether a member may use a promotion now, and why not: the first reason in the order of the table. */
import { refuse, type ErrorCode } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountOf, samePersonsOf } from '../../identity/index.ts'
import { AudienceMember } from '../audience/audience.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { budgetDay, fitsDay, type BudgetDay } from '../gifts/day-budget.ts'
import { isShownBy } from '../vip/shown.ts'
import { hasGivenOf, type ClaimRow } from './store/claims.ts'
import type { PromotionRow } from './store/promotions.ts'
import type { Terms } from './terms.ts'

export type Asker = Pick<CallContext, 'tx' | 'merchant' | 'now' | 'use'>

type Reason = Extract<
  ErrorCode,
  | 'PROMO_RG'
  | 'PROMO_NOT_OPEN'
  | 'PROMO_ENDED'
  | 'PROMO_NOT_ELIGIBLE'
  | 'PROMO_QUOTA'
  | 'PROMO_DUPLICATE_PERSON'
>

/** One member as promotions look at them; what is asked twice is read once. */
export class Seeker {
  private readonly asker: Asker
  private readonly audience: AudienceMember
  /** Excluded, on a time-out, frozen, flagged or in a stop of advertising: nothing is offered. */
  readonly isLeftOut: boolean
  private persons: Promise<string[]> | undefined
  private readonly given = new Map<string, Promise<boolean>>()

  private constructor(asker: Asker, audience: AudienceMember, isLeftOut: boolean) {
    this.asker = asker
    this.audience = audience
    this.isLeftOut = isLeftOut
  }

  /** Undefined for an account of another merchant. */
  static async of(asker: Asker, memberId: string): Promise<Seeker | undefined> {
    const { tx, merchant, now } = asker
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: memberId })
    if (!account) return undefined
    const left = await withoutOffers(tx, { merchantId: merchant.id, memberIds: [memberId], now })
    const isOut = left.size > 0 || account.state !== 'ACTIVE'
    return new Seeker(asker, new AudienceMember(asker, account), isOut)
  }

  /** The audience, and that the house shows what the kind is about. */
  isFor = async ({ kind, audience }: PromotionRow): Promise<boolean> =>
    isShownBy(this.asker, kind) && this.audience.isIn(audience)
  hasDeposited = (): Promise<boolean> => this.audience.hasDeposited()

  /** Whether another account of this person was given something of the kind. */
  async isDuplicate({ kind }: Pick<PromotionRow, 'kind'>): Promise<boolean> {
    const { tx, merchant } = this.asker
    const accountId = this.audience.account.accountId
    this.persons ??= samePersonsOf(tx, { merchantId: merchant.id, accountId })
    const memberIds = await this.persons
    if (memberIds.length === 0) return false
    const known = this.given.get(kind) ?? hasGivenOf(tx, { merchantId: merchant.id, kind, memberIds })
    this.given.set(kind, known)
    return known
  }
}

/** What of time, places and budget closes it; null while it is open. */
export function closedFor(promotion: PromotionRow, now: Date): Reason | null {
  if (promotion.startsAt > now) return 'PROMO_NOT_OPEN'
  if (promotion.endsAt !== null && promotion.endsAt <= now) return 'PROMO_ENDED'
  if (isUsedUp(promotion)) return 'PROMO_QUOTA'
  return promotion.state === 'LIVE' ? null : 'PROMO_ENDED'
}

export const isUsedUp = ({
  stopReason,
  claimLimit,
  claimCount,
  budgetAmount,
  spentAmount,
}: PromotionRow): boolean =>
  stopReason === 'BUDGET' ||
  (claimLimit !== null && claimCount >= claimLimit) ||
  (budgetAmount !== null && spentAmount >= budgetAmount)

/** Whether the largest claim still fits into what a day may give: what is offered then is given. */
export const hasRoomOn = (day: BudgetDay, promotion: PromotionRow, { kind, values }: Terms): boolean =>
  fitsDay(promotion, day, kind.mostAmount?.(values) ?? 0n)

/** When the next day begins, if no deposit can bring it today; else null. */
export function closedUntil(promotion: PromotionRow, terms: Terms, timeZone: string, now: Date): Date | null {
  const today = budgetDay(timeZone, now)
  return terms.way !== 'DEPOSIT' || hasRoomOn(today, promotion, terms) ? null : today.before
}

/** Whether budget and places hold one more claim of this amount: what waits is given as long as they do. */
export const holds = (
  { claimLimit, claimCount, budgetAmount, spentAmount }: PromotionRow,
  amount: bigint,
): boolean =>
  (claimLimit === null || claimCount < claimLimit) &&
  (budgetAmount === null || spentAmount + amount <= budgetAmount)

/** Whether one more claim of this amount fits into a locked promotion. */
export const fitsBudget = (promotion: PromotionRow, amount: bigint): boolean =>
  !isUsedUp(promotion) && holds(promotion, amount)

/** What waits to be pressed for is given as long as the budget holds it, also of a promotion that stopped. */
export function hasNothingFor(promotion: PromotionRow, { kind }: Terms, claim: ClaimRow | null): boolean {
  if (claim && kind.costAhead) return false
  return claim?.state === 'CLAIM' ? !holds(promotion, claim.amount) : isUsedUp(promotion)
}

/** Errors: PROMO_RG, PROMO_NOT_OPEN, PROMO_ENDED, PROMO_NOT_ELIGIBLE, PROMO_QUOTA, PROMO_DUPLICATE_PERSON. */
export async function checkUsable(seeker: Seeker, promotion: PromotionRow, now: Date): Promise<void> {
  if (seeker.isLeftOut) refuse('PROMO_RG')
  const closed = closedFor(promotion, now)
  if (closed === 'PROMO_NOT_OPEN') refuse(closed, promotion.startsAt.toISOString())
  if (closed === 'PROMO_ENDED') refuse(closed, (promotion.endsAt ?? now).toISOString())
  if (!(await seeker.isFor(promotion))) refuse('PROMO_NOT_ELIGIBLE')
  if (closed) refuse(closed)
  if (await seeker.isDuplicate(promotion)) refuse('PROMO_DUPLICATE_PERSON')
}
