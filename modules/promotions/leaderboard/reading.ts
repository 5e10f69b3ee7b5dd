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
}

/** The member's own rank; null: none. */
export async function rankOf(reader: Reader, score: Score | undefined): Promise<number | null> {
  return score ? (await countAhead(reader, score, endOfBucket(score.bucket))) + 1 : null
}

/** The first ranks, and the member's own with those next to it. */
export async function ranksOf(reader: Reader, board: BoardKey, memberId: string) {
  const top = (await readTop(reader, board, TOP)).map((score, place) => ({ ...score, rank: place + 1 }))
  const own = await readScore(reader, board, memberId)
  const rank = await rankOf(reader, own)
  if (!own || rank === null) return { rows: top, mine: null }
  const mine: Ranked = { ...own, rank }
  if (rank <= TOP - NEXT) return { rows: top, mine }
  const ahead = (await readAhead(reader, own, NEXT)).map((score, at) => ({ ...score, rank: rank - 1 - at }))
  const behind = (await readBehind(reader, own, NEXT)).map((score, at) => ({ ...score, rank: rank + 1 + at }))
  const near = [...ahead.toReversed(), mine, ...behind].filter((row) => row.rank > top.length)
  return { rows: [...top, ...near], mine }
}

/** The winners of a period that is closed, and the member's own rank in it. */
export async function winnersOf(reader: Reader, board: BoardKey, memberId: string) {
  const rows: Ranked[] = await readPrizes(reader, board)
  const own = await readScore(reader, board, memberId)
  const rank = await rankOf(reader, own)
  return { rows, mine: own && rank !== null ? { ...own, rank } : null }
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
