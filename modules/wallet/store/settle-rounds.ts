/**
 * Closing and paying rounds of many members by set: one that they all bet in, or one of each
 * (docs/flows/settle-rounds.md).
 */
import { refuse } from '../../../contract/errors.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { oneOf, sql, type Database, type Tx } from '../../../platform/postgres.ts'
import { walletMoved } from '../events.ts'
import type { Currency } from '../types.ts'

/** What the round came to for one member who bet in it. */
export interface MemberResult {
  memberId: string
  /** 0: lost. */
  winAmount: bigint
  /** What counts for rebates, points and levels, and what fills the requirements of bonuses. */
  validAmount: bigint
  bonusValidAmount: bigint
}

export interface RoundResults {
  vendor: string
  roundId: string
  /** Of the result, from 1; a higher one takes back what a lower one paid, and pays again. */
  version: number
  results: readonly MemberResult[]
}

/** What one bet came to that is a round of its own. */
export interface BetSettlement extends MemberResult {
  roundId: string
  /** How often the bet was settled, this time included: from 1, as the version of a round. */
  version: number
}

export interface BetSettlements {
  vendor: string
  /** At most 4,000. */
  results: readonly BetSettlement[]
}

/**
 * OUTDATED: a higher version stands. ROUND_CLOSED: the round is cancelled for this member, or somebody else
 * closed it.
 */
type SettledStatus = 'SETTLED' | 'REPEAT' | 'OUTDATED' | 'BET_NOT_FOUND' | 'ROUND_CLOSED'

/**
 * Bets of a chunk's members wait until it is committed, never for more than a fifth of a second: chunks grow
 * and shrink with the time that they take, which is several times longer where pages are written for the
 * first time since a checkpoint.
 */
const AIM_MS = 50
const FIRST_CHUNK = 100
const LARGEST_CHUNK = 4_000
/** Chunks under way at once: one is computed while another waits for the disk. */
const LANES = 2

const STATUS: readonly SettledStatus[] = ['SETTLED', 'REPEAT', 'OUTDATED', 'BET_NOT_FOUND', 'ROUND_CLOSED']
const OTHER_CONTENT = 6

/**
 * Settles one chunk, at most 4,000 members and each once: closes winners and losers, pays, moves loss
 * limits and states the valid bet. The same again changes nothing. Returns the status of each member, in
 * order. Errors: REQUEST_KEY_REUSED, if a member was settled with another result under this version; then
 * nothing of the chunk is done.
 */
export function settleRounds(tx: Tx, order: RoundResults): Promise<SettledStatus[]> {
  const { vendor, roundId, version, results } = order
  return settleTurns(tx, vendor, [results.map((result) => ({ ...result, roundId, version }))])
}

/**
 * Settles one chunk of bets that are rounds of their own, as settleRounds does, but a member may have several
 * of them. What was won in a round while it was open, such as a part that was cashed out, is neither part of
 * `winAmount` nor taken back by a higher version.
 */
export async function settleBets(tx: Tx, { vendor, results }: BetSettlements): Promise<SettledStatus[]> {
  const turns = turnsOf(results)
  const statuses = (await settleTurns(tx, vendor, turns)).values()
  const statusOf = new Map(turns.flat().map((result) => [result, statuses.next().value!]))
  return results.map((result) => statusOf.get(result)!)
}

/**
 * Of each member one, then of those with several the next, and so on: what a bet pays stands on the balance
 * that the one before it has left. All members are in the first turn, which locks them in their order.
 */
function turnsOf(results: readonly BetSettlement[]): BetSettlement[][] {
  const turns: BetSettlement[][] = []
  const taken = new Map<string, number>()
  for (const result of results) {
    const turn = taken.get(result.memberId) ?? 0
    taken.set(result.memberId, turn + 1)
    ;(turns[turn] ??= []).push(result)
  }
  return turns
}

/** Returns the statuses of all turns, one after another. */
async function settleTurns(
  tx: Tx,
  vendor: string,
  turns: readonly (readonly BetSettlement[])[],
): Promise<SettledStatus[]> {
  const statuses: SettledStatus[] = []
  const moved = new Map<string, Set<string>>()
  for (const results of turns) {
    const row = await settleTurn(tx, vendor, results)
    if (row.o_status.includes(OTHER_CONTENT)) refuse('REQUEST_KEY_REUSED')
    statuses.push(...row.o_status.map((status) => STATUS[status - 1]!))
    for (const [place, currency] of row.o_moved.entries())
      if (currency) moved.set(currency, (moved.get(currency) ?? new Set()).add(results[place]!.memberId))
  }
  for (const [currency, members] of moved)
    await emitEvent(tx, walletMoved, { memberIds: [...members], currency: currency as Currency })
  return statuses
}

const settleTurn = (tx: Tx, vendor: string, results: readonly BetSettlement[]) =>
  oneOf(
    tx,
    sql<{ o_status: number[]; o_moved: (string | null)[] }>`
    SELECT o_status, o_moved FROM wallet.settle_rounds(${vendor},
      ${results.map((result) => result.roundId)}::text[], ${results.map((result) => result.version)}::int[],
      ${results.map((result) => result.memberId)}::text[], ${results.map((result) => result.winAmount)}::bigint[],
      ${results.map((result) => result.validAmount)}::bigint[], ${results.map((result) => result.bonusValidAmount)}::bigint[])`,
  )

/** A bet that is a round of its own and won nothing. */
type LostRound = Pick<BetSettlement, 'memberId' | 'roundId' | 'validAmount' | 'bonusValidAmount'>

/**
 * Closes bets that are lost, at most 8,000, in their first version: as settleBets does with a win of 0, but a
 * member may have many of them. Returns how many were open and are closed by it.
 */
export async function loseBets(tx: Tx, vendor: string, lost: readonly LostRound[]): Promise<number> {
  const { closed } = await oneOf(
    tx,
    sql<{ closed: number }>`
    SELECT wallet.lose_rounds(${vendor}, ${lost.map(({ roundId }) => roundId)}::text[],
      ${lost.map(({ memberId }) => memberId)}::text[], ${lost.map(({ validAmount }) => validAmount)}::bigint[],
      ${lost.map(({ bonusValidAmount }) => bonusValidAmount)}::bigint[]) AS closed`,
  )
  return closed
}

/**
 * Settles any number of members, chunk by chunk, each in a transaction of its own; `chunk` fixes their size,
 * which otherwise follows the time that they take. Cut off anywhere and called again, it goes on with those
 * who are not settled yet. Returns how many have each status. Errors: as settleRounds.
 */
export async function settleRoundInChunks(
  database: Database,
  order: RoundResults,
  chunk?: number,
): Promise<Record<SettledStatus, number>> {
  const counts = { SETTLED: 0, REPEAT: 0, OUTDATED: 0, BET_NOT_FOUND: 0, ROUND_CLOSED: 0 }
  let [from, size, hasFailed] = [0, chunk ?? FIRST_CHUNK, false]
  const settleOn = async () => {
    while (from < order.results.length && !hasFailed) {
      const results = order.results.slice(from, (from += size))
      const begin = performance.now()
      try {
        for (const status of await database.transaction((tx) => settleRounds(tx, { ...order, results })))
          counts[status]++
      } catch (error) {
        hasFailed = true
        throw error
      }
      if (chunk === undefined) size = sizeAfter(results.length, performance.now() - begin)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: LANES }, settleOn))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return counts
}

/** Grows slowly and shrinks at once. */
const sizeAfter = (size: number, ms: number): number =>
  Math.max(1, Math.min(LARGEST_CHUNK, Math.floor(size * Math.min(1.5, AIM_MS / ms))))
