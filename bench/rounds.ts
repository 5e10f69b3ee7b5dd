/**
 * A solo round over HTTP by the whole path (game token, seeds, draw, stored round, bet and payout in the
 * ledger, durable commit) against P2's bet on the same server: a round is a bet and its settlement, so half
 * as many a second is the goal.
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
/** More than either path could answer in that time. */
const MOST_A_SECOND = 14_000
const CONNECTIONS = [64, 256] as const

interface Prepared {
  method: 'POST'
  path: string
  headers: Record<string, string>
  body: string
}
interface Client {
  setRequests(requests: Prepared[]): void
}

export const bench: Bench = { name: 'rounds', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const child = fork(fileURLToPath(new URL('support/vendor-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_SEATS: 'true' },
  })
  const [{ port, gameTokens }] = (await once(child, 'message')) as [{ port: number; gameTokens: string[] }]
  const url = `http://127.0.0.1:${port}`
  const figures: Figure[] = []
  const goals: Goal[] = []
  for (const connections of CONNECTIONS) {
    figures.push({ name: `bet, ${connections}`, unit: '/s', take: () => load(url, connections, bet) })
    figures.push({
      name: `round, ${connections}`,
      unit: '/s',
      take: () => load(url, connections, () => round(gameTokens)),
    })
    goals.push({
      title: `solo rounds against bets of P2, ${connections} connections`,
      ours: `round, ${connections}`,
      reference: `bet, ${connections}`,
      atLeast: 0.5,
    })
  }
  return {
    figures,
    goals,
    notes: [
      `rounds of TUKTUK3 by ${gameTokens.length} members, bets by ${MEMBERS}, drawn at random; every round under a key of its own`,
    ],
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await database.stop()
    },
  }
}

const roundBody = JSON.stringify({ gameCode: 'TUKTUK3', betAmount: 100 })

function round(gameTokens: readonly string[]): Prepared {
  const token = gameTokens[Math.floor(Math.random() * gameTokens.length)]!
  return {
    method: 'POST',
    path: '/api/studio/v1/rounds',
    body: roundBody,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
  }
}

function bet(): Prepared {
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
    path: '/vendor/v1/bet',
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
 * All messages are made before the first connection opens: a client that signs while others wait would
 * measure itself.
 */
async function load(url: string, connections: number, prepare: () => Prepared): Promise<number> {
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
  return result.requests.total / SECONDS
}
