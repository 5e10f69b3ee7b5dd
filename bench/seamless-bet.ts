/**
 * P2: a bet over HTTP by the whole path (signature, form, session, game, ledger, durable commit) against what
 * an empty validated POST on the same server and batched postings allow together, and against the same path
 * with one transaction a request.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openPoster, type Poster } from '../modules/wallet/index.ts'
import { openBenchDatabase, rateOf, type Bench, type Figure, type Goal, type OpenBench } from './harness.ts'
import { sendLoad, vendorBet, type Prepared } from './support/vendor-bets.ts'
import { MEMBERS, memberAt } from './support/vendor-process.ts'

const SECONDS = 4
const IN_FLIGHT = 512
const CONNECTIONS = [64, 256]

export const bench: Bench = { name: 'seamless-bet', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const child = fork(fileURLToPath(new URL('support/vendor-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: database.ownerUrl },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const url = `http://127.0.0.1:${port}`
  const poster = openPoster({ url: database.ownerUrl })
  const rates = new Map<string, number>()
  const keep = async (name: string, rate: Promise<number>) => {
    rates.set(name, await rate)
    return rates.get(name)!
  }
  const posting: Figure = {
    name: 'posting',
    unit: '/s',
    take: () =>
      keep(
        'posting',
        rateOf(SECONDS, IN_FLIGHT, () => post(poster)),
      ),
  }
  const figuresAt = (connections: number): Figure[] => {
    const measure = (name: string, prepare: () => Prepared): Figure[] => {
      let p99Ms = 0
      return [
        {
          name: `${name}, ${connections}`,
          unit: '/s',
          take: async () => {
            const { rate, p99 } = await sendLoad({ url, connections, seconds: SECONDS, prepare })
            p99Ms = p99
            return keep(`${name}, ${connections}`, Promise.resolve(rate))
          },
        },
        { name: `p99 of ${name}, ${connections}`, unit: 'ms', take: async () => p99Ms },
      ]
    }
    return [
      ...measure('empty POST', emptyPost),
      {
        name: `empty POST and posting together, ${connections}`,
        unit: '/s',
        take: async () => 1 / (1 / rates.get(`empty POST, ${connections}`)! + 1 / rates.get('posting')!),
      },
      ...measure('bet', () => vendorBet()),
      ...measure('bet alone', () => vendorBet('/bench/single')),
    ]
  }
  return {
    figures: [posting, ...CONNECTIONS.flatMap(figuresAt)],
    goals: CONNECTIONS.flatMap(goalsAt),
    notes: [
      `${MEMBERS} members drawn at random, every bet a round of its own; bodies signed beforehand; one transaction a request: 8 connections`,
    ],
    async close() {
      await poster.close()
      child.kill('SIGTERM')
      await once(child, 'exit')
      await database.stop()
    },
  }
}

const goalsAt = (connections: number): Goal[] => [
  {
    title: `bets against an empty validated POST and batched postings together, ${connections} connections`,
    ours: `bet, ${connections}`,
    reference: `empty POST and posting together, ${connections}`,
    atLeast: 0.75,
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
]

const empty: Prepared = {
  method: 'POST',
  path: '/bench/empty',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ amount: 100 }),
}
const emptyPost = () => empty

/** The same bet as over HTTP, without what lies before the ledger. */
async function post(poster: Poster): Promise<void> {
  const { status } = await poster.post({
    kind: 'BET',
    vendor: 'ACME',
    gameCode: 'ACME-1',
    memberId: memberAt(Math.floor(Math.random() * MEMBERS)),
    roundId: randomUUID(),
    transactionId: randomUUID(),
    amount: 100n,
    mode: 'REAL',
    roundClosed: true,
  })
  if (status !== 'OK') throw new Error(`a bet was answered ${status}`)
}
