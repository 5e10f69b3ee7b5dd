/**
 * Draws on time while a million tickets are paid (`--rows N` for fewer): from the moment a draw is due to its
 * push, to the last of 5,000 readers of one game (`DRAW_SOCKETS`), and bets around its close, none of which
 * may stand in an issue that was closed when it came.
 */
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { BETTORS, WATCHED, type Command, type Ready, type Seen } from './support/draw-clock-process.ts'
import { calendarMs, forkOf, lastOfFrame, openReaders, tell, until } from './support/forks.ts'
import { playerTokenAt } from './support/players.ts'

const rowsAt = process.argv.indexOf('--rows')
const TICKETS = rowsAt < 0 ? 1_000_000 : Number.parseInt(process.argv[rowsAt + 1]!, 10)
const SOCKETS = Number.parseInt(process.env.DRAW_SOCKETS ?? '5000', 10)
/** Draws of the watched game that one run looks at. */
const DRAWS = 4
const BETS = 200
const LEAD_MS = 1_000
const TAIL_MS = 400
const DUE_MS = 300
const LAST_MS = 250

export const bench: Bench = { name: 'draw-clock', rounds: 1, open }

interface Found {
  lateP99Ms: number
  lastMs: number
  draws: number
  betsTaken: number
  betsWrong: number
  unpaidTickets: number
}

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const server = forkOf('draw-clock-process', { DATABASE_URL: database.ownerUrl })
  const [{ port }] = (await once(server, 'message')) as [Ready]
  const readers = await openReaders({
    port,
    count: SOCKETS,
    topic: `draw:${WATCHED}`,
    marker: '"state":"DRAWN"',
  })
  let found: Found | undefined
  const figure = (name: string, unit: string, of: (found: Found) => number) => ({
    name,
    unit,
    take: async () => of((found ??= await watch(server, readers, port))),
  })
  return {
    figures: [
      figure('published after it is due, p99', 'ms', ({ lateP99Ms }) => lateP99Ms),
      figure('allowed', 'ms', () => DUE_MS),
      figure('result to the last', 'ms', ({ lastMs }) => lastMs),
      figure('allowed to the last', 'ms', () => LAST_MS),
      figure('draws', '', ({ draws }) => draws),
      figure('bets accepted', '', ({ betsTaken }) => betsTaken),
      figure('bets accepted after the close or answered wrongly', '', ({ betsWrong }) => betsWrong),
      figure('one', '', () => 1),
      figure('tickets not paid yet at the end', '', ({ unpaidTickets }) => unpaidTickets),
    ],
    goals: [
      { title: 'a draw on time', ours: 'published after it is due, p99', reference: 'allowed', atMost: 1 },
      {
        title: 'result to the last client',
        ours: 'result to the last',
        reference: 'allowed to the last',
        atMost: 1,
      },
      {
        title: 'bets of the last second',
        ours: 'bets accepted after the close or answered wrongly',
        reference: 'one',
        atMost: 0,
      },
    ],
    notes: [
      `${TICKETS} tickets are paid meanwhile; ${SOCKETS} sockets in two processes at one game; ${DRAWS} of its draws, all draws of the others beside them; everything on this machine's cores`,
    ],
    async close() {
      for (const reader of readers) reader.kill('SIGTERM')
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.stop()
    },
  }
}

async function watch(server: ChildProcess, readers: readonly ChildProcess[], port: number): Promise<Found> {
  await tell(server, { do: 'fill', tickets: TICKETS } satisfies Command)
  await tell<Seen>(server, { do: 'seen' } satisfies Command)
  const [lateMs, lasts]: [number[], number[]] = [[], []]
  let [betsTaken, betsWrong, unpaidTickets] = [0, 0, 0]
  for (let draw = 0; draw < DRAWS; draw++) {
    const issue = await openIssue(port)
    const lastOf = lastOfFrame(readers, (frame) => numeroOf(frame) === issue.numero)
    const codes = await betAroundClose(port, issue)
    betsTaken += codes.filter((code) => code === 'OK').length
    const wrong = codes.filter((code) => code !== 'OK' && code !== 'LOTTERY_CLOSED')
    if (wrong.length > 0) process.stdout.write(`  answered wrongly: ${[...new Set(wrong)].join(', ')}\n`)
    betsWrong += wrong.length
    const lastAtMs = calendarMs(await lastOf)
    const seen = await tell<Seen>(server, { do: 'seen' } satisfies Command)
    lateMs.push(...seen.lateMs)
    lasts.push(lastAtMs - Date.parse(issue.drawsAt))
    betsWrong += seen.lateBets
    unpaidTickets = seen.unpaidTickets
  }
  lateMs.sort((a, b) => a - b)
  return {
    lateP99Ms: lateMs[Math.min(lateMs.length - 1, Math.floor(lateMs.length * 0.99))]!,
    lastMs: Math.max(...lasts),
    draws: lateMs.length,
    betsTaken,
    betsWrong,
    unpaidTickets,
  }
}

/** Bets from a second before the close to a little after it; OK, or the codes of the refusals. */
async function betAroundClose(port: number, { numero, closesAt }: OpenIssue): Promise<string[]> {
  const closesMs = Date.parse(closesAt)
  return Promise.all(
    Array.from({ length: BETS }, async (_, bet) => {
      await until(closesMs - LEAD_MS + Math.floor((bet * (LEAD_MS + TAIL_MS)) / BETS))
      return placeBet(port, bet % BETTORS, numero)
    }),
  )
}

interface Answer<Value> {
  success: boolean
  code?: string
  value: Value
}

interface OpenIssue {
  numero: string
  closesAt: string
  drawsAt: string
}

const numeroOf = (frame: string): string => (JSON.parse(frame) as { data: { numero: string } }).data.numero

/** One that stays open long enough for all bets to be prepared. */
async function openIssue(port: number): Promise<OpenIssue> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/lotto/lgw/games/${WATCHED}/numero/current`)
    const { value } = (await answer.json()) as Answer<{ issue: OpenIssue | null }>
    if (value.issue && Date.parse(value.issue.closesAt) - Date.now() > LEAD_MS + 3_000) return value.issue
    await until(Date.now() + 1_000)
  }
}

async function placeBet(port: number, member: number, numero: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/lotto/lgw/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${playerTokenAt(member)}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      gameCode: WATCHED,
      numero,
      betG: 1_900,
      lines: [
        { playCode: 'SSC_POSITION', selections: [[], [], [], [], ['7']], unitAmount: 100, multiple: 1 },
      ],
    }),
  })
  const { success, code } = (await answer.json()) as Answer<unknown>
  return success ? 'OK' : (code ?? '')
}
