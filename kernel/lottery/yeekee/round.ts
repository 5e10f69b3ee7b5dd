/** Yeekee, whose result is made of the numbers that members shoot (domain/lottery.md §6.2). */
import { openStream, type Hmac } from '../../fair/stream.ts'
import { sha256, toHex } from '../../fair/sha256.ts'
import { isNumber } from '../numbers/digits.ts'
import type { ThaiResult } from '../thai/result.ts'

export type RankOrder = 'NEWEST_FIRST' | 'OLDEST_FIRST'

export interface YeekeeTerms {
  readonly rankOrder: RankOrder
  /** The rank whose shot is taken off the sum. */
  readonly rank: number
  /** With fewer shots the round is void. */
  readonly minShots: number
  /** A member's shots are at least this far apart, and at most so many a round. */
  readonly shotEverySeconds: number
  readonly shotsPerMember: number
}

/** What a new house plays by; a demonstration is content with one shot. */
export const yeekeeTerms: YeekeeTerms = {
  rankOrder: 'NEWEST_FIRST',
  rank: 16,
  minShots: 20,
  shotEverySeconds: 5,
  shotsPerMember: 200,
}

export const isShot = (text: string): boolean => isNumber(text, 5)

export interface YeekeeOutcome {
  readonly sum: bigint
  /** The shot that is taken off, which is missing only in a demonstration of fewer shots than the rank. */
  readonly rankShot: string | undefined
  readonly houseShot: string | undefined
  readonly remainder: bigint
  readonly result: ThaiResult
}

/**
 * The outcome of a round from its shots in the order in which the server received them, or nothing if there
 * are too few. The house's shot, if the lottery has one, is added and holds no rank.
 */
export function yeekeeOutcome(
  shots: readonly string[],
  houseShot: string | undefined,
  terms: YeekeeTerms,
): YeekeeOutcome | undefined {
  const wrong = [...shots, houseShot ?? '00000'].find((shot) => !isShot(shot))
  if (wrong !== undefined) throw new RangeError(`a shot has five digits: ${wrong}`)
  if (shots.length < terms.minShots) return undefined
  const sum = shots.reduce((total, shot) => total + BigInt(shot), 0n)
  const rankShot = terms.rankOrder === 'NEWEST_FIRST' ? shots.at(-terms.rank) : shots.at(terms.rank - 1)
  const remainder = sum + BigInt(houseShot ?? 0) - BigInt(rankShot ?? 0)
  return { sum, rankShot, houseShot, remainder, result: yeekeeResultOf(remainder) }
}

/** The last three digits are the top, the two before them the bottom. */
export function yeekeeResultOf(remainder: bigint): ThaiResult {
  const digits = String(remainder).padStart(5, '0').slice(-5)
  return { top3: digits.slice(2), bottom2: digits.slice(0, 2) }
}

/**
 * The house's shot of a round: `int(100000)` of the stream of its seed. Nothing but the numero goes into the
 * client part, so that the shot stands when its commit is published at the opening.
 */
export function houseShotOf(serverSeed: string, numero: string, hmac?: Hmac): string {
  const clientSeed = toHex(sha256(new TextEncoder().encode(numero)))
  const stream = openStream({ serverSeed, clientSeed, nonce: 0, tag: `YEEKEE:${numero}` }, hmac)
  return String(stream.int(100_000)).padStart(5, '0')
}
