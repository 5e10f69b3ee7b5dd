/**
 * P11: the first page of a record with its totals, over ten million movements. The data is made inside the
 * database by set and kept between runs in a folder of its own; `--rows N` makes fewer. Heavy members have
 * one hundredth of all movements each.
 */
import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, businessDate, startOfBusinessDate } from '../kernel/calendar.ts'
import {
  accountRecordOf,
  betRecordOf,
  setGameGuards,
  type AccountFilter,
  type BetFilter,
} from '../modules/wallet/index.ts'
import { startEmbedded } from '../platform/embedded/launcher.ts'
import { migrate } from '../platform/migrate.ts'
import { firstOf, oneOf, openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import type { Bench, Figure } from './harness.ts'

const rowsAt = process.argv.indexOf('--rows')
const ROWS = rowsAt < 0 ? 10_000_000 : Number.parseInt(process.argv[rowsAt + 1]!, 10)
const HEAVY = 10
const ORDINARY = 2_000
const DAYS = 90
const CALLS = 200
const GOAL_MS = 20
const PRODUCTS = ['RNG', 'LIVE', 'FISH', 'PVP']
const ZONE = 'Asia/Bangkok'

export const bench: Bench = {
  name: 'records',
  rounds: 5,
  async open() {
    const dataDir = join(tmpdir(), `sala-bench-records-${ROWS}`)
    mkdirSync(dataDir, { recursive: true })
    chmodSync(dataDir, 0o755)
    const embedded = await startEmbedded({ dataDir, log: () => {} })
    await migrate(embedded.ownerUrl)
    const owner = openDatabase({ url: embedded.ownerUrl, role: null, statementTimeoutMs: 3_600_000 })
    await makeRows(owner)
    await owner.close()
    const database = openDatabase({ url: embedded.ownerUrl, max: 2 })
    const { last } = await oneOf(
      database.kysely,
      sql<{ last: Date }>`SELECT created_at AS last FROM wallet.transfer ORDER BY id DESC LIMIT 1`,
    )
    const figures = figuresOf(database, businessDate(last, ZONE))
    return {
      figures: [{ name: 'goal', unit: 'ms', take: async () => GOAL_MS }, ...figures],
      goals: figures.map(({ name }) => ({ title: name, ours: name, reference: 'goal', atMost: 1 })),
      notes: [
        `${ROWS.toLocaleString('en')} movements of ${HEAVY + ORDINARY} members in ${DAYS} days; p99 of ${CALLS} first pages of 20 rows with the totals of the whole range, each in a transaction`,
      ],
      async close() {
        await database.close()
        await embedded.stop()
      },
    }
  },
}

function figuresOf(database: Database, today: string): Figure[] {
  const heavy = (n: number) => `bench-${n % HEAVY}`
  const ordinary = (n: number) => `bench-${HEAVY + ((n * 7_919) % ORDINARY)}`
  /** Ranges of 1, 7 and 35 business days that end within the last two weeks. */
  const rangeAt = (n: number) => {
    const to = addDays(today, -(n % 14))
    return {
      from: startOfBusinessDate(addDays(to, 1 - [1, 7, 35][n % 3]!), ZONE),
      to: startOfBusinessDate(addDays(to, 1), ZONE),
    }
  }
  const figure = (name: string, ask: (n: number) => Promise<unknown>): Figure => ({
    name,
    unit: 'ms',
    take: () => p99Of(ask),
  })
  const bets =
    (memberOf: (n: number) => string, filter: Partial<BetFilter> = {}) =>
    (n: number) =>
      database.transaction((tx) =>
        betRecordOf(tx, { memberId: memberOf(n), ...rangeAt(n), ...filter, pageNo: 1, pageSize: 20 }),
      )
  const lines =
    (memberOf: (n: number) => string, filter: Partial<AccountFilter> = {}) =>
    (n: number) =>
      database.transaction((tx) =>
        accountRecordOf(tx, { memberId: memberOf(n), ...rangeAt(n), ...filter, pageNo: 1, pageSize: 20 }),
      )
  return [
    figure('bets, ordinary', bets(ordinary)),
    figure('bets, heavy', bets(heavy)),
    figure('bets, heavy, filtered', bets(heavy, { product: 'PVP', status: 'WON' })),
    figure('lines, ordinary', lines(ordinary)),
    figure('lines, heavy', lines(heavy)),
    figure('lines, heavy, filtered', lines(heavy, { codes: ['DEPOSIT'] })),
  ]
}

async function p99Of(ask: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < CALLS; n++) {
    const begin = performance.now()
    await ask(n)
    times.push(performance.now() - begin)
  }
  return times.sort((a, b) => a - b)[Math.ceil(CALLS * 0.99) - 1]!
}

/**
 * Rounds of one bet and, for four in nine, one payout, and a deposit now and then; then the records' sums
 * over them.
 */
async function makeRows(database: Database): Promise<void> {
  const at = database.kysely
  if (
    (await firstOf(at, sql<{ made: string | null }>`SELECT to_regclass('public.bench_made')::text AS made`))
      ?.made
  )
    return
  await database.transaction((tx) =>
    setGameGuards(
      tx,
      PRODUCTS.map((product) => ({ vendor: 'BENCH', gameCode: product, product, isOpen: true })),
    ),
  )
  await run(
    at,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', 'demo') FROM generate_series(0, ${HEAVY + ORDINARY - 1}::int) AS n`,
  )
  await run(
    at,
    sql`
    CREATE TABLE bench_round AS
    SELECT n * 16 AS no, o.owner_no, o.shard, o.house_no, now() - interval '90 days' + n * (interval '90 days' / ${Math.ceil(ROWS / 1.45)}::float8) AS at,
           100 + (h & 4095) AS stake, CASE WHEN (h >> 12) % 9 < 4 THEN (h >> 16) & 8191 ELSE 0 END AS win, (h >> 3) % 20 AS kind, n
    FROM generate_series(1, ${Math.ceil(ROWS / 1.45)}::bigint) AS n CROSS JOIN LATERAL (SELECT abs(hashint8(n))::bigint AS h) AS x
    JOIN wallet.owner o ON o.family = 1 AND o.owner_id = 'bench-' || CASE WHEN h % 100 < ${HEAVY} THEN h % 100 ELSE ${HEAVY} + (h / 100) % ${ORDINARY} END`,
  )
  const game = sql`(SELECT g.game_no FROM wallet.game_guard g WHERE g.game_code = CASE WHEN b.kind < 14 THEN 'RNG' WHEN b.kind < 17 THEN 'LIVE' WHEN b.kind < 19 THEN 'FISH' ELSE 'PVP' END)`
  const house = sql`b.house_no * 65536 + (SELECT g.house_real FROM wallet.game_guard g WHERE g.game_code = 'RNG')`
  const vendor = sql`(SELECT scope_no FROM wallet.scope WHERE scope = 'vendor:BENCH')`
  await run(
    at,
    sql`
    INSERT INTO wallet.round SELECT b.no, b.owner_no, b.at, b.at, b.stake, 0, b.win, 0, b.no, ${game}, (SELECT g.house_real FROM wallet.game_guard g WHERE g.game_code = 'RNG'),
      1, (b.win > 0)::int, ${vendor}, 1, b.shard, false, 'bench-' || b.n, NULL, NULL FROM bench_round b`,
  )
  await run(
    at,
    sql`
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard, code, guarded_side)
    SELECT t.* FROM bench_round b CROSS JOIN LATERAL (
      SELECT b.no, b.no, b.owner_no * 65536 + 4, ${house}, b.stake, b.at, 1000000::bigint, b.no, b.shard, 1::smallint, 1::smallint
      UNION ALL SELECT b.no + 1, b.no, ${house}, b.owner_no * 65536 + 4, b.win, b.at, 1000000, b.no, b.shard, 2, 2 WHERE b.win > 0
      UNION ALL SELECT b.no + 8, b.no + 8, ${house} + 4, b.owner_no * 65536 + 4, 50000, b.at, 1000000, NULL, b.shard, 10, 2 WHERE b.n % 200 = 0) AS t
    ORDER BY 1`,
  )
  await run(at, sql`DROP TABLE bench_round`)
  await run(at, sql`SELECT setval('wallet.id_block', (SELECT max(id) / 4096 + 1 FROM wallet.transfer))`)
  await run(at, sql`SELECT wallet.set_mark()`)
  while (
    (await oneOf(at, sql<{ behind: bigint }>`SELECT wallet.fold_records(200000) AS behind`)).behind > 0n
  );
  await run(
    at,
    sql`VACUUM ANALYZE wallet.transfer, wallet.round, wallet.line_slot, wallet.round_slot, wallet.round_counted`,
  )
  await run(at, sql`CREATE TABLE bench_made AS SELECT now() AS at`)
}
