/**
 * One table with 5,000 readers (`TABLE_SOCKETS` for fewer): from the moment its result is due to the last
 * reader's frame, drawing and storing it included. Meanwhile members bet through the last second and past it:
 * every bet must be accepted or refused, and the ledger must have taken exactly what was accepted.
 */
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { calendarMs, forkOf, nextLast, openReaders, tell, until } from './support/forks.ts'
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
  const readers = await openReaders({
    port: ready.port,
    count: SOCKETS,
    topic: `table:${ready.tableId}`,
    marker: '"state":"REVEAL"',
  })
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
  const lastOf = nextLast(readers)
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
  const last = await lastOf
  const done = await standing(server, ({ roundNo, state }) => roundNo > table.roundNo || state === 'SETTLED')
  const lastAtMs = calendarMs(last)
  const ledger = await tell<Ledger>(server, { do: 'ledger', roundId: table.roundId } satisfies Command)
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
    const table = await tell<TableNow>(server, { do: 'table' } satisfies Command)
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
