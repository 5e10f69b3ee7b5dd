/**
 * A gateway whose vendor port is measured, in a process of its own; beside it the same port without shared
 * commits.
 */
import { createHash } from 'node:crypto'
import { seedDemo } from '../../db/seeds/demo.ts'
import { catalogueKey } from '../../modules/catalogue/index.ts'
import { openLaunch } from '../../modules/launch/index.ts'
import { openPoster } from '../../modules/wallet/index.ts'
import { loadConfig } from '../../platform/config.ts'
import { lineKey, sessionsKey } from '../../platform/keys.ts'
import { createLogger } from '../../platform/logs.ts'
import { openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { composeProcess, type Process } from '../../server/compose.ts'
import { studioKey } from '../../studio/index.ts'
import { PLAYER_CLAIMS, TOKEN_LENGTH } from './players.ts'
import { openBook } from './sports-book.ts'

export const MEMBERS = 2_000
export const memberAt = (index: number): string => `bench-member-${index}`
export const tokenAt = (index: number): string => `bench-token-${index}`
/** How many of the members also sit at the studio's game. */
const SEATS = 500

/** Open for longer than any bench runs: one of a classic game, one of whole numbers. */
export const openIssues = {
  classic: { gameCode: 'SSC60', numero: '209912310001' },
  numbers: { gameCode: 'THAI_GOV', numero: '20991216' },
} as const
/** Members with money and a valid session in ACME's first game, created inside the database. */
async function openMembers(database: Database): Promise<void> {
  const hashes = Array.from({ length: MEMBERS }, (_, index) =>
    createHash('sha256').update(tokenAt(index)).digest('hex'),
  )
  await database.transaction(async (tx) => {
    await run(
      tx,
      sql`SELECT wallet.open_owner('bench-member-' || n, 'member', 'demo') FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
    )
    await run(tx, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
    await run(
      tx,
      sql`
      INSERT INTO app.session (token_hash, session_id, audience, account_id, merchant_id, claims, address, idle_ms, expires_at)
      SELECT sha256(lpad(n::text, ${TOKEN_LENGTH}::int, 'p')::bytea), gen_random_uuid(), 'player',
        'bench-member-' || n, 'demo', ${PLAYER_CLAIMS}, '127.0.0.1', 86400000, app.now() + interval '12 hours'
      FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
    )
    await run(
      tx,
      sql`
      INSERT INTO launch.game_session (token_hash, vendor_code, game_code, merchant_id, member_id, player_session_id, mode, created_at, last_seen_at, ends_at)
      SELECT decode(t.hash, 'hex'), 'ACME', 'ACME-1', 'demo', s.account_id, s.session_id, 'REAL', app.now(), app.now(), s.expires_at
      FROM unnest(${hashes}::text[]) WITH ORDINALITY AS t(hash, n) JOIN app.session s ON s.account_id = 'bench-member-' || (t.n - 1)`,
    )
  })
}

/** The same members as players of lotteries, without a limit of what they may win. */
async function openLotteries(databaseUrl: string): Promise<void> {
  const owner = openDatabase({ url: databaseUrl, role: null, max: 1 })
  await run(
    owner.kysely,
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, member_g)
    SELECT 'bench-member-' || n, 'demo', 'bench' || n, 0, '-', 1960 FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  for (const { gameCode, numero } of Object.values(openIssues)) {
    await run(
      owner.kysely,
      sql`
      INSERT INTO lottery.terms (merchant_id, game_code, max_payout_amount, max_payout_per_number)
      VALUES ('demo', ${gameCode}, 1000000000000000, 1000000000000000)
      ON CONFLICT (merchant_id, game_code) DO UPDATE
      SET max_payout_amount = excluded.max_payout_amount, max_payout_per_number = excluded.max_payout_per_number`,
    )
    await run(
      owner.kysely,
      sql`
      INSERT INTO lottery.issue (game_code, numero, opens_at, closes_at, draws_at)
      VALUES (${gameCode}, ${numero}, app.now() - interval '1 hour', app.now() + interval '1 day',
        app.now() + interval '2 days')`,
    )
  }
  await owner.close()
}

/** Game tokens of members who have opened the studio's first slot, as its page gets them. */
async function openSeats({ database, services }: Process): Promise<string[]> {
  const walletTokens = Array.from({ length: SEATS }, (_, index) => `bench-wallet-${index}`)
  const hashes = walletTokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await database.transaction((tx) =>
    run(
      tx,
      sql`
    INSERT INTO launch.game_session (token_hash, vendor_code, game_code, merchant_id, member_id, player_session_id, mode, created_at, last_seen_at, ends_at)
    SELECT decode(t.hash, 'hex'), 'STUDIO', 'TUKTUK3', 'demo', s.account_id, s.session_id, 'REAL', app.now(), app.now(), s.expires_at
    FROM unnest(${hashes}::text[]) WITH ORDINALITY AS t(hash, n) JOIN app.session s ON s.account_id = 'bench-member-' || (t.n - 1)`,
    ),
  )
  const { seats } = services.use(studioKey)
  const taken = await Promise.all(
    walletTokens.map((walletToken, index) =>
      seats.take({
        memberId: memberAt(index),
        merchantId: 'demo',
        gameCode: 'TUKTUK3',
        isFree: false,
        walletToken,
      }),
    ),
  )
  return taken.map(({ token }) => token)
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
  await openMembers(composed.database)
  if (process.env['BENCH_LOTTERIES'] === 'true') await openLotteries(config.databaseUrl)
  if (process.env['BENCH_SPORTS'] === 'true') await openBook(config.databaseUrl, MEMBERS)
  const { app, services, database } = composed
  const poster = openPoster({ url: config.databaseUrl, batchSize: 1, lanes: 8 })
  const single = await openLaunch({
    database,
    poster,
    line: services.use(lineKey),
    sessions: services.use(sessionsKey),
    catalogue: services.use(catalogueKey),
    secretKey: config.secretKey,
    onError: () => {},
    onSessionFault: () => {},
  })
  app.post(
    '/bench/empty',
    {
      schema: {
        body: {
          type: 'object',
          required: ['amount'],
          properties: { amount: { type: 'integer', minimum: 1 } },
        },
      },
      preValidation: async (request) => {
        request.body = JSON.parse(request.body as string)
      },
    },
    async () => ({ status: 'OK' }),
  )
  app.post('/bench/single', async (request, reply) => {
    const { text, httpStatus } = await single.receive({
      call: 'bet',
      vendor: String(request.headers['x-vendor']),
      timestamp: String(request.headers['x-timestamp']),
      signature: String(request.headers['x-signature']),
      address: request.ip,
      body: Buffer.from(request.body as string),
    })
    return reply.code(httpStatus).header('content-type', 'application/json; charset=utf-8').send(text)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.addresses()
  const gameTokens = process.env['BENCH_SEATS'] === 'true' ? await openSeats(composed) : []
  process.send?.({ port: typeof address === 'object' ? address.port : 0, gameTokens })
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => {
    void poster
      .close()
      .then(() => single.close())
      .then(() => composed.close())
      .then(() => process.exit(0))
  })
}

if (process.send) await main()
