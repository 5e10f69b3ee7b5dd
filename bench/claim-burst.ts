/**
 * A burst of claims: five hundred members press three times each, at once, for one of a hundred shares. Each
 * share is credited once, and the budget is used to the satang.
 */
import { Refusal } from '../kernel/refusal.ts'
import { claimReady, seedPromotion } from '../modules/promotions/index.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'

const MEMBERS = 500
const PRESSES = 3
const SHARES = 100
const SHARE = 5_000n
const GOAL_MS = 2_000
const CONNECTIONS = 10
const HOUSE = { id: 'demo', timeZone: 'Asia/Bangkok' }

export const bench: Bench = { name: 'claim-burst', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const owner = openDatabase({ url: server.ownerUrl, role: null, max: 1 })
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', 'demo') FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  const database = openDatabase({ url: server.ownerUrl, max: CONNECTIONS })
  let round = 0
  return {
    figures: [
      { name: 'goal', unit: 'ms', take: async () => GOAL_MS },
      {
        name: 'burst',
        unit: 'ms',
        async take() {
          const promotionId = `bench-${++round}`
          await prepare(owner, promotionId)
          const took = await burst(database, promotionId)
          await prove(owner, promotionId)
          return took
        },
      },
    ],
    goals: [{ title: 'all presses answered', ours: 'burst', reference: 'goal', atMost: 1 }],
    notes: [
      `${MEMBERS} members press ${PRESSES} times each over ${CONNECTIONS} connections; ${SHARES} shares, counted in the budget, the claims and the turnover after each burst`,
    ],
    async close() {
      await database.close()
      await owner.close()
      await server.stop()
    },
  }
}

/** A promotion whose claims are ready; each round has one of its own. */
async function prepare(owner: Database, promotionId: string): Promise<void> {
  const now = new Date()
  await owner.transaction((tx) =>
    seedPromotion(tx, {
      promotionId,
      merchantId: HOUSE.id,
      kind: 'RESCUE',
      names: { th: '', en: '' },
      texts: { th: '', en: '' },
      startsAt: now,
      endsAt: null,
      budgetAmount: BigInt(SHARES) * SHARE,
      claimLimit: null,
      position: 0,
      now,
    }),
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, amount, joined_at)
    SELECT ${promotionId} || '-' || n, ${promotionId}, 'bench-' || n, '', ${HOUSE.id}, 'CLAIM', '{}', ${SHARE}, ${now}
    FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
}

/** As in a gateway, what comes at once waits for one of its connections. */
async function burst(database: Database, promotionId: string): Promise<number> {
  const begin = performance.now()
  let next = 0
  const work = async () => {
    for (let n = next++; n < MEMBERS * PRESSES; n = next++)
      await press(database, promotionId, `bench-${Math.floor(n / PRESSES)}`)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return performance.now() - begin
}

async function press(database: Database, promotionId: string, memberId: string): Promise<void> {
  try {
    await database.transaction((tx) =>
      claimReady(tx, { house: HOUSE, memberId, now: new Date() }, promotionId),
    )
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== 'PROMO_BUDGET') throw problem
  }
}

async function prove(owner: Database, promotionId: string): Promise<void> {
  const { spent, credited, claimed } = await oneOf(
    owner.kysely,
    sql<{ spent: bigint; credited: bigint; claimed: number }>`
    SELECT p.spent_amount AS spent, count(*)::int AS claimed, coalesce(sum(r.base_amount), 0)::bigint AS credited
    FROM promotions.promotion p JOIN promotions.claim c ON c.promotion_id = p.promotion_id AND c.state = 'CLAIMED'
    JOIN wagering.requirement r ON r.source = 'RESCUE' AND r.reference = c.claim_id
    WHERE p.promotion_id = ${promotionId} GROUP BY 1`,
  )
  const whole = BigInt(SHARES) * SHARE
  if (claimed !== SHARES || spent !== whole || credited !== whole)
    throw new Error(`${claimed} shares were given, ${spent} of the budget and ${credited} credited`)
}
