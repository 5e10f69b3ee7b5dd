/**
 * P2: a bet over HTTP by the whole path (signature, form, session, game, ledger, durable commit) against an
 * empty validated POST on the same server, and against the same path with one transaction a request.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { ACME_SECRET } from '../db/seeds/launch.ts'
import { signVendorMessage } from '../platform/vendor-signature.ts'
import { openBenchDatabase, type Bench, type Figure, type Goal, type OpenBench } from './harness.ts'
import { MEMBERS, memberAt, tokenAt } from './support/vendor-process.ts'

const SECONDS = 4
/** More than any of the paths could answer in that time. */
const MOST_A_SECOND = 14_000

interface Prepared {
  method: 'POST'
  path: string
  headers: Record<string, string>
  body: string
}
interface Client {
  setRequests(requests: Prepared[]): void
}

export const bench: Bench = { name: 'seamless-bet', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const child = fork(fileURLToPath(new URL('support/vendor-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: database.ownerUrl },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const url = `http://127.0.0.1:${port}`
  const figures: Figure[] = []
  const goals: Goal[] = []
  for (const connections of [64, 256]) {
    const p99 = new Map<string, number>()
    const measure = (name: string, prepare: () => Prepared) => {
      figures.push({
        name: `${name}, ${connections}`,
        unit: '/s',
        take: async () => {
          const result = await load(url, connections, prepare)
          p99.set(name, result.p99)
          return result.rate
        },
      })
      figures.push({ name: `p99 of ${name}, ${connections}`, unit: 'ms', take: async () => p99.get(name)! })
    }
    measure('empty POST', emptyPost)
    measure('bet', () => bet('/vendor/v1/bet'))
    measure('bet alone', () => bet('/bench/single'))
    goals.push(
      {
        title: `bets against an empty validated POST, ${connections} connections`,
        ours: `bet, ${connections}`,
        reference: `empty POST, ${connections}`,
        atLeast: 0.6,
      },
      {
        title: `bets against one transaction a request, ${connections} connections`,
        ours: `bet, ${connections}`,
        reference: `bet alone, ${connections}`,
        atLeast: 4,
      },
      {
        title: `p99 of a bet against one transaction a request, ${connections} connections`,
        ours: `p99 of bet, ${connections}`,
        reference: `p99 of bet alone, ${connections}`,
        atMost: 0.25,
      },
    )
  }
  return {
    figures,
    goals,
    notes: [
      `${MEMBERS} members drawn at random, every bet a round of its own; bodies signed beforehand; one transaction a request: 8 connections`,
    ],
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await database.stop()
    },
  }
}

const empty: Prepared = {
  method: 'POST',
  path: '/bench/empty',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ amount: 100 }),
}
const emptyPost = () => empty

function bet(path: string): Prepared {
  const member = Math.floor(Math.random() * MEMBERS)
  const body = JSON.stringify({
    transactionId: randomUUID(),
    memberId: memberAt(member),
    sessionToken: tokenAt(member),
    gameCode: 'ACME-1',
    roundId: randomUUID(),
    amount: 100,
    currency: 'THB',
    roundClosed: true,
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  return {
    method: 'POST',
    path,
    body,
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'ACME',
      'x-timestamp': timestamp,
      'x-signature': signVendorMessage(ACME_SECRET, timestamp, body),
    },
  }
}

/**
 * Every connection has messages of its own, so that no id is sent twice. All are made before the first
 * connection opens: a client that signs while others wait for it would measure itself.
 */
async function load(
  url: string,
  connections: number,
  prepare: () => Prepared,
): Promise<{ rate: number; p99: number }> {
  const each = Math.ceil((MOST_A_SECOND * SECONDS) / connections)
  const messages = Array.from({ length: connections }, () => Array.from({ length: each }, prepare))
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    setupClient: (client) => (client as Client).setRequests(messages.pop()!),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} connections failed`)
  return { rate: result.requests.total / SECONDS, p99: result.latency.p99 }
}
