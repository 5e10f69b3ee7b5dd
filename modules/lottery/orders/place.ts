/** A member's slip from the call to the answer: priced here, judged and taken by the poster's batch. */
import { randomBytes } from 'node:crypto'
import { refuse, refuseFields, refuseWith, type ErrorCode } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { moneyText, toWireAmount, type RealCurrency } from '../../../kernel/money.ts'
import { toRefusal, verdictOn } from '../../../kernel/verdict.ts'
import { bodyHashOf } from '../../../platform/hashes.ts'
import type { Database } from '../../../platform/postgres.ts'
import { memberGuardOf, type Poster, type RidingResult } from '../../wallet/index.ts'
import type { IssueKey } from '../draws/door.ts'
import { pricingFacts } from './pricing-reads.ts'
import { betMessage, idOfKey, type FreshOrder } from './ride.ts'
import { numberFaultOf } from './number-desk.ts'
import type { NumberFault } from './rules/number-book.ts'
import { oddsText } from './rules/odds-text.ts'
import type { SlipLine } from './rules/play-rules.ts'
import { gameOf, isNumberGame, rulesOf, type LotteryGame } from './rules/plays.ts'
import { isSlipFault, largestMultiple, quoteSlip, type Quote, type SlipFault } from './rules/slip.ts'
import { SMALLEST_G, type Terms } from './rules/terms.ts'
import { potentialOf } from './store/orders.ts'
import { readFirstOrder, type ShownOrder } from './store/shown.ts'
import { keepForAnswer } from './taken-orders.ts'

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
  /** null: the game has no prize groups. */
  readonly memberG: number | null
  readonly betG: number | null
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
  const rules = rulesOf(game)
  if (slip.lines.length > rules.mostLines)
    refuseFields([{ field: 'lines', rule: 'maxItems', params: [String(rules.mostLines)] }])
  const groups = groupsOf(game, slip.betG, memberG, terms)
  const quote = quoteSlip(rules, slip.lines, {
    g: groups.betG ?? SMALLEST_G,
    refundsTies: terms.refundsTies,
  })
  if (isSlipFault(quote)) refuseLine(quote)
  const { stakeAmount } = quote
  if (!slip.isTemplate && (stakeAmount < terms.minTicketAmount || stakeAmount > terms.maxTicketAmount))
    refuseStake(terms, bettor.currency)
  return { game, terms, ...groups, quote }
}

/** LOTTERY_COMBINATION_MISMATCH, or REQUEST_INVALID for an amount that is none of the lottery's. */
export function refuseLine(fault: SlipFault): never {
  if (fault.reason === 'UNIT') refuseFields([{ field: `lines.${fault.line - 1}.unitAmount`, rule: 'enum' }])
  refuseWith('LOTTERY_COMBINATION_MISMATCH', fault, String(fault.line))
}

/** At what group a slip is played; whole numbers have none. */
function groupsOf(
  game: LotteryGame,
  asked: number | undefined,
  memberG: number,
  terms: Terms,
): Pick<PricedSlip, 'memberG' | 'betG'> {
  if (isNumberGame(game)) {
    if (asked !== undefined) refuseFields([{ field: 'betG', rule: 'unknown' }])
    return { memberG: null, betG: null }
  }
  const betG = asked ?? Math.min(memberG, terms.largestG)
  if (betG > Math.min(memberG, terms.largestG)) refuseGroup(memberG, terms)
  return { memberG, betG }
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
    if (result.status === 'OK') {
      const placed = { orderId: order.orderId, balance: result.balance!, isRepeat: result.isRepeat }
      if (!result.isRepeat) keepForAnswer(placed, order)
      return placed
    }
    if (result.isRepeat && isPassing(result) && attempt + 1 < ATTEMPTS) continue
    throw await refusalOf(database, bettor, priced, order, result)
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
  const order: FreshOrder = { ...known, lines: [] }
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
  order: FreshOrder,
  result: RidingResult,
): Promise<Refusal> {
  if (result.status === 'DUPLICATE_TRANSACTION') return new Refusal('REQUEST_KEY_REUSED')
  if (result.status === 'ROUND_CLOSED') return new Refusal('LOTTERY_CLOSED')
  if (result.status !== 'REFUSED') return walletRefusal(database, bettor.memberId, result)
  const code = result.reason as ErrorCode
  if (code === 'GAME_MAINTENANCE') return new Refusal(code, { retryAfterS: 60 })
  if (code === 'LOTTERY_NOT_OPEN') return new Refusal(code, { params: [order.numero] })
  if (code === 'LOTTERY_PRIZE_GROUP')
    return new Refusal(code, {
      params: [String(SMALLEST_G), String(Math.min(memberG ?? SMALLEST_G, terms.largestG))],
    })
  if (isNumberFault(code)) return numberRefusal(code, order, bettor.currency)
  if (code !== 'LOTTERY_PAYOUT_LIMIT') return new Refusal(code)
  const used = await potentialOf(database.kysely, order)
  const multiple = largestMultiple(quote, terms.maxPayoutAmount - used)
  return new Refusal(code, { params: [String(multiple)], value: { multiple } })
}

const isNumberFault = (code: ErrorCode): code is NumberFault['code'] =>
  code === 'LOTTERY_NUMBER_CLOSED' || code === 'LOTTERY_NUMBER_LIMIT' || code === 'LOTTERY_ODDS_REDUCED'

/** With every line that is concerned; the sentence names the first. */
function numberRefusal(code: NumberFault['code'], order: FreshOrder, currency: RealCurrency): Refusal {
  const fault = numberFaultOf(order)
  // Told before under the same key, and not true any more: the lines are not known.
  const lines = fault?.code === code ? fault.lines : []
  const first = lines[0] ?? { number: order.lines[0]!.selection, oddsE4: [0n], amount: 0n }
  const params = {
    LOTTERY_NUMBER_CLOSED: () => [first.number],
    LOTTERY_NUMBER_LIMIT: () => [first.number, moneyText(first.amount!, currency)],
    LOTTERY_ODDS_REDUCED: () => [oddsText(first.oddsE4![0]!)],
  }[code]()
  return new Refusal(code, {
    params,
    value: {
      lines: lines.map(({ line, number, oddsE4, amount }) => ({
        line,
        number,
        ...(oddsE4 ? { odds: oddsE4.map(oddsText) } : {}),
        ...(amount === undefined ? {} : { amount: toWireAmount(amount) }),
      })),
    },
  })
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
