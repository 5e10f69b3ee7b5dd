/**
 * P5 for lotteries: a draw of many tickets from its result to the balances, wins and shares included, against
 * one set-based statement that closes as many rounds and pays their winners. `--rows N` draws N tickets.
 */
import { openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { lotteryRider } from '../modules/lottery/orders/rider.ts'
import { settleIssue } from '../modules/lottery/orders/settling/settle.ts'
import { openPoster, type Poster } from '../modules/wallet/index.ts'
import { MERCHANT } from '../tests/ledger/support.ts'
import { openGames, openIssueRow, stateResult } from '../tests/support/lottery.ts'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { writeTickets } from './support/lottery-tickets.ts'
import { openBenchGame, playBeside } from './support/play-beside.ts'
import { watched } from './support/watched.ts'

const rowsAt = process.argv.indexOf('--rows')
const TICKETS = rowsAt < 0 ? 1_000_000 : Number.parseInt(process.argv[rowsAt + 1]!, 10)
const MEMBERS = Math.min(78_000, TICKETS)
/** Issues of a draw: each member has one ticket in each. */
const ISSUES = Math.ceil(TICKETS / MEMBERS)
const LOCK_MS = 200

export const bench: Bench = { name: 'settle-draw', rounds: 3, open }

interface Take {
  readonly owner: Database
  readonly database: Database
  readonly poster: Poster
}

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  await writeDraw(server.ownerUrl)
  let [longestMs, bets] = [0, 0]
  /** Each on a copy of the same tickets. */
  const timed = async (settle: (take: Take) => Promise<void>): Promise<number> => {
    const url = await server.copy()
    const owner = openDatabase({ url, role: null, statementTimeoutMs: 3_600_000, max: 2 })
    const database = openDatabase({ url, max: 4, statementTimeoutMs: 3_600_000 })
    const poster = openPoster({ url, riders: [lotteryRider()] })
    // Bets wait for the one statement as long as it takes, and each for itself, so that none holds it up.
    const beside = openPoster({ url, batchSize: 1, patienceMs: 3_600_000 })
    const play = playBeside(beside, MEMBERS)
    const begin = performance.now()
    await settle({ owner, database, poster })
    const seconds = (performance.now() - begin) / 1000
    bets += await play.stop()
    await Promise.all([poster.close(), beside.close()])
    await Promise.all([database.close(), owner.close()])
    return seconds
  }
  return {
    figures: [
      {
        name: 'one statement',
        unit: 's',
        take: () =>
          timed(async ({ owner }) => {
            for (const numero of numeros) await settleAtOnce(owner, numero)
          }),
      },
      {
        name: 'a draw',
        unit: 's',
        take: () =>
          timed(async ({ owner, database, poster }) => {
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
    get notes() {
      return [
        `${ISSUES * MEMBERS} tickets of ${MEMBERS} members, one in ten wins; ${bets} bets of the same members beside all takes`,
      ]
    },
    close: () => server.stop(),
  }
}

const numeros = Array.from({ length: ISSUES }, (_, n) => String(209_912_310_001n + BigInt(n)))

/** The members and their tickets, which every take has a copy of. */
async function writeDraw(url: string): Promise<void> {
  const owner = openDatabase({ url, role: null, statementTimeoutMs: 3_600_000, max: 1 })
  const database = openDatabase({ url, max: 1 })
  await openGames(database, owner)
  await openBenchGame(owner)
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', ${MERCHANT}) FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(owner.kysely, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  for (const numero of numeros) {
    const key = { gameCode: 'SSC60', numero }
    await openIssueRow(owner, key)
    await writeTickets(owner, { merchantId: MERCHANT, ...key })
  }
  await run(owner.kysely, sql`VACUUM ANALYZE`)
  await Promise.all([database.close(), owner.close()])
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
