/** A member's slip from the call to the answer: judged and taken by the poster's batch. */
import type { ErrorCode } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { RealCurrency } from '../../../kernel/money.ts'
import { SPORT_VENDOR, type AcceptChange, type OddsFormat } from '../../../kernel/sports/words.ts'
import { toRefusal, verdictOn } from '../../../kernel/verdict.ts'
import type { Database } from '../../../platform/postgres.ts'
import { memberGuardOf, type Poster, type RidingResult } from '../../wallet/index.ts'
import { cardsOf } from './cards.ts'
import { keptOf, refusalOfKept } from './rules/fault.ts'
import type { AskedSlip } from './rules/priced-bet.ts'
import { betMessage, idOfKey, type FreshBet, type Origin } from './ride.ts'
import { keptRefusalOf } from './store/bets.ts'
import type { MarketCard } from './store/cards.ts'
import { readBets, type ShownBet } from './store/shown.ts'
import { faultOf, takenBet } from './taken-bets.ts'
import { shownOfTaken } from './values.ts'

export interface Bettor {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: RealCurrency
}

export interface Slip extends AskedSlip {
  readonly stake: bigint
  readonly acceptChange: AcceptChange
  readonly oddsFormat: OddsFormat
}

interface Parts {
  readonly database: Database
  readonly poster: Poster
  /** Undefined if no browser asks. */
  readonly origin?: Origin
}

export interface Placed {
  readonly bet: ShownBet
  /** After the bet. */
  readonly balance: bigint
  readonly isRepeat: boolean
}

/** So often the same key may be tried again after it was refused for a passing reason. */
const ATTEMPTS = 8

/**
 * Places a slip under the member's key; the same again is answered as it was. Errors: those of
 * contract/player/sportsbook/bet-errors.ts with what holds now in their value, REQUEST_KEY_REUSED.
 */
export async function placeSlip(parts: Parts, bettor: Bettor, key: string, slip: Slip): Promise<Placed> {
  const content = contentOf(slip)
  const cards = await cardsOf(
    parts.database,
    slip.legs.map(({ marketNo }) => marketNo),
  )
  const unknown = cards.indexOf(undefined)
  if (unknown >= 0) throw new Refusal('SPORT_MARKET_UNKNOWN', { value: { leg: unknown + 1 } })
  const known = cards as MarketCard[]
  for (let attempt = 0; ; attempt++) {
    const bet: FreshBet = {
      ...bettor,
      ...slip,
      ...placeOf(known),
      origin: parts.origin,
      betId: idOfKey(bettor.memberId, key, attempt),
    }
    const result = await parts.poster.place(betMessage(bet, content))
    if (result.status === 'OK') {
      const taken = result.isRepeat ? undefined : takenBet(bet)
      return {
        bet: taken ? shownOfTaken(taken, known) : await placedBet(parts.database, bet.betId),
        balance: result.balance!,
        isRepeat: result.isRepeat,
      }
    }
    if (result.isRepeat && isPassing(result) && attempt + 1 < ATTEMPTS) continue
    throw await refusalOf(parts.database, bet, result)
  }
}

/** All that makes a slip the same when it is sent again under its key; the wallet hashes it. */
const contentOf = (slip: Slip): string =>
  JSON.stringify([
    slip.kind,
    slip.systemCode,
    String(slip.stake),
    slip.acceptChange,
    slip.oddsFormat,
    slip.legs.map((leg) => [String(leg.marketNo), leg.code, leg.lineQ, leg.priceE4]),
  ])

/** Where the money of a slip is booked: with its first leg; a mixed slip with its first leg on a sport. */
function placeOf(cards: readonly MarketCard[]): { vendor: string; gameCode: string } {
  const isMixed = cards.some(({ vendor }) => vendor !== cards[0]!.vendor)
  const first = isMixed ? cards.find(({ vendor }) => vendor === SPORT_VENDOR)! : cards[0]!
  return { vendor: first.vendor, gameCode: `SPORT-${first.sportCode}` }
}

async function placedBet(database: Database, betId: string): Promise<ShownBet> {
  const [bet] = await readBets(database.kysely, [betId])
  if (!bet) throw new Error(`the bet ${betId} was placed and is not there`)
  return bet
}

/** Whether the same key may be answered otherwise a moment later (wire.md §1). */
const isPassing = ({ status }: RidingResult): boolean =>
  status === 'MEMBER_BLOCKED' || status === 'GAME_DISABLED'

/** What the caller is told of a bet that was not taken; of a repeat what it was told at first. */
async function refusalOf(database: Database, bet: FreshBet, result: RidingResult): Promise<Refusal> {
  if (result.status === 'DUPLICATE_TRANSACTION') return new Refusal('REQUEST_KEY_REUSED')
  if (result.status === 'ROUND_CLOSED') return new Refusal('ROUND_STATE')
  if (result.status !== 'REFUSED') return walletRefusal(database, bet.memberId, result)
  const code = result.reason as ErrorCode
  const kept = result.isRepeat ? await keptRefusalOf(database.kysely, bet.betId) : undefined
  if (kept) return refusalOfKept(kept)
  const fault = faultOf(bet)
  return fault?.code === code ? refusalOfKept(keptOf(fault, bet.currency)) : new Refusal(code)
}

/** The wallet's own words, with the limit that was reached. */
async function walletRefusal(database: Database, memberId: string, result: RidingResult): Promise<Refusal> {
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
