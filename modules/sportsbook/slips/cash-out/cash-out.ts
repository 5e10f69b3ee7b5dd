/** Quotes and cash-outs of a member (domain/sportsbook.md §8). */
import { setTimeout as sleep } from 'node:timers/promises'
import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { moneyText, toWireAmount } from '../../../../kernel/money.ts'
import {
  cashOutPart,
  LEAST_CASH_OUT_PERCENT,
  MOST_CASH_OUT_PERCENT,
} from '../../../../kernel/sports/cash-out.ts'
import type { Reader, Tx } from '../../../../platform/postgres.ts'
import type { Poster, RidingResult } from '../../../wallet/index.ts'
import type { Bettor } from '../place.ts'
import { idOfKey } from '../ride.ts'
import { setAuto } from '../store/cashing.ts'
import { readBets, type ShownBet } from '../store/shown.ts'
import { slipLimitsOf } from '../terms.ts'
import { canCashOut } from '../values.ts'
import { offersOf, type Offer } from './offer.ts'
import { holdBet, payCashOut } from './pay.ts'
import { QUOTE_MS, quoteId, readQuote } from './quotes.ts'

export interface QuoteParts {
  readonly secret: Buffer
  /** The caller's clock. */
  readonly now: Date
}

export interface CashOutAsked {
  readonly betId: string
  readonly quoteId: string
  readonly percent: number
  /** What the member was shown for this part. */
  readonly amount: bigint
}

async function ownBet(reader: Reader, { memberId }: Bettor, betId: string): Promise<ShownBet> {
  const [bet] = await readBets(reader, [betId], memberId)
  return openBet(bet ?? refuse('SPORT_BET_UNKNOWN'))
}

function openBet(bet: ShownBet): ShownBet {
  if (bet.state === 'SETTLED' || bet.state === 'CASHED_OUT') refuse('SPORT_CASH_OUT_DONE')
  if (!canCashOut(bet)) refuse('SPORT_CASH_OUT_CLOSED')
  return bet
}

async function offerNow(reader: Reader, bet: ShownBet): Promise<Offer> {
  const { cashOutMarginPpm, isCashOutOn } = await slipLimitsOf(reader, bet.merchantId)
  const [offer] = await offersOf(reader, bet.merchantId, [bet], cashOutMarginPpm)
  return isCashOutOn ? offer! : { ...offer!, amount: null }
}

/** Errors: SPORT_BET_UNKNOWN, SPORT_CASH_OUT_DONE, SPORT_CASH_OUT_CLOSED. */
export async function quoteOf(reader: Reader, parts: QuoteParts, bettor: Bettor, betId: string) {
  const bet = await ownBet(reader, bettor, betId)
  const { amount } = await offerNow(reader, bet)
  return quoteValue(parts, bet, amount ?? refuse('SPORT_CASH_OUT_CLOSED'))
}

/**
 * The parts that a bet may be cashed out in. One that was settled before and is open again has a closed
 * round, which only its end can pay: it is cashed out whole.
 */
const percentsOf = ({ version }: ShownBet): { minPercent: number; maxPercent: number } =>
  version > 0
    ? { minPercent: 100, maxPercent: 100 }
    : { minPercent: LEAST_CASH_OUT_PERCENT, maxPercent: MOST_CASH_OUT_PERCENT }

function checkPercent(bet: ShownBet, percent: number): void {
  const { minPercent, maxPercent } = percentsOf(bet)
  if ((percent < minPercent || percent > maxPercent) && percent !== 100)
    refuse('SPORT_CASH_OUT_FRACTION', String(minPercent), String(maxPercent))
}

function quoteValue({ secret, now }: QuoteParts, bet: ShownBet, offer: bigint) {
  const expiresAtMs = now.getTime() + QUOTE_MS
  return {
    quoteId: quoteId(secret, bet, { offer, expiresAtMs }),
    offerAmount: offer,
    stakeAmount: bet.stake - bet.cashedStake,
    ...percentsOf(bet),
    expiresAt: new Date(expiresAtMs),
  }
}

/**
 * Before the transaction: what can never be cashed out is refused, and a bet on a match that is played waits
 * as a live bet does. Errors: SPORT_CASH_OUT_FRACTION, as quoteOf.
 */
export async function waitForCashOut(
  reader: Reader,
  bettor: Bettor,
  { betId, percent }: CashOutAsked,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const bet = await ownBet(reader, bettor, betId)
  checkPercent(bet, percent)
  const { delayS } = await offerNow(reader, bet)
  if (delayS > 0) await wait(delayS * 1_000)
}

/** From which offer on a bet cashes out by itself; null: it does not. Errors: as quoteOf. */
export async function setOwnAuto(
  tx: Tx,
  bettor: Bettor,
  betId: string,
  from: bigint | null,
): Promise<ShownBet> {
  await ownBet(tx, bettor, betId)
  // Settled or cashed out in between.
  if (!(await setAuto(tx, betId, bettor.memberId, from))) refuse('SPORT_CASH_OUT_DONE')
  const [bet] = await readBets(tx, [betId])
  return bet!
}

export interface CashedOut {
  readonly bet: ShownBet
  readonly paid: bigint
  readonly result: RidingResult | undefined
}

/**
 * Pays what was quoted, and of a bet on a match that is played no more than it is worth behind the wait;
 * never less than the member confirmed. Errors: as quoteOf, SPORT_CASH_OUT_EXPIRED with a new quote.
 */
export async function takeCashOut(
  tx: Tx,
  { poster, ...parts }: QuoteParts & { readonly poster: Poster },
  bettor: Bettor,
  key: string,
  asked: CashOutAsked,
): Promise<CashedOut> {
  const held = await holdBet(tx, asked.betId)
  if (held?.bet.memberId !== bettor.memberId) refuse('SPORT_BET_UNKNOWN')
  const bet = openBet(held.bet)
  checkPercent(bet, asked.percent)
  const offer = held.offer.amount ?? refuse('SPORT_CASH_OUT_CLOSED')
  const left = bet.stake - bet.cashedStake
  const quote = readQuote(parts.secret, bet, asked.quoteId)
  const isValid = quote !== undefined && quote.expiresAtMs >= parts.now.getTime()
  const price = !isValid ? 0n : held.offer.delayS > 0 && offer < quote.offer ? offer : quote.offer
  const { paid, cashedStake } = cashOutPart(price, left, asked.percent)
  if (!isValid || paid < asked.amount) refuseExpired(parts, bettor, bet, offer, asked.percent)
  // A tenth of the last satang of a stake is none of it: such a rest is cashed out whole.
  if (cashedStake === 0n) refuse('SPORT_CASH_OUT_FRACTION', '100', '100')
  const result = await payCashOut(tx, poster, bet, {
    cashOutId: idOfKey(bettor.memberId, `cash-out/${key}`, 0),
    betId: bet.betId,
    source: 'MEMBER',
    percent: asked.percent,
    stake: cashedStake,
    amount: paid,
  })
  const [after] = await readBets(tx, [bet.betId])
  return { bet: after!, paid, result }
}

function refuseExpired(
  parts: QuoteParts,
  { currency }: Bettor,
  bet: ShownBet,
  offer: bigint,
  percent: number,
): never {
  const { paid } = cashOutPart(offer, bet.stake - bet.cashedStake, percent)
  const quote = quoteValue(parts, bet, offer)
  refuseWith(
    'SPORT_CASH_OUT_EXPIRED',
    {
      amount: toWireAmount(paid),
      quoteId: quote.quoteId,
      offerAmount: toWireAmount(offer),
      expiresAt: quote.expiresAt.toISOString(),
    },
    moneyText(paid, currency),
  )
}
