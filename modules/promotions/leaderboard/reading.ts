/** A board as a member reads it. */
import { endOfBucket } from '../../../kernel/promotions/board-bucket.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { maskName } from '../../catalogue/index.ts'
import { accountsByIds } from '../../identity/index.ts'
import { readPrizes } from './store/prizes.ts'
import {
  countAhead,
  readAhead,
  readBehind,
  readScore,
  readTop,
  type BoardKey,
  type Score,
} from './store/scores.ts'

const TOP = 20
const NEXT = 2

export interface Ranked {
  readonly rank: number
  readonly memberId: string
  readonly validAmount: bigint
  readonly reachedAt: Date
  /** In minor units; 0: none. */
  readonly prizeAmount: bigint
}

export interface Ranks {
  readonly rows: readonly Ranked[]
  readonly mine: Ranked | null
}

/** The member's own rank; null: none. */
export async function rankOf(reader: Reader, score: Score | undefined): Promise<number | null> {
  return score ? (await countAhead(reader, score, endOfBucket(score.bucket))) + 1 : null
}

/** The first ranks, and the member's own with those next to it; `prizes` by rank, in minor units. */
export async function ranksOf(
  reader: Reader,
  board: BoardKey,
  memberId: string,
  prizes: readonly number[],
): Promise<Ranks> {
  const ranked = (score: Score, rank: number): Ranked => ({
    ...score,
    rank,
    prizeAmount: BigInt(prizes[rank - 1] ?? 0),
  })
  const top = (await readTop(reader, board, TOP)).map((score, place) => ranked(score, place + 1))
  const own = await readScore(reader, board, memberId)
  const rank = await rankOf(reader, own)
  if (!own || rank === null) return { rows: top, mine: null }
  const mine = ranked(own, rank)
  if (rank <= TOP - NEXT) return { rows: top, mine }
  const ahead = (await readAhead(reader, own, NEXT)).map((score, at) => ranked(score, rank - 1 - at))
  const behind = (await readBehind(reader, own, NEXT)).map((score, at) => ranked(score, rank + 1 + at))
  const near = [...ahead.toReversed(), mine, ...behind].filter((row) => row.rank > top.length)
  return { rows: [...top, ...near], mine }
}

/**
 * The winners of a period that is closed, with the prizes that it had, and the member's own rank in it. What
 * its budget could not pay is no prize. Of others it is not told who was left out: they get no offers.
 */
export async function winnersOf(reader: Reader, board: BoardKey, memberId: string): Promise<Ranks> {
  const prizes = await readPrizes(reader, board)
  const rows = prizes.map(({ state, ...prize }): Ranked => {
    const isNone = state === 'SPENT' || (state === 'LEFT_OUT' && prize.memberId === memberId)
    return { ...prize, prizeAmount: isNone ? 0n : prize.amount }
  })
  const own = await readScore(reader, board, memberId)
  const rank = await rankOf(reader, own)
  if (!own || rank === null) return { rows, mine: null }
  const prizeAmount = rows.find((row) => row.rank === rank)?.prizeAmount ?? 0n
  return { rows, mine: { ...own, rank, prizeAmount } }
}

/** The names of these, masked but the member's own. */
export async function namesOf(
  reader: Reader,
  rows: readonly Ranked[],
  memberId: string,
): Promise<(id: string) => string> {
  const accounts = await accountsByIds(
    reader,
    rows.map((row) => row.memberId),
  )
  return (id) => {
    const name = accounts.get(id)?.username ?? ''
    return id === memberId ? name : maskName(name)
  }
}
