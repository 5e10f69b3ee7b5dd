/**
 * P5: all rounds of a draw closed and paid beside running bets, against one set-based statement that closes
 * the same number of rounds and pays their winners. `--rows N` settles N rounds instead of a million.
 */
import { openPoster, setGameGuards, settleRoundInChunks, type MemberResult } from '../modules/wallet/index.ts'
import { openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { BESIDE, playBeside } from './support/play-beside.ts'

const rowsAt = process.argv.indexOf('--rows')
const ROUNDS = rowsAt < 0 ? 1_000_000 : Number.parseInt(process.argv[rowsAt + 1]!, 10)
const MEMBERS = Math.min(78_000, ROUNDS / 2)
const ISSUES = Math.ceil(ROUNDS / MEMBERS)
/** One round in so many wins. */
const WINS = 10
const WIN_AMOUNT = 900n
const LOCK_MS = 200

export const bench: Bench = { name: 'settle-rounds', rounds: 3, open }

const memberOf = (n: number) => `bench-${n}`

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const owner = openDatabase({ url: server.ownerUrl, role: null, statementTimeoutMs: 3_600_000, max: 2 })
  const database = openDatabase({ url: server.ownerUrl, max: 2 })
  // Bets wait for the one statement as long as it takes.
  const poster = openPoster({ url: server.ownerUrl, patienceMs: 3_600_000 })
  await openMembers(owner)
  let takes = 0
  let longestMs = 0
  let bets = 0
  const timed = async (settle: (draw: string) => Promise<void>): Promise<number> => {
    const draw = `d${++takes}`
    await openRounds(owner, draw)
    const play = playBeside(poster, MEMBERS)
    const begin = performance.now()
    await settle(draw)
    const seconds = (performance.now() - begin) / 1000
    bets += await play.stop()
    return seconds
  }
  return {
    figures: [
      { name: 'one statement', unit: 's', take: () => timed((draw) => settleAtOnce(owner, draw)) },
      {
        name: 'by chunks',
        unit: 's',
        take: () =>
          timed(async (draw) => {
            longestMs = await settleByChunks(database, draw)
          }),
      },
      { name: 'longest chunk', unit: 'ms', take: async () => longestMs },
      { name: 'most', unit: 'ms', take: async () => LOCK_MS },
    ],
    goals: [
      {
        title: 'rounds closed and paid by chunks against one statement',
        ours: 'by chunks',
        reference: 'one statement',
        atMost: 1.5,
      },
      { title: 'how long a chunk holds its members', ours: 'longest chunk', reference: 'most', atMost: 1 },
    ],
    get notes() {
      return [
        `${ISSUES * MEMBERS} rounds of ${MEMBERS} members, one in ${WINS} wins; ${bets} bets of the same members beside all takes`,
      ]
    },
    async close() {
      await poster.close()
      await database.close()
      await owner.close()
      await server.stop()
    },
  }
}

async function openMembers(owner: Database): Promise<void> {
  await owner.transaction((tx) => setGameGuards(tx, [{ ...BESIDE, product: 'ELOTT', isOpen: true }]))
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', 'demo') FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(owner.kysely, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  await run(owner.kysely, sql`VACUUM ANALYZE`)
}

/** Open rounds of every member in each issue of a draw; their stakes are not what is measured. */
async function openRounds(owner: Database, draw: string): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO wallet.round (
      round_no, owner_no, opened_at, stake_real, stake_bonus, win_amount, jackpot_amount, game_no, house_purpose, bet_count, win_count, vendor_no, state, shard,
      is_free, round_id)
    SELECT nextval('wallet.id_block') * 4096, o.owner_no, app.now(), 100, 0, 0, 0, g.game_no, g.house_real, 1, 0, g.vendor_no, 0, o.shard, false, ${draw} || '-' || i
    FROM generate_series(1, ${ISSUES}::int) AS i
    CROSS JOIN wallet.owner o JOIN wallet.game_guard g ON g.game_code = 'B-1' WHERE o.family = 1 ORDER BY i, hashint8(o.owner_no)`,
  )
  await run(owner.kysely, sql`ANALYZE wallet.round`)
  await run(owner.kysely, sql`CHECKPOINT`)
}

/** The floor: closes every round of the draw, pays the winners and moves their balances, and nothing else. */
async function settleAtOnce(owner: Database, draw: string): Promise<void> {
  await run(
    owner.kysely,
    sql`
    WITH result AS (
      SELECT o.owner_no, o.shard, o.house_no, ${draw} || '-' || i AS round_id,
             CASE WHEN (substr(o.owner_id, 7)::int + i) % ${WINS}::int = 0 THEN ${WIN_AMOUNT}::bigint ELSE 0 END AS win
      FROM generate_series(1, ${ISSUES}::int) AS i CROSS JOIN wallet.owner o WHERE o.family = 1
    ), closed AS (
      UPDATE wallet.round t SET state = 1, ended_at = app.now(), win_count = 1, win_amount = s.win, closing_txn_id = t.round_no + 1
      FROM result s WHERE t.round_id = s.round_id AND t.owner_no = s.owner_no AND t.shard = s.shard AND t.state = 0
      RETURNING t.round_no, t.owner_no, t.shard, t.house_purpose, s.house_no, s.win
    ), paid AS (
      UPDATE wallet.balance b SET balance = b.balance + w.win, version = w.last_no + 1
      FROM (SELECT owner_no, shard, sum(win)::bigint AS win, max(round_no) AS last_no FROM closed WHERE win > 0 GROUP BY 1, 2) AS w
      WHERE b.account_id = w.owner_no * 65536 + 4 AND b.shard = w.shard RETURNING b.account_id, b.balance
    )
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard, code, guarded_side, kind, scope_no, key)
    SELECT c.round_no + 1, c.round_no + 1, c.house_no * 65536 + c.house_purpose, p.account_id, c.win, app.now(), p.balance, c.round_no, c.shard, 2, 2, 2, 1, ${draw} || ':' || c.round_no
    FROM closed c JOIN paid p ON p.account_id = c.owner_no * 65536 + 4 WHERE c.win > 0`,
  )
}

/** Ours, issue by issue; answers how long the longest chunk took from its begin to its commit. */
async function settleByChunks(database: Database, draw: string): Promise<number> {
  let longestMs = 0
  const watched: Database = {
    ...database,
    async transaction(work) {
      const begin = performance.now()
      const done = await database.transaction(work)
      longestMs = Math.max(longestMs, performance.now() - begin)
      return done
    },
  }
  for (let issue = 1; issue <= ISSUES; issue++) {
    const results = Array.from(
      { length: MEMBERS },
      (_, n): MemberResult => ({
        memberId: memberOf(n),
        winAmount: (n + issue) % WINS === 0 ? WIN_AMOUNT : 0n,
        validAmount: 100n,
        bonusValidAmount: 20n,
      }),
    )
    const order = { vendor: 'BENCH', roundId: `${draw}-${issue}`, version: 1, results }
    const { SETTLED } = await settleRoundInChunks(watched, order)
    if (SETTLED !== MEMBERS) throw new Error(`only ${SETTLED} rounds were settled`)
  }
  return longestMs
}
