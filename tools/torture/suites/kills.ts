/**
 * b: the product as `npm start` runs it is played at by a vendor who insists, while its server and its
 * database are killed. Whatever was acknowledged is in the ledger once (I2), whatever was not gets a definite
 * answer by the same key (I7, I8), nothing is below zero or half seen at any moment looked at (I1, I3),
 * nothing older changes (I9), and the audit holds.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runAudit } from '../../../modules/wallet/index.ts'
import { openDatabase } from '../../../platform/postgres.ts'
import { startSupervised, type Supervised } from '../../../tests/support/supervised.ts'
import { VendorPlay, type Seated } from '../../../tests/support/vendor-play.ts'
import { Failures, percentile, seconds, type Outcome, type Random, type Suite } from '../suite.ts'

export interface KillsWish {
  serverKills: number
  databaseKills: number
  betweenMs: number
  random: Random
  /** Holds the recovery times against what is promised: for a machine that does nothing else. */
  isTimed?: boolean
  say?: (line: string) => void
}

const MEMBERS = ['member01', 'member02', 'member03', 'member04', 'member05', 'member06']
const LIMITS_MS = { server: 10_000, database: 30_000 } as const

export async function runKills({
  serverKills,
  databaseKills,
  betweenMs,
  random,
  isTimed = true,
  say = () => {},
}: KillsWish): Promise<Outcome> {
  const failures = new Failures()
  const product = await startSupervised()
  try {
    const play = new VendorPlay(product.origin, random)
    // One after the other: tries of one address count before they are judged, and six at once ask for a
    // captcha.
    const seats: Seated[] = []
    for (const name of MEMBERS) seats.push(await play.enter(name))
    let isOver = false
    const playing = Promise.all(
      seats.map(async (seat) => {
        while (!isOver) await play.playRound(seat)
      }),
    )
    playing.catch((error: unknown) => {
      failures.add('a player was answered wrongly', error)
      isOver = true
    })
    const watching = watch(product, failures, () => isOver)
    const recoveries = { server: [] as number[], database: [] as number[] }
    for (const part of shuffled(serverKills, databaseKills, random)) {
      await sleep(betweenMs / 2 + random(betweenMs))
      if (isOver) break
      const before = await pastOf(product)
      const ms = await product.kill(part, 60_000)
      recoveries[part].push(ms)
      failures.check(!isTimed || ms <= LIMITS_MS[part], `the ${part} took too long to come back`, seconds(ms))
      await checkPast(product, before, failures)
      const done = recoveries.server.length + recoveries.database.length
      if (done % 10 === 0) say(`${done} kills, ${seats.reduce((sum, seat) => sum + seat.played, 0)} rounds`)
    }
    isOver = true
    await playing.catch(() => {})
    await watching
    await compare(product, play, seats, failures)
    const show = (part: 'server' | 'database') =>
      `${recoveries[part].length} kills of the ${part}: back after ${seconds(percentile(recoveries[part], 0.5))} in the middle, ${seconds(Math.max(0, ...recoveries[part]))} at most (promised ${LIMITS_MS[part] / 1_000} s)`
    return {
      figures: [
        show('server'),
        show('database'),
        `${seats.reduce((sum, seat) => sum + seat.played, 0)} rounds; ${play.repeats} messages said again; the longest wait for a definite answer ${seconds(play.longestMs)} (promised 60 s)`,
      ],
      failures: failures.list(),
    }
  } finally {
    await product.stop()
  }
}

function shuffled(serverKills: number, databaseKills: number, random: Random): ('server' | 'database')[] {
  const parts = [
    ...Array<'server'>(serverKills).fill('server'),
    ...Array<'database'>(databaseKills).fill('database'),
  ]
  for (let at = parts.length - 1; at > 0; at--) {
    const other = random(at + 1)
    ;[parts[at], parts[other]] = [parts[other]!, parts[at]!]
  }
  return parts
}

/** Asks the database directly; undefined while it is away. */
async function ask<Row extends object>(
  product: Supervised,
  text: string,
  values: unknown[] = [],
): Promise<Row[] | undefined> {
  const client = new pg.Client({
    connectionString: product.databaseUrl(),
    connectionTimeoutMillis: 2_000,
    query_timeout: 20_000,
  })
  client.on('error', () => {}) // it is killed meanwhile: the query's own failure reports it
  try {
    await client.connect()
    return (await client.query<Row>(text, values)).rows
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function watch(product: Supervised, failures: Failures, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const rows = await ask<{ negative: string; sum: string }>(
      product,
      `
      SELECT count(*) FILTER (WHERE NOT may_be_negative AND balance_minor < 0) AS negative, coalesce(sum(balance_minor), 0)::text AS sum FROM audit.accounts`,
    )
    for (const { negative, sum } of rows ?? []) {
      failures.check(negative === '0', 'I3: an account below zero was seen', negative)
      failures.check(sum === '0', 'I1: a moment was seen in which the ledger does not sum to zero', sum)
    }
    await sleep(300)
  }
}

interface Past {
  horizon: string
  hash: string
}

const PAST = `
  SELECT $1::text AS horizon, md5(string_agg(concat_ws(',', posting_id, txn_id, account_id, amount_minor, posted_at), '|' ORDER BY posting_id)) AS hash
  FROM audit.postings WHERE posting_id <= $1::bigint * 2 + 1`

/** What is final by now, as one hash. */
async function pastOf(product: Supervised): Promise<Past | undefined> {
  const [final] = (await ask<{ horizon: string }>(product, 'SELECT wallet.horizon()::text AS horizon')) ?? []
  return final && (await ask<Past>(product, PAST, [final.horizon]))?.[0]
}

async function checkPast(product: Supervised, before: Past | undefined, failures: Failures): Promise<void> {
  if (!before) return
  const [after] = (await ask<Past>(product, PAST, [before.horizon])) ?? []
  if (after) failures.check(after.hash === before.hash, 'I9: what was final changed', before.horizon)
}

async function compare(
  product: Supervised,
  play: VendorPlay,
  seats: readonly Seated[],
  failures: Failures,
): Promise<void> {
  for (const seat of seats) {
    const { balanceAmount } = await play.insist('balance', {
      memberId: seat.memberId,
      sessionToken: seat.sessionToken,
    })
    failures.check(balanceAmount === seat.expected, 'I2: a balance is not what the answers make it', {
      memberId: seat.memberId,
      balanceAmount,
      expected: seat.expected,
    })
    failures.check(seat.played > 0, 'a player never came to play')
  }
  const database = openDatabase({ url: product.databaseUrl()!, max: 2, statementTimeoutMs: 600_000 })
  try {
    for (const { id, ok, detail } of await runAudit(database.kysely))
      failures.check(ok, `${id} is broken`, detail)
  } finally {
    await database.close()
  }
}

export const kills: Suite = {
  name: 'kills',
  about: '100 kills of the server and 30 of PostgreSQL while members play (b, T-V4)',
  run: ({ count, random, say }) =>
    runKills({
      serverKills: count ?? 100,
      databaseKills: count === undefined ? 30 : Math.ceil(count * 0.3),
      betweenMs: 1_500,
      random,
      say,
    }),
}
