/**
 * P10: the vendor port for 30 minutes at half of the most it can do (`--minutes N` for a shorter run): no
 * error, the p99 of the last third like that of the first, and a resident memory that does not grow.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { ACME_SECRET } from '../db/seeds/launch.ts'
import { signVendorMessage } from '../platform/vendor-signature.ts'
import { openBenchDatabase, type Bench, type Figure } from './harness.ts'
import { slopeOf, type Sample } from './support/slope.ts'
import { MEMBERS, memberAt, tokenAt } from './support/vendor-process.ts'

const CONNECTIONS = 64
const PROBE_S = 10
const SAMPLE_MS = 1_000
/** Compiled code, pools and caches fill at first; that is no leak. */
const WARM_UP = 1 / 3
const PAGE_KB = 4

export const bench: Bench = { name: 'soak', rounds: 1, open }

async function open() {
  const minutes = minutesAsked(process.argv)
  const database = await openBenchDatabase()
  const child = fork(fileURLToPath(new URL('support/vendor-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: database.ownerUrl },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const notes: string[] = []
  let run: Promise<Soak> | undefined
  const soaked = () => (run ??= soak(`http://127.0.0.1:${port}`, child, minutes, notes))
  const figure = (name: string, unit: string, of: (soak: Soak) => number): Figure => ({
    name,
    unit,
    take: async () => of(await soaked()),
  })
  return {
    figures: [
      figure('errors', '', ({ errors }) => errors),
      { name: 'one', unit: '', take: async () => 1 },
      figure('p99 of the first third', 'ms', ({ p99 }) => p99[0]!),
      figure('p99 of the last third', 'ms', ({ p99 }) => p99.at(-1)!),
      figure('memory slope', 'MB/min', ({ slope }) => slope),
      { name: 'half a megabyte', unit: 'MB/min', take: async () => 0.5 },
    ],
    goals: [
      { title: 'no error', ours: 'errors', reference: 'one', atMost: 0 },
      { title: 'p99 flat', ours: 'p99 of the last third', reference: 'p99 of the first third', atMost: 1.5 },
      { title: 'resident memory', ours: 'memory slope', reference: 'half a megabyte', atMost: 1 },
    ],
    notes,
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await database.stop()
    },
  }
}

function minutesAsked(args: readonly string[]): number {
  const at = args.indexOf('--minutes')
  const minutes = at < 0 ? 30 : Number.parseInt(args[at + 1] ?? '', 10)
  if (!(minutes >= 1 && minutes <= 24 * 60)) throw new Error('--minutes takes a whole number of minutes')
  return minutes
}

interface Soak {
  errors: number
  p99: number[]
  slope: number
}

async function soak(url: string, child: ChildProcess, minutes: number, notes: string[]): Promise<Soak> {
  const probe = await load(url, PROBE_S)
  const most = probe.requests.total / PROBE_S
  const rate = Math.max(1, Math.floor(most / 2))
  const samples: Sample[] = []
  const begin = performance.now()
  const sampler = setInterval(() => {
    samples.push({ minute: (performance.now() - begin) / 60_000, megabytes: residentOf(child) })
  }, SAMPLE_MS)
  const thirds = []
  for (let third = 0; third < 3; third++) thirds.push(await load(url, minutes * 20, rate))
  clearInterval(sampler)
  const steady = samples.filter(({ minute }) => minute >= minutes * WARM_UP)
  const sent = thirds.reduce((sum, { requests }) => sum + requests.total, 0)
  notes.push(
    `${minutes} min at ${rate}/s, half of ${Math.round(most)}/s found in ${PROBE_S} s; ${sent} messages: bets, bets with their win, balances; ${CONNECTIONS} connections`,
    `p99 by thirds ${thirds.map(({ latency }) => latency.p99).join(', ')} ms; resident ${Math.round(steady[0]!.megabytes)} MB after the warm-up, ${Math.round(steady.at(-1)!.megabytes)} MB at the end`,
  )
  return {
    errors: thirds.reduce(
      (sum, { non2xx, errors, timeouts, mismatches }) => sum + non2xx + errors + timeouts + mismatches,
      0,
    ),
    p99: thirds.map(({ latency }) => latency.p99),
    slope: slopeOf(steady),
  }
}

/**
 * As fast as answers come, or at `rate` a second; each message is made when it is sent, with a timestamp of
 * its own.
 */
function load(url: string, seconds: number, rate?: number): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    verifyBody: (answer) => answer.includes('"status":"OK"'),
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [
      {
        method: 'POST',
        path: '/vendor/v1/bet',
        setupRequest: (request: object) => ({ ...request, ...nextMessage() }),
      },
    ],
  })
}

function nextMessage(): { path: string; headers: Record<string, string>; body: string } {
  const member = Math.floor(Math.random() * MEMBERS)
  const [memberId, sessionToken] = [memberAt(member), tokenAt(member)]
  const round = {
    transactionId: randomUUID(),
    memberId,
    sessionToken,
    gameCode: 'ACME-1',
    roundId: randomUUID(),
    currency: 'THB',
  }
  const draw = Math.random()
  const [call, message] =
    draw < 0.7
      ? ['bet', { ...round, amount: 100, roundClosed: true }]
      : draw < 0.9
        ? ['bet-win', { ...round, betAmount: 100, winAmount: 97 }]
        : ['balance', { memberId, sessionToken }]
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(Date.now() / 1000))
  return {
    path: `/vendor/v1/${call as string}`,
    body,
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'ACME',
      'x-timestamp': timestamp,
      'x-signature': signVendorMessage(ACME_SECRET, timestamp, body),
    },
  }
}

/** Of the server's process alone: what the kernel holds in memory for it. */
function residentOf(child: ChildProcess): number {
  const pages = Number.parseInt(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]!, 10)
  return (pages * PAGE_KB) / 1024
}
