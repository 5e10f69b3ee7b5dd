/** The desk of results with its two people, and closed issues of imported lotteries by hand. */
import { randomUUID } from 'node:crypto'
import type { listResultsDeskSchemas } from '../../contract/operator/lottery/list-results-desk.ts'
import type { readResultSchemas } from '../../contract/operator/lottery/read-result.ts'
import type { ValueOf } from '../../contract/shared/call.ts'
import { oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type Reply, type TestClient, type TestServer } from './server.ts'

export type DeskRow = ValueOf<typeof listResultsDeskSchemas>['list'][number]
export type DeskEntry = DeskRow['entries'][number]
type ShownEntry = ValueOf<typeof readResultSchemas>

export const resultPaths = '/api/operator/lottery'
export const laoPrizes = (first: string) => [{ prize: 'first', numbers: [first] }]

interface Typing {
  readonly gameCode?: string
  readonly by?: string
  readonly prizes?: readonly { prize: string; numbers: readonly string[] }[]
  readonly sourceUrl?: string
  readonly rawText?: string
}

export interface ResultsDesk {
  readonly server: TestServer
  readonly owner: Database
  readonly client: TestClient
  /** Tokens of two people who may enter and decide. */
  readonly maker: string
  readonly checker: string
  /** The issue that the calls below are about. */
  numero: string
  /** Makes an issue that closed a while ago and was drawn ten minutes ago, and takes it as the one below. */
  closedIssue(gameCode?: string, more?: { state?: string; source?: string; numero?: string }): Promise<string>
  enter(first: string, more?: Typing): Promise<Reply<DeskEntry>>
  correct(first: string): Promise<Reply<DeskEntry>>
  decide(entryId: string, body: Record<string, unknown>, by?: string): Promise<Reply<DeskEntry>>
  confirm(entryId: string, first: string, by?: string): Promise<Reply<DeskEntry>>
  desk(query: string): Promise<DeskRow[]>
  row(gameCode?: string): Promise<DeskRow>
  read(entryId: string, by: string): Promise<ShownEntry>
  issue(): Promise<{ state: string; result: string | null; version: number; wait_s: number | null }>
  /** What the audit log says about the issue. */
  deeds(gameCode?: string): Promise<{ action: string; detail: Record<string, unknown> }[]>
  close(): Promise<void>
}

export async function openResultsDesk(): Promise<ResultsDesk> {
  const server = await startServer({ env: WITHOUT_WORKER })
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  const client = server.client()
  const maker = await client.signInOperator('finance')
  const checker = await server.client().signInOperator('owner')
  let days = 0
  const house: ResultsDesk = {
    server,
    owner,
    client,
    maker,
    checker,
    numero: '',
    async closedIssue(gameCode = 'LAO', more = {}) {
      days++
      const [month, day] = [1 + Math.floor(days / 28), 1 + (days % 28)]
      house.numero = more.numero ?? `2031${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
      await run(
        owner.kysely,
        sql`
        INSERT INTO lottery.issue (game_code, numero, opens_at, closes_at, draws_at, state, source, timeout_at, order_count)
        VALUES (${gameCode}, ${house.numero}, app.now() - interval '1 day', app.now() - interval '20 minutes',
          app.now() - interval '10 minutes', ${more.state ?? 'CLOSED'}, ${more.source ?? 'IMPORT'},
          app.now() + interval '6 hours', 0)`,
      )
      return house.numero
    },
    enter: (first, { gameCode = 'LAO', by = maker, ...more } = {}) =>
      client.post(
        `${resultPaths}/issues/${gameCode}/${house.numero}/results`,
        { prizes: laoPrizes(first), sourceName: 'ถ่ายทอดสด', ...more },
        { token: by, key: randomUUID() },
      ),
    correct: (first) =>
      client.post(
        `${resultPaths}/issues/LAO/${house.numero}/corrections`,
        { prizes: laoPrizes(first), sourceName: 'ประกาศแก้ไข', reason: 'ต้นทางแก้ไข' },
        { token: maker, key: randomUUID() },
      ),
    decide: (entryId, body, by = checker) =>
      client.post(`${resultPaths}/results/${entryId}/decision`, body, { token: by, key: randomUUID() }),
    confirm: (entryId, first, by) =>
      house.decide(entryId, { decision: 'CONFIRM', prizes: laoPrizes(first) }, by),
    async desk(query) {
      const path = `${resultPaths}/results?pageSize=100&${query}`
      return (await client.get<{ list: DeskRow[] }>(path, { token: checker })).value.list
    },
    async row(gameCode = 'LAO') {
      return (await house.desk(`gameCode=${gameCode}`)).find(({ numero }) => numero === house.numero)!
    },
    async read(entryId, by) {
      return (await client.get<ShownEntry>(`${resultPaths}/results/${entryId}`, { token: by })).value
    },
    issue: () =>
      oneOf(
        owner.kysely,
        sql<{ state: string; result: string | null; version: number; wait_s: number | null }>`
        SELECT state, result, version, extract(epoch FROM settle_after - app.now())::int AS wait_s
        FROM lottery.issue WHERE numero = ${house.numero}`,
      ),
    async deeds(gameCode = 'LAO') {
      const rows = await rowsOf(
        owner.kysely,
        sql<{ action: string; detail: string }>`
        SELECT action, detail FROM app.audit_log WHERE subject = ${`issue:${gameCode}-${house.numero}`}
        ORDER BY seq`,
      )
      return rows.map(({ action, detail }) => ({
        action,
        detail: JSON.parse(detail) as Record<string, unknown>,
      }))
    },
    async close() {
      await owner.close()
      await server.close()
    },
  }
  return house
}
