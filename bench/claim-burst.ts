/**
 * A rain of red envelopes at its worst: 500 members, each pressing three times at once, on 100 shares,
 * through the whole pipeline of one process. Every share must be given once, and their sum be the pool.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { openRedEnvelope } from '../contract/player/promotions/open-red-envelope.ts'
import { seedDemo } from '../db/seeds/demo.ts'
import { demoMemberId } from '../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../db/seeds/system.ts'
import { clock } from '../kernel/clock.ts'
import { sessionsKey } from '../platform/keys.ts'
import { oneOf, run, sql } from '../platform/postgres.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPromotion } from '../tests/support/draw-promotions.ts'
import { startServer, type TestServer } from '../tests/support/server.ts'
import { openBenchDatabase, type Bench } from './harness.ts'
import { untilCalm } from './support/calm.ts'

const MEMBERS = 500
const TIMES = 3
const SHARES = 100
const POOL = 1_000_000
const MOST_MS = 2_000

export const bench: Bench = {
  name: 'claim-burst',
  rounds: 3,
  async open() {
    const database = await openBenchDatabase()
    const server = await startServer({
      database: { url: database.ownerUrl, ownerUrl: database.ownerUrl },
    })
    await seedDemo(server.process, () => {})
    const tokens = await makeMembers(server)
    await untilCalm()
    return {
      figures: [
        { name: '1,500 claims of 100 shares', unit: 'ms', take: () => burst(server, tokens) },
        { name: 'two seconds', unit: 'ms', take: async () => MOST_MS },
      ],
      goals: [
        {
          title: 'a rain of 100 shares, claimed by 500 members three times at once',
          ours: '1,500 claims of 100 shares',
          reference: 'two seconds',
          atMost: 1,
        },
      ],
      notes: [`${MEMBERS} members × ${TIMES}, the client in the same process`],
      close: async () => {
        await server.close()
        await database.stop()
      },
    }
  },
}

/** Members as the ledger and the gateway need them, copied from the demo's first one. */
async function makeMembers({ process }: TestServer): Promise<string[]> {
  const { database, services } = process
  const tokens: string[] = []
  for (let number = 1; number <= MEMBERS; number++) {
    const accountId = number <= 20 ? demoMemberId(number) : `bench-${number}`
    if (number > 20)
      await run(database.kysely, sql`SELECT wallet.open_owner(${accountId}, 'member', ${DEMO_MERCHANT})`)
    const { token } = await database.transaction((tx) =>
      services.use(sessionsKey).create(tx, {
        audience: 'player',
        accountId,
        merchantId: DEMO_MERCHANT,
        claims: { account: accountId, type: 0, isTrial: false, isAgent: false },
        address: '127.0.0.1',
        device: '',
        idleMs: 3_600_000,
        lifeMs: 3_600_000,
      }),
    )
    tokens.push(token)
  }
  return tokens
}

async function burst({ process, origin }: TestServer, tokens: readonly string[]): Promise<number> {
  const { kysely } = process.database
  const promotionId = await startPromotion(kysely, {
    kind: 'RED_ENVELOPE',
    terms: {
      pool: POOL,
      count: SHARES,
      deposit: 0,
      opensAt: new Date(clock.nowMs() + 200).toISOString(),
    },
  })
  const stateOf = () =>
    oneOf(
      kysely,
      sql<{ state: string }>`SELECT state FROM promotions.draw WHERE promotion_id = ${promotionId}`,
    )
  while ((await stateOf()).state !== 'OPEN') await sleep(50)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const begin = performance.now()
  const answers = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: TIMES }, () => claim(origin, agent, token, promotionId))),
  )
  const ms = performance.now() - begin
  agent.destroy()
  const given = await oneOf(
    kysely,
    sql<{ count: number; sum: bigint }>`
    SELECT count(*)::int AS count, sum(amount)::bigint AS sum FROM promotions.envelope_share WHERE promotion_id = ${promotionId}`,
  )
  if (given.count !== SHARES || given.sum !== BigInt(POOL) || answers.some((status) => status >= 500))
    throw new Error(`${given.count} shares of ${given.sum}, answers ${[...new Set(answers)].join(' ')}`)
  return ms
}

function claim(origin: string, agent: Agent, token: string, promotionId: string): Promise<number> {
  const body = JSON.stringify({ promotionId })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const sent = request(origin + openRedEnvelope.path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
