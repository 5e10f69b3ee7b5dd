/**
 * P5: what 10,000 agents are paid: the salaries of a day and of five minutes, calculated and credited, and
 * how long a commit holds wallets. A line of six levels has 90,000 members below its agents,
 * and all of them play.
 */
import { payAgents } from '../modules/agents/pay/runs.ts'
import { openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { watched } from './support/watched.ts'

const AGENTS = 10_000
const MEMBERS = 90_000
const HOUSE = { id: 'bench', timeZone: 'Asia/Bangkok' }
const DAY_MS = 86_400_000
/** Midnight in Bangkok. */
const FIRST_DAY = Date.parse('2031-01-01T00:00:00+07:00')

export const bench: Bench = { name: 'pay-period', rounds: 3, open }

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const owner = openDatabase({ url: server.ownerUrl, role: null, statementTimeoutMs: 3_600_000, max: 2 })
  const database = openDatabase({ url: server.ownerUrl, statementTimeoutMs: 3_600_000, max: 4 })
  await openLine(owner)
  let takes = 0
  let longestMs = 0
  const take = async (kind: 'DAILY_SALARY' | 'REALTIME_SALARY'): Promise<number> => {
    const day = new Date(FIRST_DAY + ++takes * DAY_MS)
    await playAll(owner, day)
    await openContracts(owner, kind, day)
    const now = new Date(day.getTime() + (kind === 'DAILY_SALARY' ? DAY_MS + 1_800_000 : 360_000))
    const begin = performance.now()
    longestMs = Math.max(longestMs, await payWatched(database, now))
    const seconds = (performance.now() - begin) / 1000
    await closeContracts(owner, now)
    return seconds
  }
  return {
    figures: [
      { name: 'day', unit: 's', take: () => take('DAILY_SALARY') },
      { name: 'day at most', unit: 's', take: async () => 60 },
      { name: 'five minutes', unit: 's', take: () => take('REALTIME_SALARY') },
      { name: 'five minutes at most', unit: 's', take: async () => 10 },
      { name: 'longest commit', unit: 'ms', take: async () => longestMs },
      { name: 'commit at most', unit: 'ms', take: async () => 200 },
    ],
    goals: [
      { title: 'salaries of a day', ours: 'day', reference: 'day at most', atMost: 1 },
      {
        title: 'salaries of five minutes',
        ours: 'five minutes',
        reference: 'five minutes at most',
        atMost: 1,
      },
      { title: 'how long wallets are held', ours: 'longest commit', reference: 'commit at most', atMost: 1 },
    ],
    notes: [`${AGENTS} agents in six levels, ${MEMBERS} members, each of whom plays in every period`],
    async close() {
      await database.close()
      await owner.close()
      await server.stop()
    },
  }
}

/** Answers how long the longest commit took that credits wallets: all that follow the last calculation. */
async function payWatched(database: Database, now: Date): Promise<number> {
  let longestMs = 0
  await payAgents(
    {
      database: watched(database, (ms) => {
        longestMs = Math.max(longestMs, ms)
      }),
      now,
      onStep: (step) => {
        if (step !== 'PAID') longestMs = 0
      },
    },
    HOUSE,
  )
  return longestMs
}

/** Agent n stands below agent n / 10, a member below one of the agents. */
async function openLine(owner: Database): Promise<void> {
  const { kysely } = owner
  await run(
    kysely,
    sql`INSERT INTO system.merchant (merchant_id, code, name) VALUES ('bench', 'bench', 'Bench')`,
  )
  await run(
    kysely,
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, member_g)
    SELECT 'bench-' || n, 'bench', 'bench' || n, CASE WHEN n = 0 THEN 1 WHEN n < ${AGENTS}::int THEN 2 ELSE 0 END, 'x', 1900
    FROM generate_series(0, ${AGENTS + MEMBERS - 1}::int) AS n`,
  )
  await run(
    kysely,
    sql`
    WITH RECURSIVE above AS (
      SELECT n, CASE WHEN n < ${AGENTS}::int THEN n / 10 ELSE n % ${AGENTS}::int END AS upline, 1 AS distance
      FROM generate_series(1, ${AGENTS + MEMBERS - 1}::int) AS n
      UNION ALL SELECT n, upline / 10, distance + 1 FROM above WHERE upline > 0)
    INSERT INTO identity.upline (account_id, upline_id, distance) SELECT 'bench-' || n, 'bench-' || upline, distance FROM above`,
  )
  await run(
    kysely,
    sql`
    SELECT wallet.open_owner('bench-' || n, CASE WHEN n < ${AGENTS}::int THEN 'agent' ELSE 'member' END, 'bench')
    FROM generate_series(0, ${AGENTS + MEMBERS - 1}::int) AS n`,
  )
  await run(
    kysely,
    sql`
    INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount, credited_amount, currency,
      state, created_at, expires_at, changed_at)
    SELECT 'bench-' || n, 'bench', 'bench-' || n, 'PROMPTPAY', 'r', 10000, 10000, 10000, 'THB', 'CONFIRMED', '2030-12-01Z', '2030-12-01Z', '2030-12-01Z'
    FROM generate_series(${AGENTS}::int, ${AGENTS + MEMBERS - 1}::int) AS n`,
  )
  await run(kysely, sql`VACUUM ANALYZE`)
}

/** Everybody plays in the first five minutes of the day, twice; sums of the day as the fold leaves them. */
async function playAll(owner: Database, day: Date): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO wallet.play_change (round_no, owner_no, settled_at, d_stake, d_payout, d_valid, d_bonus_valid, d_deposit_valid, game_no, shard, product)
    SELECT o.owner_no * 10 + i, o.owner_no, ${day}::timestamptz + (o.owner_no % 290) * interval '1 second', 60000, 50000, 60000, 60000, 60000, 1, o.shard, 'RNG'
    FROM wallet.owner o CROSS JOIN generate_series(1, 2) AS i WHERE o.family = 1 AND o.owner_kind = 'member'`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO wallet.member_play_day (owner_no, day, product, shard, stake, payout, valid, bonus_valid, deposit_valid)
    SELECT o.owner_no, (${day}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date, 'RNG', o.shard, 120000, 100000, 120000, 120000, 120000
    FROM wallet.owner o WHERE o.family = 1 AND o.owner_kind = 'member'`,
  )
  // What the corrections' follower passes is not measured here: nothing of it is a correction.
  await run(
    owner.kysely,
    sql`UPDATE wallet.follower SET position = (SELECT max(id) FROM wallet.play_change) WHERE name = 'agents.late'`,
  )
  await run(
    owner.kysely,
    sql`UPDATE wallet.follower SET position = 9000000000000000000 WHERE name IN ('records', 'roll-up')`,
  )
  await run(owner.kysely, sql`ANALYZE wallet.play_change, wallet.member_play_day`)
}

async function openContracts(owner: Database, kind: string, day: Date): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO agents.contract (contract_id, merchant_id, kind, giver_id, receiver_id, period_kind, tiers, state, starts_at, written_by)
    SELECT ${kind} || ${day.toISOString()} || n, 'bench', ${kind}, CASE WHEN n > 0 THEN 'bench-' || n / 10 END, 'bench-' || n,
      ${kind === 'DAILY_SALARY' ? 'DAY' : 'FIVE_MINUTES'},
      jsonb_build_array(jsonb_build_object('minValid', '0', 'minActive', 0, 'ratePpm', 5000 - 1000 * least(4, length(n::text) - 1))), 'ACTIVE',
      ${day}::timestamptz, 'writer'
    FROM generate_series(0, ${AGENTS - 1}::int) AS n`,
  )
}

async function closeContracts(owner: Database, now: Date): Promise<void> {
  await run(
    owner.kysely,
    sql`UPDATE agents.contract SET state = 'TERMINATED', ends_at = ${now}::timestamptz - interval '59 seconds' WHERE ends_at IS NULL`,
  )
}
