/**
 * A solo round over HTTP by the whole path (game token, seeds, draw, stored round, bet and payout in the
 * ledger, durable commit) against P2's bet on the same server: a round is a bet and its settlement, so half
 * as many a second is the goal.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openBenchDatabase, type Bench, type Figure, type Goal, type OpenBench } from './harness.ts'
import { sendLoad, vendorBet, type Prepared } from './support/vendor-bets.ts'
import { MEMBERS } from './support/vendor-process.ts'

const SECONDS = 4
const CONNECTIONS = [64, 256] as const

export const bench: Bench = { name: 'rounds', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const child = fork(fileURLToPath(new URL('support/vendor-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_SEATS: 'true' },
  })
  const [{ port, gameTokens }] = (await once(child, 'message')) as [{ port: number; gameTokens: string[] }]
  const url = `http://127.0.0.1:${port}`
  const rate = async (connections: number, prepare: () => Prepared) =>
    (await sendLoad({ url, connections, seconds: SECONDS, prepare })).rate
  const figures: Figure[] = []
  const goals: Goal[] = []
  for (const connections of CONNECTIONS) {
    figures.push({
      name: `bet, ${connections}`,
      unit: '/s',
      take: () => rate(connections, () => vendorBet()),
    })
    figures.push({
      name: `round, ${connections}`,
      unit: '/s',
      take: () => rate(connections, () => round(gameTokens)),
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
