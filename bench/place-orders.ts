/**
 * P14: bets in a lottery over HTTP by the whole path (session, form, price, judge, ledger, durable commit)
 * against bets of a vendor over HTTP on the same server; and how long a ticket of a thousand lines takes,
 * from the request to its answer.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { forkOf } from './support/forks.ts'
import { sendLoad, vendorBet, type Prepared } from './support/vendor-bets.ts'
import { playerTokenAt } from './support/players.ts'
import { MEMBERS, openIssues } from './support/vendor-process.ts'

const SECONDS = 4
const CONNECTIONS = [64, 256]
const LINES = 1_000
const TICKET_MS = 25
const TICKETS_A_SECOND = 50

export const bench: Bench = { name: 'place-orders', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const server = forkOf('vendor-process', { DATABASE_URL: database.ownerUrl, BENCH_LOTTERIES: 'true' })
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const url = `http://127.0.0.1:${port}`
  const rate = async (connections: number, prepare: () => Prepared) =>
    (await sendLoad({ url, connections, seconds: SECONDS, prepare })).rate
  return {
    figures: [
      ...CONNECTIONS.flatMap((connections) => [
        { name: `bets, ${connections}`, unit: '/s', take: () => rate(connections, () => vendorBet()) },
        { name: `lottery bets, ${connections}`, unit: '/s', take: () => rate(connections, oneLine) },
      ]),
      {
        name: `ticket of ${LINES} lines, median`,
        unit: 'ms',
        take: async () =>
          (
            await sendLoad({
              url,
              connections: 1,
              seconds: SECONDS,
              prepare: ticket,
              mostASecond: TICKETS_A_SECOND,
            })
          ).p50,
      },
      { name: 'most', unit: 'ms', take: async () => TICKET_MS },
    ],
    goals: [
      ...CONNECTIONS.map((connections) => ({
        title: `bets in a lottery against bets of a vendor, ${connections} connections`,
        ours: `lottery bets, ${connections}`,
        reference: `bets, ${connections}`,
        atLeast: 0.6,
      })),
      {
        title: 'a large ticket on the server',
        ours: `ticket of ${LINES} lines, median`,
        reference: 'most',
        atMost: 1,
      },
    ],
    notes: [`${MEMBERS} members drawn at random, all bets in one issue; tickets one after another`],
    async close() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.stop()
    },
  }
}

function order(body: object): Prepared {
  return {
    method: 'POST',
    path: '/api/lotto/lgw/orders',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${playerTokenAt(Math.floor(Math.random() * MEMBERS))}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  }
}

const oneLine = () =>
  order({
    ...openIssues.classic,
    betG: 1_960,
    lines: [
      { playCode: 'SSC_POSITION', selections: [[], [], [], [], [anyDigit()]], unitAmount: 100, multiple: 1 },
    ],
  })

/** Each number of three digits once. */
const ticket = () =>
  order({
    ...openIssues.numbers,
    lines: Array.from({ length: LINES }, (_, n) => ({
      playCode: 'TOP3',
      selections: [[String(n).padStart(3, '0')]],
      unitAmount: 100,
      multiple: 1,
    })),
  })

const anyDigit = () => String(Math.floor(Math.random() * 10))
