/**
 * One table with 5,000 readers (`TABLE_SOCKETS` for fewer): from the moment its result is due to the last
 * reader's frame, drawing and storing it included. Meanwhile members bet through the last second and past it:
 * every bet must be accepted or refused, and the ledger must have taken exactly what was accepted.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import type { ReaderOrder } from './support/fan-out-clients.ts'
import type { Command, Ledger, Ready, TableNow } from './support/tables-process.ts'

const SOCKETS = Number.parseInt(process.env.TABLE_SOCKETS ?? '5000', 10)
const MEMBERS = 400
const BETS = Number.parseInt(process.env.TABLE_BETS ?? '600', 10)
/** Bets are spread from a second before the close to a little after it. */
const LEAD_MS = 1_000
const TAIL_MS = 200
const STAKE = 500
/** Bets at the beginning of a round, so that its last second is not the server's first. */
const WARM_BETS = 32
const ALLOWED_MS = 250

export const bench: Bench = { name: 'tables', rounds: 3, open }

const forkOf = (name: string, env: Record<string, string> = {}) =>
  fork(fileURLToPath(new URL(`support/${name}.ts`, import.meta.url)), { env: { ...process.env, ...env } })
const until = (atMs: number) =>
  new Promise((done) => {
    setTimeout(done, Math.max(0, atMs - Date.now()))
  })

interface Seen {
  lastMs: number
  accepted: number
  refused: number
  wrong: number
}

async function open(): Promise<OpenBench> {
  const database = await openBenchDatabase()
  const server = forkOf('tables-process', { DATABASE_URL: database.ownerUrl, BENCH_MEMBERS: String(MEMBERS) })
  const [ready] = (await once(server, 'message')) as [Ready]
  const readers = [forkOf('fan-out-clients'), forkOf('fan-out-clients')]
  const topic = `table:${ready.tableId}`
  for (const [place, reader] of readers.entries())
    reader.send({
      port: ready.port,
      count: SOCKETS / 2,
      firstAddress: 2 + place * 100,
      topic,
      marker: '"state":"REVEAL"',
    } satisfies ReaderOrder)
  await Promise.all(readers.map(readyOf))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let seen: Seen = { lastMs: 0, accepted: 0, refused: 0, wrong: 0 }
  const figure = (name: string, unit: string, take: () => Promise<number>) => ({ name, unit, take })
  return {
    figures: [
      figure('result to the last', 'ms', async () => {
        seen = await playRound(server, readers, ready, agent)
        return seen.lastMs
      }),
      figure('allowed', 'ms', async () => ALLOWED_MS),
      figure('bets accepted', '', async () => seen.accepted),
      figure('bets refused', '', async () => seen.refused),
      figure('answers or stakes wrong', '', async () => seen.wrong),
      figure('one', '', async () => 1),
    ],
    goals: [
      { title: 'result to the last client', ours: 'result to the last', reference: 'allowed', atMost: 1 },
      { title: 'bets of the last second', ours: 'answers or stakes wrong', reference: 'one', atMost: 0 },
    ],
    notes: [
      `${SOCKETS} sockets in two processes at one table; ${BETS} bets of ${MEMBERS} members from ${LEAD_MS} ms before the close to ${TAIL_MS} ms after it; a round lasts half a minute; everything on this machine's cores`,
    ],
    async close() {
      agent.destroy()
      for (const reader of readers) reader.kill('SIGTERM')
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.stop()
    },
  }
}

/** Readers acknowledge every round they see: only the first message counts as their arrival. */
async function readyOf(reader: ChildProcess): Promise<void> {
  for (;;) {
    const [message] = (await once(reader, 'message')) as [{ ready?: number }]
    if (message.ready !== undefined) return
  }
}

async function tell<Answer>(server: ChildProcess, command: Command): Promise<Answer> {
  const answer = once(server, 'message') as Promise<[Answer]>
  server.send(command)
  return (await answer)[0]
}

/** A whole round: bets around its close, the result at every reader, and what the ledger says of it. */
async function playRound(
  server: ChildProcess,
  readers: readonly ChildProcess[],
  ready: Ready,
  agent: Agent,
): Promise<Seen> {
  const table = await standing(
    server,
    ({ state, endsAtMs }) => state === 'BETTING' && endsAtMs - Date.now() > LEAD_MS + 5_000,
  )
  const lasts = Promise.all(readers.map((reader) => once(reader, 'message') as Promise<[{ last: string }]>))
  const place = async (member: number) => ({
    member,
    code: await placeBet(ready, agent, member, table.roundNo),
  })
  const warm = await Promise.all(Array.from({ length: WARM_BETS }, (_, member) => place(member)))
  const late = await Promise.all(
    Array.from({ length: BETS }, async (_, bet) => {
      await until(table.endsAtMs - LEAD_MS + Math.floor((bet * (LEAD_MS + TAIL_MS)) / BETS))
      return place(bet % MEMBERS)
    }),
  )
  const answers = [...warm, ...late]
  const last = (await lasts).map(([message]) => BigInt(message.last)).reduce((a, b) => (a > b ? a : b))
  const done = await standing(server, ({ roundNo, state }) => roundNo > table.roundNo || state === 'SETTLED')
  // The readers' clock counts from the machine's start, the round's is the calendar's; this is how far they
  // are apart.
  const lastAtMs = Date.now() - Number(process.hrtime.bigint() - last) / 1e6
  const ledger = await tell<Ledger>(server, { do: 'ledger', roundId: table.roundId })
  const expected = new Map<string, number>()
  for (const { member, code } of answers)
    if (code === 'OK')
      expected.set(`bench-member-${member}`, (expected.get(`bench-member-${member}`) ?? 0) + STAKE)
  const members = new Set([...Object.keys(ledger), ...expected.keys()])
  const wrongStakes = [...members].filter(
    (member) => (ledger[member] ?? 0) !== (expected.get(member) ?? 0),
  ).length
  const accepted = answers.filter(({ code }) => code === 'OK').length
  const refused = answers.filter(({ code }) => code === 'TABLE_BETS_CLOSED').length
  return {
    lastMs: lastAtMs - done.closedEndsMs,
    accepted,
    refused,
    wrong: wrongStakes + answers.length - accepted - refused,
  }
}

async function standing(server: ChildProcess, isThere: (table: TableNow) => boolean): Promise<TableNow> {
  for (;;) {
    const table = await tell<TableNow>(server, { do: 'table' })
    if (isThere(table)) return table
    await until(Date.now() + 100)
  }
}

/** OK, or the code of the refusal. */
function placeBet(
  { port, tableId, gameTokens }: Ready,
  agent: Agent,
  member: number,
  roundNo: number,
): Promise<string> {
  const body = JSON.stringify({ roundNo, bets: [{ spot: 'PLAYER', stake: STAKE }] })
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: `/api/studio/v1/tables/${tableId}/bets`,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${gameTokens[member]}`,
          'idempotency-key': randomUUID(),
        },
      },
      (reply) => {
        let text = ''
        reply
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('end', () => {
            const answer = JSON.parse(text) as { success: boolean; code?: string }
            resolve(answer.success ? 'OK' : (answer.code ?? ''))
          })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
