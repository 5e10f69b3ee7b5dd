/** Lotteries on a database of their own, whose clock the test moves. */
import { clock } from '../../kernel/clock.ts'
import { openDraws, type Draws, type DrawsParts } from '../../modules/lottery/draws/draws.ts'
import { quicknet } from '../../kernel/lottery/drand/chain.ts'
import { makeAhead } from '../../modules/lottery/draws/make-ahead.ts'
import {
  shotsSourceKey,
  type DigestEntry,
  type DigestSource,
  type Settler,
} from '../../modules/lottery/draws/slots.ts'
import { textOfIssue, type IssueKey } from '../../modules/lottery/draws/issue-key.ts'
import { games, type Game } from '../../modules/lottery/draws/games.ts'
import { oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { freshDatabase } from './database.ts'

export interface DrawHouse {
  readonly database: Database
  readonly owner: Database
  readonly told: { topic: string; data: Record<string, unknown> }[]
  readonly faults: unknown[]
  /** The accepted bets, by the text of the issue. */
  readonly bets: Map<string, DigestEntry[]>
  readonly settled: string[]
  process(more?: Partial<DrawsParts>): Draws
  plan(more?: { aheadMs?: number; chain?: { length: number; spare: number } }): Promise<void>
  /** Moves the product's clock to a moment, never back. */
  moveTo(moment: Date): Promise<void>
  now(): Promise<Date>
  /** A row of a bet, as the room of the bets keeps it. */
  bet(key: IssueKey, entry: DigestEntry): Promise<void>
  close(): Promise<void>
}

/** Where no room of the bets is wired, the rows themselves. */
export const betsInRows: DigestSource = {
  entriesOf: (reader, key) => entriesOf(reader, key.gameCode, key.numero),
  pageOf: async (reader, key, { pageNo, pageSize }) => {
    const all = await entriesOf(reader, key.gameCode, key.numero)
    return { list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalCount: all.length }
  },
  sumsOf: () => Promise.resolve(new Map()),
}
const entriesOf = (reader: Parameters<DigestSource['entriesOf']>[0], game: string, numero: string) =>
  rowsOf(
    reader,
    sql<{ orderId: string; clientSeed: string }>`
    SELECT order_id AS "orderId", client_seed AS "clientSeed" FROM lottery.orders
    WHERE game_code = ${game} AND numero = ${numero} AND NOT is_cancelled ORDER BY order_id`,
  )

/** Bets of strangers in every third issue, more than a page in one. */
export async function betOfStrangers(owner: Database): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO lottery.orders (order_id, merchant_id, member_id, game_code, numero, stake_amount, potential_amount, client_seed, line_count, wallet_txn)
    SELECT 'o' || i.game_code || i.numero || n, 'demo', 'nobody', i.game_code, i.numero, 100, 200, 'seed' || n, 1, '1'
    FROM lottery.issue i, generate_series(1, CASE WHEN i.chain_place = 7 THEN 130 ELSE 3 END) AS n
    WHERE i.chain_place % 3 = 1`,
  )
}

export async function openDrawHouse(played: readonly Game[] = games): Promise<DrawHouse> {
  const fresh = await freshDatabase()
  const database = openDatabase({ url: fresh.url, max: 10 })
  const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 4 })
  const bets = new Map<string, DigestEntry[]>()
  const told: DrawHouse['told'] = []
  const faults: unknown[] = []
  const settled: string[] = []
  const opened: Draws[] = []
  const digestSource: DigestSource = {
    entriesOf: (_reader, key) => Promise.resolve(bets.get(textOfIssue(key)) ?? []),
    pageOf: (_reader, key) => {
      const list = bets.get(textOfIssue(key)) ?? []
      return Promise.resolve({ list, totalCount: list.length })
    },
    sumsOf: () => Promise.resolve(new Map()),
  }
  const end = (state: string) => async (key: IssueKey) => {
    settled.push(`${state} ${textOfIssue(key)}`)
    await run(
      owner.kysely,
      sql`
      UPDATE lottery.issue SET settled_at = app.now(), state = CASE state WHEN 'VOID' THEN state ELSE 'SETTLED' END
      WHERE game_code = ${key.gameCode} AND numero = ${key.numero}`,
    )
  }
  const settler: Settler = { settle: end('paid'), refund: end('refunded') }
  const now = async () => (await oneOf(database.kysely, sql<{ now: Date }>`SELECT app.now() AS now`)).now
  return {
    database,
    owner,
    told,
    faults,
    bets,
    settled,
    process(more = {}) {
      const draws = openDraws({
        database,
        games: played,
        digestSource: () => digestSource,
        settler: () => settler,
        shotsSource: () => shotsSourceKey.fallback!,
        drand: { chain: quicknet, urls: [], reach: 'PUBLIC' },
        tell: (topic, data) => told.push({ topic, data }),
        onError: (error) => faults.push(error),
        ...more,
      })
      opened.push(draws)
      return draws
    },
    async plan(more = {}) {
      const moment = await now()
      while (!(await makeAhead({ database, games: played, ...more }, moment)));
    },
    async moveTo(moment) {
      const { offset } = await oneOf(
        owner.kysely,
        sql<{ offset: bigint }>`
        UPDATE app.clock SET offset_ms = greatest(offset_ms, ceil(extract(epoch FROM ${moment}::timestamptz - clock_timestamp()) * 1000)::bigint)
        RETURNING offset_ms AS offset`,
      )
      clock.setOffset(Number(offset))
    },
    now,
    async bet(key, entry) {
      const list = bets.get(textOfIssue(key)) ?? []
      bets.set(textOfIssue(key), [...list, entry])
      await run(
        owner.kysely,
        sql`
        INSERT INTO lottery.orders (order_id, merchant_id, member_id, game_code, numero, stake_amount, potential_amount, client_seed, line_count, wallet_txn)
        VALUES (${entry.orderId}, 'm', 'member', ${key.gameCode}, ${key.numero}, 100, 200, ${entry.clientSeed}, 1, '1')`,
      )
    },
    async close() {
      clock.setOffset(0)
      for (const draws of opened) await draws.stop()
      await Promise.all([database.close(), owner.close()])
      await fresh.drop()
    },
  }
}

export interface IssueFacts {
  game_code: string
  numero: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  state: string
  chain_id: bigint
  chain_place: number
  commit_hash: string
  beacon_type: string | null
  beacon: string | null
  beacon_round: number | null
  beacon_signature: string | null
  server_seed: string | null
  result: string | null
  void_reason: string | null
  settled_at: Date | null
  source: string
  timeout_at: Date
  settle_after: Date | null
  version: number
}

export function issueFacts({ owner }: DrawHouse, gameCode: string): Promise<IssueFacts[]> {
  return rowsOf(
    owner.kysely,
    sql<IssueFacts>`
    SELECT game_code, numero, opens_at, closes_at, draws_at, state, chain_id, chain_place, commit_hash, beacon_type,
           beacon, beacon_round, beacon_signature, server_seed, result, void_reason, settled_at, source, timeout_at, settle_after, version
    FROM lottery.issue WHERE game_code = ${gameCode} ORDER BY closes_at`,
  )
}
