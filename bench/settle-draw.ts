/**
 * P5 for lotteries: a draw of many tickets from its result to the balances, wins and shares included, against
 * one set-based statement that closes as many rounds and pays their winners. `--rows N` draws N tickets.
 */
import { openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { lotteryRider } from '../modules/lottery/orders/rider.ts'
import { settleIssue } from '../modules/lottery/orders/settling/settle.ts'
import { openPoster } from '../modules/wallet/index.ts'
import { MERCHANT } from '../tests/ledger/support.ts'
import { openGames, openIssueRow, stateResult } from '../tests/support/lottery.ts'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { writeTickets } from './support/lottery-tickets.ts'
import { watched } from './support/watched.ts'

const rowsAt = process.argv.indexOf('--rows')
const TICKETS = rowsAt < 0 ? 1_000_000 : Number.parseInt(process.argv[rowsAt + 1]!, 10)
const MEMBERS = Math.min(78_000, TICKETS)
/** Issues of a draw: each member has one ticket in each. */
const ISSUES = Math.ceil(TICKETS / MEMBERS)
const LOCK_MS = 200

export const bench: Bench = { name: 'settle-draw', rounds: 3, open }

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const owner = openDatabase({ url: server.ownerUrl, role: null, statementTimeoutMs: 3_600_000, max: 2 })
  const database = openDatabase({ url: server.ownerUrl, max: 4, statementTimeoutMs: 3_600_000 })
  const poster = openPoster({ url: server.ownerUrl, riders: [lotteryRider()] })
  await openMembers(database, owner)
  let takes = 0
  let longestMs = 0
  const timed = async (settle: (numeros: readonly string[]) => Promise<void>): Promise<number> => {
    const numeros = Array.from({ length: ISSUES }, (_, n) =>
      String(209_912_310_001n + BigInt(takes * ISSUES + n)),
    )
    takes++
    for (const numero of numeros) await writeIssue(owner, numero)
    await run(owner.kysely, sql`ANALYZE`)
    await run(owner.kysely, sql`CHECKPOINT`)
    const begin = performance.now()
    await settle(numeros)
    return (performance.now() - begin) / 1000
  }
  return {
    figures: [
      {
        name: 'one statement',
        unit: 's',
        take: () =>
          timed(async (numeros) => {
            for (const numero of numeros) await settleAtOnce(owner, numero)
          }),
      },
      {
        name: 'a draw',
        unit: 's',
        take: () =>
          timed(async (numeros) => {
            for (const numero of numeros) {
              const key = { gameCode: 'SSC60', numero }
              await stateResult(owner, key, '00005')
              await settleIssue(
                { database: watched(database, (ms) => (longestMs = Math.max(longestMs, ms))), poster },
                key,
              )
            }
          }),
      },
      { name: 'longest chunk', unit: 'ms', take: async () => longestMs },
      { name: 'most', unit: 'ms', take: async () => LOCK_MS },
    ],
    goals: [
      {
        title: 'a draw settled against one statement',
        ours: 'a draw',
        reference: 'one statement',
        atMost: 1.5,
      },
      { title: 'the longest transaction of a draw', ours: 'longest chunk', reference: 'most', atMost: 1 },
    ],
    notes: [`${ISSUES * MEMBERS} tickets of ${MEMBERS} members, one in ten wins`],
    async close() {
      await poster.close()
      await Promise.all([database.close(), owner.close()])
      await server.stop()
    },
  }
}

async function openMembers(database: Database, owner: Database): Promise<void> {
  await openGames(database, owner)
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', ${MERCHANT}) FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(owner.kysely, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  await run(owner.kysely, sql`VACUUM ANALYZE`)
}

const writeIssue = async (owner: Database, numero: string): Promise<void> => {
  const key = { gameCode: 'SSC60', numero }
  await openIssueRow(owner, key)
  await writeTickets(owner, { merchantId: MERCHANT, ...key })
}

/** The floor: closes every round of the issue, pays the winners and moves their balances, and nothing else. */
async function settleAtOnce(owner: Database, numero: string): Promise<void> {
  await run(
    owner.kysely,
    sql`
    WITH result AS (
      SELECT o.owner_no, o.shard, o.house_no, CASE WHEN substr(o.owner_id, 7)::int % 10 = 5 THEN 980::bigint ELSE 0 END AS win
      FROM wallet.owner o WHERE o.family = 1
    ), closed AS (
      UPDATE wallet.round t SET state = 1, ended_at = app.now(), win_count = 1, win_amount = s.win, closing_txn_id = t.round_no + 1
      FROM result s WHERE t.round_id = 'SSC60-' || ${numero} AND t.owner_no = s.owner_no AND t.shard = s.shard AND t.state = 0
      RETURNING t.round_no, t.owner_no, t.shard, t.house_purpose, s.house_no, s.win
    ), paid AS (
      UPDATE wallet.balance b SET balance = b.balance + w.win, version = w.round_no + 1
      FROM closed w WHERE w.win > 0 AND b.account_id = w.owner_no * 65536 + 4 AND b.shard = w.shard RETURNING b.account_id, b.balance
    )
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard, code, guarded_side, kind, scope_no, key)
    SELECT c.round_no + 1, c.round_no + 1, c.house_no * 65536 + c.house_purpose, p.account_id, c.win, app.now(), p.balance, c.round_no, c.shard, 2, 2, 2, 1, ${numero} || ':' || c.round_no
    FROM closed c JOIN paid p ON p.account_id = c.owner_no * 65536 + 4 WHERE c.win > 0`,
  )
}
