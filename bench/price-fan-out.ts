/**
 * A change of a price from the feed to the last of 10,000 sockets (`FAN_OUT_SOCKETS` for fewer), a goal from
 * the feed to its committed suspension, and 500 changes a second (`--minutes N`, 20 seconds without it) with
 * the memory of the process.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { forkOf, nextLast, openReaders, tell } from './support/forks.ts'
import { WATCHED, type Command, type State, type Told } from './support/price-fan-out-process.ts'

const SOCKETS = Number.parseInt(process.env.FAN_OUT_SOCKETS ?? '10000', 10)
const minutesAt = process.argv.indexOf('--minutes')
const STORM_S = minutesAt < 0 ? 20 : Number.parseInt(process.argv[minutesAt + 1]!, 10) * 60
const LAST_MS = 300
const SUSPENSION_MS = 100
const DELTA_BYTES = 1_024

export const bench: Bench = { name: 'price-fan-out', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const server = forkOf('price-fan-out-process', { DATABASE_URL: database.ownerUrl }, ['--expose-gc'])
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const readers = await openReaders({ port, count: SOCKETS, topic: WATCHED })
  let storm: Storm | undefined
  const stormed = async () => (storm ??= await weather(server))
  const figure = (name: string, unit: string, take: () => Promise<number>) => ({ name, unit, take })
  return {
    figures: [
      figure('price to the last', 'ms', async () => {
        const lastOf = nextLast(readers)
        const { begin } = await tell<Told>(server, { do: 'price' } satisfies Command)
        return Number((await lastOf) - BigInt(begin)) / 1e6
      }),
      figure('allowed to the last', 'ms', async () => LAST_MS),
      figure('goal to suspension', 'ms', async () => (await tell<Told>(server, { do: 'goal' })).tookMs),
      figure('allowed to suspension', 'ms', async () => SUSPENSION_MS),
      figure('largest delta', 'bytes', async () => (await stateOf(server)).largestBytes),
      figure('allowed delta', 'bytes', async () => DELTA_BYTES),
      figure('changes a second', '', async () => (STORM_S * 500) / (await stormed()).seconds),
      figure('asked a second', '', async () => 500),
      figure('memory in use', 'MB', async () => (await stormed()).after.liveMb),
      figure('in use before', 'MB', async () => (await stormed()).before.liveMb),
      figure('of the process', 'MB', async () => (await stormed()).after.residentMb),
      figure('of the process before', 'MB', async () => (await stormed()).before.residentMb),
    ],
    goals: [
      { title: 'last client', ours: 'price to the last', reference: 'allowed to the last', atMost: 1 },
      { title: 'suspension', ours: 'goal to suspension', reference: 'allowed to suspension', atMost: 1 },
      { title: 'delta', ours: 'largest delta', reference: 'allowed delta', atMost: 1 },
      { title: 'rate kept', ours: 'changes a second', reference: 'asked a second', atLeast: 0.98 },
      { title: 'memory flat', ours: 'memory in use', reference: 'in use before', atMost: 1.1 },
    ],
    notes: [
      `${SOCKETS} sockets in two processes read one fixture; ${STORM_S} s of 500 changes a second over 100 fixtures; everything on this machine's cores`,
    ],
    async close() {
      for (const reader of readers) reader.kill('SIGTERM')
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.stop()
    },
  }
}

const stateOf = (server: ChildProcess) => tell<State>(server, { do: 'state' } satisfies Command)

interface Storm {
  readonly before: State
  readonly after: State
  readonly seconds: number
}

/** The same rate once before, so that what only the first changes need is there already. */
async function weather(server: ChildProcess): Promise<Storm> {
  await tell<Told>(server, { do: 'storm', seconds: 5 } satisfies Command)
  const before = await stateOf(server)
  const { tookMs } = await tell<Told>(server, { do: 'storm', seconds: STORM_S } satisfies Command)
  return { before, after: await stateOf(server), seconds: tookMs / 1_000 }
}
