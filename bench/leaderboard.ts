/**
 * A board of 100,000 members: its first ranks, and a member's own with its neighbours, wherever they stand.
 */
import { bucketOf } from '../kernel/promotions/board-bucket.ts'
import { moveBuckets, writeScores, type Score } from '../modules/promotions/leaderboard/store/scores.ts'
import { ranksOf } from '../modules/promotions/leaderboard/reading.ts'
import { openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { openPromotion } from '../tests/support/promotions.ts'
import { openBenchDatabase, type Bench } from './harness.ts'

const MEMBERS = 100_000
const SET = 1_000
const READS = 400
const MOST_MS = 10
const PERIOD = '2026-W48'

export const bench: Bench = {
  name: 'leaderboard',
  rounds: 5,
  async open() {
    const server = await openBenchDatabase()
    const owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
    const promotionId = await owner.transaction((tx) => openPromotion(tx, { kind: 'LEADERBOARD' }))
    await fill(owner, promotionId)
    const take = async (): Promise<number> => {
      const times: number[] = []
      for (let read = 0; read < READS; read++) {
        const memberId = memberAt(Math.floor(Math.random() * MEMBERS))
        const began = performance.now()
        const { mine } = await ranksOf(owner.kysely, { promotionId, period: PERIOD }, memberId, [])
        times.push(performance.now() - began)
        if (mine?.memberId !== memberId) throw new Error(`${memberId} has no rank`)
      }
      return times.sort((one, other) => one - other)[Math.floor(READS * 0.99)]!
    }
    return {
      figures: [
        { name: 'ranks, p99', unit: 'ms', take },
        { name: 'ten milliseconds', unit: 'ms', take: async () => MOST_MS },
      ],
      goals: [
        {
          title: 'a member’s place on a board of 100,000',
          ours: 'ranks, p99',
          reference: 'ten milliseconds',
          atMost: 1,
        },
      ],
      notes: [
        `${MEMBERS} members, figures as uneven as of real play; each of ${READS} reads is of another member`,
      ],
      async close() {
        await owner.close()
        await server.stop()
      },
    }
  },
}

const memberAt = (number: number): string => `bench-${number}`

/** A few play for millions, most for some hundreds. */
async function fill(owner: Database, promotionId: string): Promise<void> {
  for (let first = 0; first < MEMBERS; first += SET)
    await owner.transaction(async (tx) => {
      const scores = Array.from({ length: SET }, (_, place): Score => {
        const validAmount = BigInt(Math.ceil(10 ** (2 + Math.random() ** 3 * 7)))
        return {
          promotionId,
          period: PERIOD,
          memberId: memberAt(first + place),
          validAmount,
          reachedAt: new Date(1_764_000_000_000 + first + place),
          bucket: bucketOf(validAmount),
        }
      })
      await writeScores(tx, scores)
      await moveBuckets(
        tx,
        scores.map(({ bucket }) => ({ promotionId, period: PERIOD, bucket, by: 1 })),
      )
    })
  await run(owner.kysely, sql`VACUUM ANALYZE promotions.board_score`)
}
