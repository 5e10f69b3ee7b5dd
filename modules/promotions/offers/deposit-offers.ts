/** Bonuses that members choose with a deposit, for the cashier (docs/flows/promotions.md). */
import { businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { DEFAULT_CURRENCY, moneyText, type RealCurrency } from '../../../kernel/money.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { MatchValues } from '../../../kernel/promotions/match.ts'
import type { MerchantContext } from '../../../platform/calls.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { creditedDepositsOf, type DepositOffers } from '../../cashier/index.ts'
import { merchantsKey, settingOf } from '../../system/index.ts'
import { readGiven } from '../bonus-cap/cap.ts'
import { stopUsedUp, takeFromBudget } from '../gifts/budget.ts'
import { budgetDay, fitsDay } from '../gifts/day-budget.ts'
import { fitIntoDay } from '../gifts/give.ts'
import { matchTerms } from '../locales/offers.ts'
import { promotionSettings } from '../settings.ts'
import { openClaim } from './claim-moves.ts'
import { creditGifts, giftOf } from './give.ts'
import { readClaimsOf } from './store/claims.ts'
import { lockPromotion, readOpenOf, type PromotionRow } from './store/promotions.ts'
import { cycleAt, payOf, termsOf, type Terms } from './terms.ts'
import { closedFor, fitsBudget, hasRoomOn, Seeker, type Asker } from './usable.ts'

type OfferedDeposit = Parameters<DepositOffers['credited']>[1]
type Offer = Awaited<ReturnType<DepositOffers['offersOf']>>[number]

const KINDS = ['FIRST_DEPOSIT', 'RELOAD'] as const

export function depositOffersOf(services: Pick<Services, 'use'>): DepositOffers {
  const askerOf = (tx: Reader | Tx, merchantId: string, now: Date): Asker | undefined => {
    const merchant = services.use(merchantsKey).byId(merchantId) as MerchantContext | undefined
    return merchant && { tx: tx as Tx, merchant, now, use: (key) => services.use(key) }
  }
  return {
    async offersOf(reader, { merchantId, memberId, now }) {
      const asker = askerOf(reader, merchantId, now)
      return asker ? offersFor(asker, memberId) : []
    },
    async credited(tx, deposit) {
      const asker = askerOf(tx, deposit.merchantId, deposit.now)
      return asker ? giveMatch(asker, deposit) : false
    },
    async givenWith(reader, { memberId, depositId, offerId }) {
      const claims = await readClaimsOf(reader, memberId, [offerId])
      const claim = claims.find(({ reference }) => reference === depositId)
      return claim ? { amount: claim.amount, requiredAmount: claim.requiredAmount } : null
    },
  }
}

async function offersFor(asker: Asker, memberId: string): Promise<Offer[]> {
  const { tx, merchant, now } = asker
  const open = await readOpenOf(tx, { merchantId: merchant.id, kinds: KINDS, now })
  if (open.length === 0) return []
  const today = budgetDay(merchant.timeZone, now)
  const seeker = await Seeker.of(asker, memberId)
  if (!seeker || seeker.isLeftOut || (await hasFullDay(asker, memberId))) return []
  const offers: Offer[] = []
  for (const promotion of open) {
    const terms = termsOf(promotion)
    if (!terms || !hasRoomOn(today, promotion, terms)) continue
    if (await mayTake(asker, seeker, promotion, terms, memberId))
      offers.push(offerOf(promotion, terms.values as unknown as MatchValues, merchant.currency))
  }
  return offers
}

/** Nothing more would be given today, so nothing is offered. */
async function hasFullDay({ tx, merchant, now }: Asker, memberId: string): Promise<boolean> {
  const capAmount = await settingOf(tx, merchant.id, promotionSettings.dailyBonusCap)
  const day = businessDate(now, merchant.timeZone)
  const given = await readGiven(tx, { cap: 'BONUS', day }, [memberId])
  return (given.get(memberId) ?? 0n) >= capAmount
}

/**
 * Open, for this member, not taken in this cycle, and once for a person. `own`: how many of the deposits
 * that were credited are the one that asks.
 */
async function mayTake(
  asker: Asker,
  seeker: Seeker,
  promotion: PromotionRow,
  terms: Terms,
  memberId: string,
  own = 0,
): Promise<boolean> {
  const { tx, merchant, now } = asker
  if (seeker.isLeftOut || closedFor(promotion, now) !== null) return false
  const day = startOfBusinessDate(businessDate(now, merchant.timeZone), merchant.timeZone)
  const from = promotion.kind === 'FIRST_DEPOSIT' ? new Date(0) : day
  const { count } = await creditedDepositsOf(tx, { memberId, from, to: new Date(now.getTime() + 1) })
  if (count > own) return false
  const { id } = cycleAt(terms, now, merchant.timeZone)
  const claims = await readClaimsOf(tx, memberId, [promotion.promotionId])
  if (claims.some(({ cycle }) => cycle === id)) return false
  const { neverDeposited: _, ...audience } = promotion.audience
  if (!(await seeker.isFor({ ...promotion, audience: own > 0 ? audience : promotion.audience }))) return false
  return promotion.kind !== 'FIRST_DEPOSIT' || !(await seeker.isDuplicate(promotion))
}

function offerOf(
  promotion: PromotionRow,
  { leastAmount, percent, maxAmount, times, days, stakePercent, stakeAmount }: MatchValues,
  currency: RealCurrency = DEFAULT_CURRENCY,
): Offer {
  const money = (amount: number) => moneyText(BigInt(amount), currency)
  return {
    offerId: promotion.promotionId,
    name: promotion.names,
    terms: matchTerms({
      min: money(leastAmount),
      percent: String(percent / 10_000),
      max: money(maxAmount),
      times: String(times / 1_000_000),
      days,
    }),
    leastAmount: BigInt(leastAmount),
    match: {
      percentPpm: percent,
      maxAmount: BigInt(maxAmount),
      timesPpm: times,
      days,
      stakePpm: stakePercent,
      stakeAmount: BigInt(stakeAmount),
    },
  }
}

/**
 * Gives the bonus with the credit of its deposit. False, so that the deposit has its own 1×: too little
 * arrived, it is not the first any more, the promotion ended or has nothing left (in all or for today), or
 * the member gets no offers now. The row of the promotion is locked, so that two accounts of one person are
 * looked at one after the other.
 */
async function giveMatch(asker: Asker, deposit: OfferedDeposit): Promise<boolean> {
  const { tx, merchant, now } = asker
  const promotion = await lockPromotion(tx, merchant.id, deposit.offerId)
  const terms = promotion && termsOf(promotion)
  const seeker = await Seeker.of(asker, deposit.memberId)
  if (!promotion || !terms || !seeker || terms.way !== 'DEPOSIT') return false
  if (!(await mayTake(asker, seeker, promotion, terms, deposit.memberId, 1))) return false
  const reward = payOf(terms, { depositAmount: deposit.amount })
  if (!reward) return false
  if (!fitsBudget(promotion, reward.amount)) {
    await stopUsedUp(tx, promotion.promotionId)
    return false
  }
  const today = budgetDay(merchant.timeZone, now)
  if (!fitsDay(promotion, today, reward.amount)) return false
  const order = { house: merchant, promotion, now }
  const day = { memberId: deposit.memberId, key: deposit.depositId, source: promotion.kind, reward }
  const [fits] = await fitIntoDay(tx, order, [day])
  if (!fits) return false
  const claim = await openClaim(
    tx,
    {
      promotionId: promotion.promotionId,
      memberId: deposit.memberId,
      merchantId: merchant.id,
      cycle: cycleAt(terms, now, merchant.timeZone).id,
      state: 'ISSUED',
      arguments: promotion.arguments,
      amount: reward.amount,
      requiredAmount: requiredOf(reward),
      reference: deposit.depositId,
      readyAt: now,
      paidAt: now,
    },
    { now },
  )
  if (!claim) throw new Error('a claim of this cycle was looked for under the lock of its promotion')
  await takeFromBudget(tx, { promotionId: promotion.promotionId, amount: reward.amount, day: today })
  await creditGifts(tx, order, [giftOf(promotion, claim, reward)])
  return true
}
