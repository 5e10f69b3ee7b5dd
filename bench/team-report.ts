/**
 * Figures of a team of up to 100,000 members and 10,000,000 bets, at any node, against a scan of its bets
 * (docs/flows/team-figures.md).
 */
import { addDays, businessDate } from '../kernel/calendar.ts'
import { clock } from '../kernel/clock.ts'
import { foldTeams, sumsOfNode } from '../modules/agents/index.ts'
import { oneOf, run, sql, type Database } from '../platform/postgres.ts'
import type { Bench } from './harness.ts'
import { MEMBERS, nodeAt, openTeamLine, settleBets, ZONE } from './support/team-line.ts'

const DAYS = 30
const BETS = 10_000_000
/** A scan is measured over this part of the bets and counted up. */
const SAMPLE = 100_000
const READS = 400
const MOST_MS = 10

export const bench: Bench = {
  name: 'team-report',
  rounds: 5,
  async open() {
    const line = await openTeamLine()
    const { database } = line
    await settleBets(database, SAMPLE, DAYS)
    await foldTeams(database)
    await run(database.kysely, sql`ANALYZE wallet.play_change`)
    await compare(database)
    await fillUp(database)
    const slowest = async (work: () => Promise<unknown>) => {
      const times: number[] = []
      for (let read = 0; read < READS; read++) times.push(await timeOf(work))
      return times.sort((one, other) => one - other)[Math.floor(READS * 0.99)]!
    }
    const report = () => slowest(() => reportOf(database, anyNode()))
    // What the machine itself takes from a hundredth of all statements, however small they are.
    const empty = () => slowest(() => run(database.kysely, sql`SELECT 1`))
    // The top has the most to scan; a node of the middle is what an agent asks most often.
    const scan = async () => ((await timeOf(() => scanOf(database, nodeAt(0)))) * BETS) / SAMPLE
    return {
      figures: [
        { name: 'report, p99', unit: 'ms', take: report },
        { name: 'empty query, p99', unit: 'ms', take: empty },
        { name: 'ten milliseconds', unit: 'ms', take: async () => MOST_MS },
        { name: 'scan', unit: 'ms', take: scan },
      ],
      goals: [
        { title: 'figures of any team', ours: 'report, p99', reference: 'ten milliseconds', atMost: 1 },
        { title: 'against a scan of the bets', ours: 'scan', reference: 'report, p99', atLeast: 1_000 },
      ],
      notes: [
        `${MEMBERS} members five deep, days of as many rows as ${BETS} bets make; ${READS} reads of ${DAYS} days at random nodes`,
        `the scan is one of ${SAMPLE} bets, times ${BETS / SAMPLE}; its sums were equal to the report’s`,
      ],
      close: () => line.close(),
    }
  },
}

const anyNode = () => nodeAt(Math.floor(Math.random() ** 3 * (MEMBERS / 10)))

function rangeOfDays(): { from: string; to: string } {
  const to = businessDate(clock.now(), ZONE)
  return { from: addDays(to, -DAYS), to }
}

const reportOf = (database: Database, nodeId: string) =>
  sumsOfNode(database.kysely, nodeId, { scope: 'TEAM', ...rangeOfDays() })

const scanOf = (database: Database, nodeId: string) =>
  oneOf(
    database.kysely,
    sql<{ stake: bigint; payout: bigint; valid: bigint }>`
    SELECT coalesce(sum(c.d_stake), 0)::bigint AS stake, coalesce(sum(c.d_payout), 0)::bigint AS payout, coalesce(sum(c.d_valid), 0)::bigint AS valid
    FROM wallet.play_change c JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
    JOIN identity.line_span l ON l.account_id = o.owner_id AND l.upline_id = ${nodeId} AND l.since <= c.settled_at AND c.settled_at < l.until`,
  )

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The report and the scan say the same, to the satang, at nodes of every depth. */
async function compare(database: Database): Promise<void> {
  for (const node of [0, 3, 57, 612, 4_711, 9_999].map(nodeAt)) {
    const { stake, payout, valid } = await reportOf(database, node)
    const scanned = await scanOf(database, node)
    if (stake !== scanned.stake || payout !== scanned.payout || valid !== scanned.valid)
      throw new Error(`the figures of ${node} differ from its bets`)
  }
}

/** The days that the other bets would have made: every member of every day, every team in every product. */
async function fillUp({ kysely }: Database): Promise<void> {
  await run(
    kysely,
    sql`
    INSERT INTO agents.figure_day (node_id, scope, day, product, stake, payout, valid)
    SELECT 'line-' || n, 1, (app.now() AT TIME ZONE ${ZONE})::date - d, p.product, 100000, 90000, 100000
    FROM generate_series(0, ${MEMBERS / 10 - 1}) AS n CROSS JOIN generate_series(0, ${DAYS}) AS d
    CROSS JOIN unnest(ARRAY['RNG', 'LIVE', 'SPORTS', 'LOTT', 'PVP']) AS p(product) ON CONFLICT DO NOTHING`,
  )
  await run(
    kysely,
    sql`
    INSERT INTO agents.figure_day (node_id, scope, day, product, stake, payout, valid)
    SELECT 'line-' || n, 0, (app.now() AT TIME ZONE ${ZONE})::date - d, 'RNG', 10000, 9000, 10000
    FROM generate_series(0, ${MEMBERS - 1}) AS n CROSS JOIN generate_series(0, ${DAYS}) AS d ON CONFLICT DO NOTHING`,
  )
  await run(kysely, sql`VACUUM ANALYZE agents.figure_day`)
}
