/**
 * P15: bets on sports over HTTP by the whole path (session, form, judge, ledger, legs and exposure in one
 * durable commit) against bets of a vendor over HTTP on the same server. Every tenth slip has ten legs. Each
 * figure begins when the sums of what was played before it are made, which neither of them waits for.
 */
import { once } from 'node:events'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { forkOf } from './support/forks.ts'
import { untilFolded } from './support/rest.ts'
import { anySlip } from './support/sport-slips.ts'
import { sendLoad, vendorBet, type Prepared } from './support/vendor-bets.ts'
import { MEMBERS } from './support/vendor-process.ts'

const SECONDS = 4
const CONNECTIONS = [64, 256]
const LEGS = 10

export const bench: Bench = { name: 'place-slips', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const server = forkOf('vendor-process', { DATABASE_URL: database.ownerUrl, BENCH_SPORTS: 'true' })
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const url = `http://127.0.0.1:${port}`
  const rate = async (connections: number, prepare: () => Prepared) => {
    await untilFolded(database.ownerUrl)
    return (await sendLoad({ url, connections, seconds: SECONDS, prepare })).rate
  }
  return {
    figures: [
      ...CONNECTIONS.flatMap((connections) => [
        { name: `bets, ${connections}`, unit: '/s', take: () => rate(connections, () => vendorBet()) },
        { name: `slips, ${connections}`, unit: '/s', take: () => rate(connections, mixed()) },
      ]),
      {
        name: `slips of ${LEGS} legs, 256`,
        unit: '/s',
        take: () => rate(256, () => anySlip(MEMBERS, LEGS)),
      },
    ],
    goals: CONNECTIONS.map((connections) => ({
      title: `slips, every tenth with ten legs, against bets of a vendor, ${connections} connections`,
      ours: `slips, ${connections}`,
      reference: `bets, ${connections}`,
      atLeast: 0.6,
    })),
    notes: [`${MEMBERS} members drawn at random, slips on 200 matches, with a rest before each figure`],
    async close() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.stop()
    },
  }
}

/** Nine single bets, then ten legs. */
function mixed(): () => Prepared {
  let made = 0
  return () => anySlip(MEMBERS, ++made % 10 === 0 ? LEGS : 1)
}
