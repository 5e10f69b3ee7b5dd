/**
 * P7: one push to 10,000 sockets (`FAN_OUT_SOCKETS` for fewer): when the last reader has its frame, compared
 * with a bare loop that writes a ready frame to each; the latency of HTTP answers meanwhile; and whether a
 * reader that does not read is disconnected and memory stays constant. Readers are two processes on several
 * loopback addresses.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import WebSocket from 'ws'
import { openBenchDatabase, type Bench, type Figure } from './harness.ts'
import type { Command, State } from './support/fan-out-process.ts'
import { forkOf, nextLast, openReaders, tell } from './support/forks.ts'

const SOCKETS = Number.parseInt(process.env.FAN_OUT_SOCKETS ?? '10000', 10)
const FRAME = 300
const ASKS = 400
const SLOW = 3

export const bench: Bench = { name: 'fan-out', rounds: 5, open }

async function open() {
  const database = await openBenchDatabase()
  const server = forkOf('fan-out-process', { DATABASE_URL: database.ownerUrl }, ['--expose-gc'])
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const readers = await openReaders({ port, count: SOCKETS })
  const before = await stateOf(server)
  const timed = (how: 'push' | 'bare') => async () => {
    const lastOf = nextLast(readers)
    const { begin } = await tell<{ begin: string }>(server, { do: how, size: FRAME } satisfies Command)
    return Number((await lastOf) - BigInt(begin)) / 1e6
  }
  const figure = (name: string, unit: string, take: () => Promise<number>): Figure => ({ name, unit, take })
  return {
    figures: [
      figure('bare loop', 'ms', timed('bare')),
      figure('push', 'ms', timed('push')),
      figure('HTTP p99 idle', 'ms', () => askFor(port, async () => {})),
      figure('HTTP p99 in pushes', 'ms', () =>
        askFor(port, async (isOver) => {
          while (!isOver()) {
            await timed('push')()
            await pause(200)
          }
        }),
      ),
      figure('slow readers left', '', () => slowLeft(server, port)),
      figure('one', '', async () => 1),
      figure('memory', 'MB', async () => (await stateOf(server)).residentMb),
      figure('memory before', 'MB', async () => before.residentMb),
    ],
    goals: [
      { title: 'last client', ours: 'push', reference: 'bare loop', atMost: 1.1 },
      { title: 'HTTP during a push', ours: 'HTTP p99 in pushes', reference: 'HTTP p99 idle', atMost: 2 },
      { title: 'slow readers dropped', ours: 'slow readers left', reference: 'one', atMost: 0 },
      { title: 'memory flat', ours: 'memory', reference: 'memory before', atMost: 1.25 },
    ],
    notes: [
      `${SOCKETS} sockets in two processes; a frame of about ${FRAME} bytes; HTTP is ${ASKS} signed-out GETs one after the other; everything on this machine's cores`,
    ],
    async close() {
      for (const reader of readers) reader.kill('SIGTERM')
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.stop()
    },
  }
}

const pause = (ms: number) =>
  new Promise((done) => {
    setTimeout(done, ms)
  })

const stateOf = (server: ChildProcess) => tell<State>(server, { do: 'state' } satisfies Command)

/** The p99 of single requests, one after the other, while `work` runs. */
async function askFor(port: number, work: (isOver: () => boolean) => Promise<void>): Promise<number> {
  let isOver = false
  const working = work(() => isOver)
  const times: number[] = []
  for (let ask = 0; ask < ASKS; ask++) {
    const begin = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/api/wps/relay/GCSGAME_jackpotPools`)).text()
    times.push(performance.now() - begin)
  }
  isOver = true
  await working
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

/**
 * Readers that stop reading, and large frames to everybody until they are gone; answers how many are still
 * there.
 */
async function slowLeft(server: ChildProcess, port: number): Promise<number> {
  const { sockets: before } = await stateOf(server)
  const slow = await Promise.all(
    Array.from({ length: SLOW }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`)
      await once(socket, 'open')
      // Only they ask for this topic, so nobody else is sent the large frames.
      socket.send('{"type":"hello"}')
      socket.send('{"type":"subscribe","topics":["status"]}')
      await new Promise<void>((done) => {
        socket.on('message', (text: Buffer) => {
          if (String(text).includes('subscribed')) done()
        })
      })
      socket.pause()
      return socket
    }),
  )
  let left = SLOW
  for (let sent = 0; sent < 200 && left > 0; sent++) {
    await tell(server, { do: 'flood', size: 200_000 })
    left = (await stateOf(server)).sockets - before
  }
  for (const socket of slow) socket.terminate()
  return Math.max(left, 0)
}
