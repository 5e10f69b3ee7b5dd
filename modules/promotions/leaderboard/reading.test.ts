/** Ranks of a board where many figures are equal. */
import { expect, test } from 'vitest'
import { bucketOf } from '../../../kernel/promotions/board-bucket.ts'
import { setUpBoardHouse } from '../../../tests/support/boards.ts'
import { ranksOf } from './reading.ts'
import { moveBuckets, writeScores } from './store/scores.ts'

const house = setUpBoardHouse(1)

test('beside a member stand those next to it, however many have an equal figure', async () => {
  const { database } = house.cashier.server.process
  const board = { promotionId: house.promotionId, period: '2001-01-01' }
  const scores = Array.from({ length: 60 }, (_, place) => {
    const validAmount = [700n, 300n, 300n, 300n, 200n, 100n][place % 6]!
    const reachedAt = new Date(978_307_200_000 + ((place * 7) % 5))
    return { ...board, memberId: `near-${place}`, validAmount, reachedAt, bucket: bucketOf(validAmount) }
  })
  await database.transaction(async (tx) => {
    await writeScores(tx, scores)
    await moveBuckets(
      tx,
      scores.map(({ bucket }) => ({ ...board, bucket, by: 1 })),
    )
  })
  const inOrder = scores
    .toSorted(
      (one, other) =>
        Number(other.validAmount - one.validAmount) ||
        one.reachedAt.getTime() - other.reachedAt.getTime() ||
        (one.memberId < other.memberId ? -1 : 1),
    )
    .map(({ memberId }) => memberId)
  for (const [at, memberId] of inOrder.entries()) {
    const { rows, mine } = await ranksOf(database.kysely, board, memberId, [])
    expect(mine?.rank).toBe(at + 1)
    const shown = inOrder.map((id, place) => [place + 1, id] as const)
    const near = shown.filter(([rank]) => rank <= 20 || (at >= 18 && Math.abs(rank - at - 1) <= 2))
    expect(rows.map((row) => [row.rank, row.memberId])).toEqual(near)
  }
})
