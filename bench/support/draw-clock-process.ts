/**
 * A gateway that draws its lotteries while large issues are paid, in a process of its own; forked by the
 * draw-clock bench.
 */
import { seedDemo } from '../../db/seeds/demo.ts'
import { loadConfig } from '../../platform/config.ts'
import { hubKey } from '../../platform/keys.ts'
import { createLogger } from '../../platform/logs.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { composeProcess } from '../../server/compose.ts'
import { writeTickets } from './lottery-tickets.ts'
import { PLAYER_CLAIMS, TOKEN_LENGTH } from './players.ts'

export interface Ready {
  port: number
}
export type Command =
  /** Draws issues of so many tickets: from here on they are paid. */
  { do: 'fill'; tickets: number } | { do: 'seen' }
/** What was published since the last question. */
export interface Seen {
  now: number
  /** For each draw of any lottery: from the moment it was due to its push, in ms. */
  lateMs: number[]
  unpaidTickets: number
  /** Bets that stand in an issue although they came after its close. */
  lateBets: number
}

export const WATCHED = 'SSC60'
export const MEMBERS = 50_000
/** Only these have sessions. */
export const BETTORS = 200
/** Its issues are written by hand, and none of its own closes while they are paid. */
const LARGE = 'SSC300'

async function openMembers(owner: Database): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, member_g)
    SELECT 'bench-' || n, 'demo', 'bench' || n, 0, '-', 1960 FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', 'demo') FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(
    owner.kysely,
    sql`
    UPDATE wallet.balance b SET balance = 1000000000000 FROM wallet.owner o
    WHERE o.owner_id LIKE 'bench-%' AND b.account_id = o.owner_no * 65536 + 4 AND b.shard = o.shard`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO app.session (token_hash, session_id, audience, account_id, merchant_id, claims, address, idle_ms, expires_at)
    SELECT sha256(lpad(n::text, ${TOKEN_LENGTH}::int, 'p')::bytea), gen_random_uuid(), 'player', 'bench-' || n,
      'demo', ${PLAYER_CLAIMS}, '127.0.0.1', 86400000, app.now() + interval '12 hours'
    FROM generate_series(0, ${BETTORS - 1}::int) AS n`,
  )
}

async function fill(owner: Database, tickets: number): Promise<void> {
  const issues = Math.ceil(tickets / MEMBERS)
  const numeros = Array.from({ length: issues }, (_, n) => String(209_901_010_001n + BigInt(n)))
  for (const numero of numeros) {
    await run(
      owner.kysely,
      sql`
      INSERT INTO lottery.issue (game_code, numero, opens_at, closes_at, draws_at, state)
      VALUES (${LARGE}, ${numero}, app.now() - interval '1 hour', app.now() - interval '1 second', app.now(), 'CLOSED')`,
    )
    await writeTickets(owner, { merchantId: 'demo', gameCode: LARGE, numero })
  }
  await run(owner.kysely, sql`ANALYZE`)
  await run(owner.kysely, sql`CHECKPOINT`)
  await run(
    owner.kysely,
    sql`
    UPDATE lottery.issue SET state = 'DRAWN', version = 1, result = '00005', drawn_at = app.now()
    WHERE game_code = ${LARGE} AND numero = ANY (${numeros}::text[])`,
  )
}

async function main(): Promise<void> {
  const config = loadConfig({
    ...process.env,
    MODE: 'demo',
    DEMO_HISTORY: '0',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '900000',
  })
  const owner = openDatabase({
    url: process.env.DATABASE_URL!,
    role: null,
    max: 2,
    statementTimeoutMs: 3_600_000,
  })
  const composed = await composeProcess(config, createLogger('silent'))
  await seedDemo(composed, () => {})
  await openMembers(owner)
  let lateMs: number[] = []
  composed.services.use(hubKey).onPush(({ topic, data }) => {
    if (!topic.startsWith('draw:') || data.state !== 'DRAWN') return
    lateMs.push(Date.now() - Date.parse(String(data.drawsAt)))
  })
  async function seen(): Promise<Seen> {
    const { unpaid, late } = await oneOf(
      owner.kysely,
      sql<{ unpaid: number; late: number }>`
      SELECT (SELECT count(*) FROM lottery.issue WHERE game_code = ${LARGE} AND state IN ('DRAWN', 'SETTLING'))::int * ${MEMBERS}::int AS unpaid,
             (SELECT count(*) FROM lottery.orders o JOIN lottery.issue i USING (game_code, numero)
              WHERE o.game_code = ${WATCHED} AND o.placed_at >= i.closes_at)::int AS late`,
    )
    const told = { now: Date.now(), lateMs, unpaidTickets: unpaid, lateBets: late }
    lateMs = []
    return told
  }
  process.on('message', (command: Command) => {
    const answer = command.do === 'fill' ? fill(owner, command.tickets).then(() => ({})) : seen()
    void answer.then((said) => process.send?.(said))
  })
  await composed.app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  const [address] = composed.app.addresses()
  process.send?.({ port: typeof address === 'object' ? address.port : 0 } satisfies Ready)
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => {
    void Promise.all([composed.close(), owner.close()]).then(() => process.exit(0))
  })
}

if (process.send) await main()
