/**
 * A gateway with one watched table and many members with seats at it, in a process of its own; forked by the
 * tables bench.
 */
import { createHash } from 'node:crypto'
import { seedDemo } from '../../db/seeds/demo.ts'
import { loadConfig } from '../../platform/config.ts'
import { hubKey } from '../../platform/keys.ts'
import { createLogger } from '../../platform/logs.ts'
import { rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { composeProcess } from '../../server/compose.ts'
import { studioKey } from '../../studio/index.ts'

export type Command = { do: 'table' } | { do: 'ledger'; roundId: string }
export interface Ready {
  port: number
  tableId: string
  gameTokens: string[]
}
/** `closedEndsMs`: when the bets of the round were to be over and its result due, by the machine's clock. */
export interface TableNow {
  state: string
  roundNo: number
  roundId: string
  endsAtMs: number
  closedEndsMs: number
}
/** What the ledger took of each member for a round. */
export type Ledger = Record<string, number>

const GAME = 'BACCARAT'
const memberAt = (index: number) => `bench-member-${index}`
const tokenAt = (index: number) => `bench-token-${index}`

async function openMembers(database: Database, count: number): Promise<void> {
  const hashes = Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(tokenAt(index)).digest('hex'),
  )
  await database.transaction(async (tx) => {
    await run(
      tx,
      sql`SELECT wallet.open_owner('bench-member-' || n, 'member', 'demo') FROM generate_series(0, ${count - 1}::int) AS n`,
    )
    await run(tx, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
    await run(
      tx,
      sql`
      INSERT INTO app.session (token_hash, session_id, audience, account_id, merchant_id, claims, address, idle_ms, expires_at)
      SELECT sha256(('player' || n)::bytea), gen_random_uuid(), 'player', 'bench-member-' || n, 'demo', '{}', '127.0.0.1', 86400000, app.now() + interval '12 hours'
      FROM generate_series(0, ${count - 1}::int) AS n`,
    )
    await run(
      tx,
      sql`
      INSERT INTO launch.game_session (token_hash, vendor_code, game_code, merchant_id, member_id, player_session_id, mode, created_at, last_seen_at, ends_at)
      SELECT decode(t.hash, 'hex'), 'STUDIO', ${GAME}, 'demo', s.account_id, s.session_id, 'REAL', app.now(), app.now(), s.expires_at
      FROM unnest(${hashes}::text[]) WITH ORDINALITY AS t(hash, n) JOIN app.session s ON s.account_id = 'bench-member-' || (t.n - 1)`,
    )
  })
}

async function main(): Promise<void> {
  const config = loadConfig({
    ...process.env,
    MODE: 'demo',
    DEMO_HISTORY: '0',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '900000',
  })
  const composed = await composeProcess(config, createLogger('silent'))
  await seedDemo(composed, () => {})
  const count = Number.parseInt(process.env.BENCH_MEMBERS ?? '400', 10)
  await openMembers(composed.database, count)
  const studio = composed.services.use(studioKey)
  const table = (await studio.tables.ofHouse('demo', GAME))[1]!
  const gameTokens: string[] = []
  for (let index = 0; index < count; index++) {
    const { token, seat } = await studio.seats.take({
      memberId: memberAt(index),
      merchantId: 'demo',
      gameCode: GAME,
      isFree: false,
      walletToken: tokenAt(index),
    })
    // Everybody looks at the table before betting at it, as a member does.
    await studio.tables.open(seat, table.table_id)
    gameTokens.push(token)
  }
  let closedEndsMs = 0
  composed.services.use(hubKey).onPush(({ topic, data }) => {
    if (topic === `table:${table.table_id}` && data.state === 'CLOSED')
      closedEndsMs = Date.parse(String(data.stateEndsAt))
  })
  process.on('message', (command: Command) => {
    void answer(command).then((said) => process.send?.(said))
  })
  async function answer(command: Command): Promise<TableNow | Ledger> {
    if (command.do === 'table') {
      const { view } = (await studio.tables.views.of(table.table_id))!
      return {
        state: view.state,
        roundNo: view.roundNo,
        roundId: view.roundId ?? '',
        endsAtMs: Date.parse(view.stateEndsAt ?? ''),
        closedEndsMs,
      }
    }
    const rows = await rowsOf(
      composed.database.kysely,
      sql<{ member: string; staked: bigint }>`
      SELECT o.owner_id AS member, r.stake_real + r.stake_bonus AS staked FROM wallet.round r JOIN wallet.owner o USING (owner_no, shard) WHERE r.round_id = ${command.roundId}`,
    )
    return Object.fromEntries(rows.map(({ member, staked }) => [member, Number(staked)]))
  }
  await composed.app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  const [address] = composed.app.addresses()
  process.send?.({
    port: typeof address === 'object' ? address.port : 0,
    tableId: table.table_id,
    gameTokens,
  } satisfies Ready)
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => {
    void composed.close().then(() => process.exit(0))
  })
}

if (process.send) await main()
