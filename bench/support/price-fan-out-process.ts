/** A gateway with a feed of sports, in a process of its own; forked by the price-fan-out bench. */
import { seedDemo } from '../../db/seeds/demo.ts'
import { loadConfig } from '../../platform/config.ts'
import { hubKey } from '../../platform/keys.ts'
import { createLogger } from '../../platform/logs.ts'
import { composeProcess } from '../../server/compose.ts'
import {
  feedMarket,
  openFeedPlayer,
  opening,
  scored,
  standing,
  winner,
  type FeedPlayer,
} from '../../tests/support/sports-feed.ts'

export const FIXTURES = 100
export const WATCHED = 'fixture:BENCH-m0'
export type Command = { do: 'price' | 'goal' | 'state' } | { do: 'storm'; seconds: number }
export interface Told {
  /** Of the machine's clock that counts from its start. */
  begin: string
  /** From the message to its commit. */
  tookMs: number
}
export interface State {
  /** What is still referred to after a collection. */
  liveMb: number
  residentMb: number
  /** The longest delta so far, as it is pushed. */
  largestBytes: number
}

/** Changes a second, as a busy evening has them. */
const STORM = 500
const AT_ONCE = 25

/** What the feed says, each time something else. */
function newsOf(feed: FeedPlayer) {
  let turn = 0
  let incidents = 0
  const changed = (at: number) => ({
    kind: 'MARKETS' as const,
    fixtureId: `m${at}`,
    markets: [winner([1.9 + (turn++ % 50) / 100, 3.5, 4])],
  })
  const goal = () =>
    feed.send({
      kind: 'INCIDENT',
      fixtureId: 'm1',
      no: ++incidents,
      incident: 'GOAL',
      side: 'HOME',
      minute: 12,
      added: null,
      cancels: null,
      facts: scored(incidents, 0),
    })
  // The watched fixture is left out: its readers count every frame.
  const storm = async (seconds: number): Promise<void> => {
    const begin = performance.now()
    for (let sent = 0; sent < seconds * STORM; sent += AT_ONCE) {
      const wait = begin + (sent / STORM) * 1_000 - performance.now()
      if (wait > 0) await new Promise((done) => setTimeout(done, wait))
      await feed.send(
        ...Array.from({ length: AT_ONCE }, (_, at) => changed(1 + ((sent + at) % (FIXTURES - 1)))),
      )
    }
  }
  return { changed, goal, storm }
}

async function timed(work: () => Promise<unknown>): Promise<Told> {
  const begin = process.hrtime.bigint()
  await work()
  return { begin: String(begin), tookMs: Number(process.hrtime.bigint() - begin) / 1e6 }
}

async function main(): Promise<void> {
  const env = { ...process.env, MODE: 'demo', DEMO_HISTORY: '0', LOG_LEVEL: 'silent', RATE_FACTOR: '900000' }
  const composed = await composeProcess(
    loadConfig({ ...env, ROLES: 'gateway,realtime,studio' }),
    createLogger('silent'),
  )
  await seedDemo(composed, () => {})
  const { app, services } = composed
  let largestBytes = 0
  services.use(hubKey).onPush(({ data }) => {
    if (data.set) largestBytes = Math.max(largestBytes, Buffer.byteLength(JSON.stringify(data)))
  })
  const feed = await openFeedPlayer(composed, 'BENCH')
  const lines = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map((line) =>
    feedMarket('AH', [1.9, 1.94], { line, isMain: false }),
  )
  for (let at = 0; at < FIXTURES; at++)
    await feed.send(...opening(`m${at}`, [winner(), ...lines]), standing(`m${at}`, 'LIVE'))
  const { changed, goal, storm } = newsOf(feed)
  const obey = async (command: Command): Promise<Told | State> => {
    if (command.do === 'price') return timed(() => feed.send(changed(0)))
    if (command.do === 'goal') return timed(goal)
    if (command.do === 'storm') return timed(() => storm(command.seconds))
    globalThis.gc?.()
    const { heapUsed, external, rss } = process.memoryUsage()
    return {
      liveMb: (heapUsed + external) / 1024 / 1024,
      residentMb: rss / 1024 / 1024,
      largestBytes,
    }
  }
  process.on('message', (command: Command) => {
    void obey(command).then((answer) => process.send?.(answer))
  })
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  const [address] = app.addresses()
  process.send?.({ port: typeof address === 'object' ? address.port : 0 })
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => {
    void composed.close().then(() => process.exit(0))
  })
}

if (process.send) await main()
