/** Adds what was settled to the boards that it counts on; one follower calls it, in the order of the ledger. */
import { periodFinder } from '../../../kernel/calendar.ts'
import { bucketOf } from '../../../kernel/promotions/board-bucket.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { PlayChange } from '../../wallet/index.ts'
import { meantAmong, type Asking } from '../audience/among.ts'
import { boardsBetween, countsAt, periodAt, type Board } from './boards.ts'
import { moveBuckets, readScores, writeScores, type BucketMove, type Score } from './store/scores.ts'

type Change = Pick<PlayChange, 'merchantId' | 'memberId' | 'product' | 'valid' | 'settledAt'> & {
  readonly timeZone: string
}

export async function addToBoards(tx: Tx, changes: readonly Change[], asking: Asking): Promise<void> {
  const counting = changes.filter(({ valid }) => valid !== 0n)
  for (const [merchantId, own] of Map.groupBy(counting, (change) => change.merchantId))
    await addTo(tx, merchantId, own, asking)
}

async function addTo(tx: Tx, merchantId: string, changes: readonly Change[], asking: Asking): Promise<void> {
  const times = changes.map(({ settledAt }) => settledAt.getTime())
  const [from, to] = [new Date(Math.min(...times)), new Date(Math.max(...times) + 1)]
  const added = new Map<string, Omit<Score, 'bucket'>>()
  for (const board of await boardsBetween(tx, merchantId, from, to)) {
    const periodIn = periodFinder((moment) => periodAt(board, moment, changes[0]!.timeZone))
    for (const { memberId, valid, settledAt } of await countingOn(tx, board, changes, asking)) {
      const key = { promotionId: board.running.promotionId, period: periodIn(settledAt).id, memberId }
      const before = added.get(keyOf(key))
      added.set(keyOf(key), {
        ...key,
        validAmount: (before?.validAmount ?? 0n) + valid,
        reachedAt: settledAt,
      })
    }
  }
  if (added.size > 0) await store(tx, [...added.values()])
}

/**
 * What of these counts on the board. Who is not in its audience is not ranked; what is taken back is taken
 * back from them as well.
 */
async function countingOn(
  tx: Tx,
  board: Board,
  changes: readonly Change[],
  asking: Asking,
): Promise<readonly Change[]> {
  const counting = changes.filter(
    ({ product, settledAt }) => countsAt(board, settledAt) && board.values.products.includes(product),
  )
  if (counting.length === 0) return []
  const { audience } = board.running
  const memberIds = [...new Set(counting.map(({ memberId }) => memberId))]
  const ranked = await meantAmong(tx, { merchantId: counting[0]!.merchantId, audience }, memberIds, asking)
  return counting.filter(({ memberId, valid }) => valid < 0n || ranked.has(memberId))
}

const keyOf = ({ promotionId, period, memberId }: Pick<Score, 'promotionId' | 'period' | 'memberId'>) =>
  `${promotionId}\n${period}\n${memberId}`

async function store(tx: Tx, added: readonly Omit<Score, 'bucket'>[]): Promise<void> {
  const known = new Map((await readScores(tx, added)).map((score) => [keyOf(score), score]))
  const moves: BucketMove[] = []
  const scores = added.map((add): Score => {
    const before = known.get(keyOf(add))
    const validAmount = (before?.validAmount ?? 0n) + add.validAmount
    // Zero stands for no group: who has nothing is not ranked.
    const bucket = validAmount > 0n ? bucketOf(validAmount) : 0
    const was = before?.bucket ?? 0
    const board = { promotionId: add.promotionId, period: add.period }
    if (was !== bucket && was > 0) moves.push({ ...board, bucket: was, by: -1 })
    if (was !== bucket && bucket > 0) moves.push({ ...board, bucket, by: 1 })
    return { ...add, validAmount, bucket }
  })
  await writeScores(tx, scores)
  await moveBuckets(tx, moves)
}
