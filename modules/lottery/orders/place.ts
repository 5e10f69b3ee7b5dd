/** A member's slip from the call to the answer: priced here, judged and taken by the poster's batch. */
import { randomBytes } from 'node:crypto'
import { refuse, refuseWith, type ErrorCode } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import { toRefusal, verdictOn } from '../../../kernel/verdict.ts'
import { bodyHashOf } from '../../../platform/hashes.ts'
import type { Database } from '../../../platform/postgres.ts'
import { memberGuardOf, type Poster, type RidingResult } from '../../wallet/index.ts'
import type { IssueKey } from '../draws/door.ts'
import { pricingFacts } from './pricing-reads.ts'
import { betMessage, idOfKey, type FreshOrder } from './ride.ts'
import { gameOf, type LotteryGame } from './rules/plays.ts'
import { isSlipFault, largestMultiple, quoteSlip, type Quote, type SlipLine } from './rules/slip.ts'
import { SMALLEST_G, type Terms } from './rules/terms.ts'
import { potentialOf } from './store/judging.ts'
import { readFirstOrder, type ShownOrder } from './store/shown.ts'

export interface Bettor {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: RealCurrency
}

export interface Slip extends IssueKey {
  readonly clientSeed?: string
  readonly betG?: number
  readonly lines: readonly SlipLine[]
  readonly note?: string
}

export interface PricedSlip {
  readonly game: LotteryGame
  readonly terms: Terms
  readonly memberG: number
  readonly betG: number
  readonly quote: Quote
}

interface Parts {
  readonly database: Database
  readonly poster: Poster
}

/** So often the same key may be tried again after it was refused for a passing reason. */
const ATTEMPTS = 8

export const newClientSeed = (): string => randomBytes(8).toString('hex')

/**
 * Reads and prices the lines of a slip; what a template costs depends on the multiple of each item. Errors:
 * LOTTERY_GAME_UNKNOWN, GAME_MAINTENANCE, LOTTERY_PRIZE_GROUP, LOTTERY_COMBINATION_MISMATCH with the line,
 * LOTTERY_STAKE_LIMIT.
 */
export async function priceSlip(
  { database }: Parts,
  bettor: Bettor,
  slip: Pick<Slip, 'betG' | 'lines'> & { gameCode: string; isTemplate?: boolean },
): Promise<PricedSlip> {
  const game = gameOf(slip.gameCode)
  if (!game) refuse('LOTTERY_GAME_UNKNOWN')
  const facts = await pricingFacts(database, { ...bettor, gameCode: game.gameCode })
  const { terms, memberG = SMALLEST_G } = facts
  if (!terms.isOn) throw new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 })
  const betG = slip.betG ?? Math.min(memberG, terms.largestG)
  if (betG > Math.min(memberG, terms.largestG)) refuseGroup(memberG, terms)
  const quote = quoteSlip(game, slip.lines, { g: betG, refundsTies: terms.refundsTies })
  if (isSlipFault(quote)) refuseWith('LOTTERY_COMBINATION_MISMATCH', quote, String(quote.line))
  const { stakeAmount } = quote
  if (!slip.isTemplate && (stakeAmount < terms.minTicketAmount || stakeAmount > terms.maxTicketAmount))
    refuseStake(terms, bettor.currency)
  return { game, terms, memberG, betG, quote }
}

export function refuseGroup(memberG: number, terms: Terms): never {
  refuse('LOTTERY_PRIZE_GROUP', String(SMALLEST_G), String(Math.min(memberG, terms.largestG)))
}

export const refuseStake = (terms: Terms, currency: RealCurrency): never =>
  refuse(
    'LOTTERY_STAKE_LIMIT',
    moneyText(terms.minTicketAmount, currency),
    moneyText(terms.maxTicketAmount, currency),
  )

export interface Placed {
  readonly orderId: string
  /** After the bet. */
  readonly balance: bigint
  readonly isRepeat: boolean
}

/**
 * Places a slip under the member's key; the same again is answered as it was. Errors: as priceSlip,
 * LOTTERY_ISSUE_UNKNOWN, LOTTERY_NOT_OPEN, LOTTERY_CLOSED, LOTTERY_PAYOUT_LIMIT with the largest multiple,
 * those of the wallet, REQUEST_KEY_REUSED.
 */
export async function placeSlip(parts: Parts, bettor: Bettor, key: string, slip: Slip): Promise<Placed> {
  const { database } = parts
  const content = bodyHashOf(slip)
  const priced = await priceSlip(parts, bettor, slip).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  // A key that has its bet already gets it, whatever the terms are by now.
  if (priced instanceof Refusal) {
    const known = await knownOrder(database, bettor.memberId, key)
    if (!known) throw priced
    return repeatOf(parts, known, content)
  }
  for (let attempt = 0; ; attempt++) {
    const order: FreshOrder = {
      orderId: idOfKey(bettor.memberId, key, attempt),
      merchantId: bettor.merchantId,
      memberId: bettor.memberId,
      gameCode: slip.gameCode,
      numero: slip.numero,
      chaseId: null,
      stakeAmount: priced.quote.stakeAmount,
      potentialAmount: priced.quote.potentialAmount,
      betG: priced.betG,
      clientSeed: slip.clientSeed ?? newClientSeed(),
      note: slip.note ?? '',
      lines: priced.quote.lines,
    }
    const result = await parts.poster.place(betMessage(priced.game.vendor, order, content))
    if (result.status === 'OK')
      return { orderId: order.orderId, balance: result.balance!, isRepeat: result.isRepeat }
    if (result.isRepeat && isPassing(result) && attempt + 1 < ATTEMPTS) continue
    throw await refusalOf(database, bettor, priced, slip, result)
  }
}

const knownOrder = (database: Database, memberId: string, key: string): Promise<ShownOrder | undefined> =>
  readFirstOrder(
    database.kysely,
    memberId,
    Array.from({ length: ATTEMPTS }, (_, attempt) => idOfKey(memberId, key, attempt)),
  )

/** The ledger says whether the key stands for the same slip. */
async function repeatOf({ poster }: Parts, known: ShownOrder, content: string): Promise<Placed> {
  const order: FreshOrder = { ...known, betG: known.betG ?? SMALLEST_G, lines: [] }
  const result = await poster.place(betMessage(gameOf(known.gameCode)!.vendor, order, content))
  if (result.status !== 'OK' || !result.isRepeat) throw new Refusal('REQUEST_KEY_REUSED')
  return { orderId: known.orderId, balance: result.balance!, isRepeat: true }
}

/** Whether the same key may be answered otherwise a moment later (wire.md §1). */
const isPassing = ({ status, reason }: RidingResult): boolean =>
  status === 'MEMBER_BLOCKED' || status === 'GAME_DISABLED' || reason === 'GAME_MAINTENANCE'

/** What the caller is told of a bet that was not taken. */
export async function refusalOf(
  database: Database,
  bettor: Bettor,
  { terms, memberG, quote }: Pick<PricedSlip, 'terms' | 'memberG' | 'quote'>,
  issue: IssueKey,
  result: RidingResult,
): Promise<Refusal> {
  if (result.status === 'DUPLICATE_TRANSACTION') return new Refusal('REQUEST_KEY_REUSED')
  if (result.status === 'ROUND_CLOSED') return new Refusal('LOTTERY_CLOSED')
  if (result.status !== 'REFUSED') return walletRefusal(database, bettor.memberId, result)
  const code = result.reason as ErrorCode
  if (code === 'GAME_MAINTENANCE') return new Refusal(code, { retryAfterS: 60 })
  if (code === 'LOTTERY_NOT_OPEN') return new Refusal(code, { params: [issue.numero] })
  if (code === 'LOTTERY_PRIZE_GROUP')
    return new Refusal(code, {
      params: [String(SMALLEST_G), String(Math.min(memberG, terms.largestG))],
    })
  if (code !== 'LOTTERY_PAYOUT_LIMIT') return new Refusal(code)
  const used = await potentialOf(database.kysely, { ...issue, memberId: bettor.memberId })
  const multiple = largestMultiple(quote, terms.maxPayoutAmount - used)
  return new Refusal(code, { params: [String(multiple)], value: { multiple } })
}

/** The wallet's own words, with the limit that was reached. */
export async function walletRefusal(
  database: Database,
  memberId: string,
  result: RidingResult,
): Promise<Refusal> {
  const { status, reason } = result
  const guard = await memberGuardOf(database.kysely, memberId)
  const limit =
    reason === 'RG_STAKE_LIMIT' ? guard.maxStake : reason === 'BONUS_MAX_BET' ? guard.bonusMaxStake : null
  return toRefusal(
    verdictOn({
      status,
      ...(reason === undefined ? {} : { reason }),
      ...(limit === null ? {} : { limitAmount: Number(limit) }),
      ...(guard.blockedUntil === null ? {} : { blockedUntil: guard.blockedUntil.toISOString() }),
    }),
  )
}
