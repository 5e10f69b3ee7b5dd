/**
 * Offers that a member may take with a deposit. The cashier knows none: whoever makes offers provides them,
 * and without a provider the form shows nothing and every deposit has its 1× alone.
 */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { defineSlot } from '../../../platform/services.ts'

type Words = Readonly<Record<'th' | 'en', string>>

/** A bonus in proportion to the deposit, so that the form can say what an amount brings and asks for. */
export interface DepositMatch {
  /** Of the deposit, rounded down: 1_000_000 doubles it. */
  readonly percentPpm: number
  /** The most that it gives. */
  readonly maxAmount: bigint
  /** Turnover of deposit and bonus together, rounded up: 12_000_000 is twelve times. */
  readonly timesPpm: number
  /** Days to reach it. */
  readonly days: number
  /** The largest stake until then: this part of the bonus, and never more than the amount. */
  readonly stakePpm: number
  readonly stakeAmount: bigint
}

export interface DepositOffer {
  readonly offerId: string
  readonly name: Words
  /** What it gives and what it asks for, in one or two sentences. */
  readonly terms: Words
  /** In minor units of the merchant's currency. */
  readonly leastAmount: bigint
  /** Null: it gives something else. */
  readonly match: DepositMatch | null
}

export interface OfferSeeker {
  readonly merchantId: string
  readonly memberId: string
  readonly now: Date
}

/** A deposit that was opened with an offer and is credited now. */
export interface OfferedDeposit extends OfferSeeker {
  readonly offerId: string
  readonly depositId: string
  /** What arrived, whatever was asked for. */
  readonly amount: bigint
  readonly currency: RealCurrency
  /** The ledger's transaction of the credit. */
  readonly txnId: string
}

export interface DepositOffers {
  /** What the member may take now, in the order of the form. */
  offersOf(reader: Reader, seeker: OfferSeeker): Promise<readonly DepositOffer[]>
  /**
   * Gives what the offer promises, in the transaction that credits the deposit. Returns true if a requirement
   * of its own now covers the deposit, which then has no 1×; false if it asks for nothing, or does not apply
   * any more.
   */
  credited(tx: Tx, deposit: OfferedDeposit): Promise<boolean>
  /**
   * What was given with a credited deposit; null: the offer did not apply any more. Absent: offers of this
   * kind give no bonus.
   */
  givenWith?(
    reader: Reader,
    deposit: Pick<OfferedDeposit, 'memberId' | 'depositId' | 'offerId'>,
  ): Promise<OfferedBonus | null>
}

/** In minor units; its turnover covers the deposit too. */
export interface OfferedBonus {
  readonly amount: bigint
  readonly requiredAmount: bigint
}

export const depositOffersKey = defineSlot<DepositOffers>('cashier.deposit-offers', {
  offersOf: async () => [],
  credited: async () => false,
})

/** What the deposit keeps of it: names stay as the member read them. */
export interface ChosenOffer {
  readonly id: string
  readonly th: string
  readonly en: string
}

/** The offers for the member who calls. */
export const offersFor = (context: CallContext): Promise<readonly DepositOffer[]> =>
  context.use(depositOffersKey).offersOf(context.tx, {
    merchantId: context.merchant.id,
    memberId: context.actor.accountId,
    now: context.now,
  })

/** Errors: REQUEST_INVALID for an offer that is not the member's, DEPOSIT_OFFER for too little money. */
export async function chooseOffer(
  context: CallContext,
  offerId: string | null,
  amount: bigint,
): Promise<ChosenOffer | null> {
  if (offerId === null) return null
  const offer = (await offersFor(context)).find((one) => one.offerId === offerId)
  if (!offer) refuseFields([{ field: 'promotionId', rule: 'enum' }])
  if (amount < offer.leastAmount)
    refuse('DEPOSIT_OFFER', moneyText(offer.leastAmount, context.merchant.currency))
  return { id: offer.offerId, ...offer.name }
}

export const offerName = (offer: ChosenOffer | null, language: string): string | null =>
  offer && (language === 'th' ? offer.th : offer.en)
