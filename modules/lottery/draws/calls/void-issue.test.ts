/** Issues at the operators' desk, and the two people who make one void. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { listIssuesSchemas } from '../../../../contract/operator/lottery/list-issues.ts'
import type { readIssueSchemas } from '../../../../contract/operator/lottery/read-issue.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { oneOf, rowsOf, sql, type Database } from '../../../../platform/postgres.ts'
import { openIssueDesk, type IssueDesk } from '../../../../tests/support/issue-desk.ts'
import type { TestClient, TestServer } from '../../../../tests/support/server.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'

type Listed = ValueOf<typeof listIssuesSchemas>
type Shown = ValueOf<typeof readIssueSchemas>

let opened: IssueDesk
let server: TestServer
let owner: Database
let desk: TestClient
let token: string
beforeAll(async () => {
  opened = await openIssueDesk()
  ;({ server, owner, desk, token } = opened)
})
afterAll(() => opened?.close())

const base = '/api/operator/lottery/issues'
const issuesOf = (gameCode: string) =>
  rowsOf(
    owner.kysely,
    sql<{
      numero: string
    }>`SELECT numero FROM lottery.issue WHERE game_code = ${gameCode} ORDER BY closes_at`,
  )
const read = async (path: string) => (await desk.get<Shown>(`${base}/${path}`, { token })).value
const askVoid = (path: string, bearer = token) =>
  desk.post<{ proposalId: string }>(
    `${base}/${path}/void`,
    { reason: 'ทดสอบ' },
    { token: bearer, key: randomUUID() },
  )

/** Between the close of an issue and the opening of the next none is open: the clock goes on to the opening. */
async function passToOpening(gameCode: string): Promise<void> {
  const { seconds } = await oneOf(
    owner.kysely,
    sql<{ seconds: number }>`
    SELECT greatest(0, ceil(extract(epoch FROM min(opens_at) - app.now())))::int AS seconds FROM lottery.issue
    WHERE game_code = ${gameCode} AND closes_at > app.now()`,
  )
  if (seconds > 0) await desk.post('/api/dev/clock', { advance: `PT${seconds}S` })
}

test('issues are listed by game, number, state and day; those to come only if asked for', async () => {
  const list = async (query: string) => (await desk.get<Listed>(`${base}?${query}`, { token })).value
  await passToOpening('SSC300')
  const running = await list('gameCode=SSC300')
  expect(running.list.map(({ state }) => state)).toEqual(['OPEN'])
  expect(running.list[0]).toMatchObject({ gameCode: 'SSC300', orderCount: 0, stakeAmount: 0, result: null })
  const ahead = await list('gameCode=SSC300&state=SCHEDULED&pageSize=100')
  expect(ahead.totalCount).toBe((await issuesOf('SSC300')).length - 1)
  const { numero } = ahead.list[0]!
  expect((await list(`gameCode=SSC300&numero=${numero}`)).list).toHaveLength(1)
  expect((await list('gameCode=SSC300&state=VOID')).list).toEqual([])
  expect((await list('hasBets=true')).list).toEqual([])
  expect(await desk.get(`${base}?gameCode=NOPE`, { token })).toMatchObject({ code: 'LOTTERY_GAME_UNKNOWN' })
  expect(await desk.get(`${base}?pageSize=101`, { token })).toMatchObject({ code: 'REQUEST_INVALID' })
})

test('an issue is void after a second person confirmed it, and never by the one who asked', async () => {
  const path = `K3_60/${(await issuesOf('K3_60'))[10]!.numero}`
  expect(await read(path)).toMatchObject({ state: 'SCHEDULED', canVoid: true, waiting: null, seed: null })
  const asked = await askVoid(path)
  expect(asked).toMatchObject({ status: 200 })
  expect(await askVoid(path)).toMatchObject({ code: 'CHANGE_STATE' })
  expect(await read(path)).toMatchObject({ state: 'SCHEDULED', waiting: { kind: 'lottery.void' } })
  expect(
    await desk.post(
      `/api/operator/proposals/${asked.value.proposalId}/confirm`,
      {},
      { token, key: randomUUID() },
    ),
  ).toMatchObject({ code: 'CHANGE_FOUR_EYES' })
  const subject = `issue:${path.replace('/', '-')}`
  await confirmAs(server, 'finance', subject)
  expect(await read(path)).toMatchObject({
    state: 'VOID',
    voidReason: 'ทดสอบ',
    canVoid: false,
    waiting: null,
    seed: null,
  })
  const { deeds } = await oneOf(
    owner.kysely,
    sql<{ deeds: string[] }>`
    SELECT array_agg(action ORDER BY seq) AS deeds FROM app.audit_log WHERE subject = ${subject}`,
  )
  expect(deeds).toEqual(expect.arrayContaining(['proposal.ask', 'lottery.void', 'proposal.confirm']))
  expect(await askVoid(path)).toMatchObject({ code: 'LOTTERY_VOID_CLOSED' })
})

test('an issue that has closed while its void waited stays as it is', async () => {
  const { numero } = (await issuesOf('PC28_60'))[20]!
  expect((await askVoid(`PC28_60/${numero}`)).status).toBe(200)
  await sql`UPDATE lottery.issue SET opens_at = app.now() - interval '2 minutes', closes_at = app.now() - interval '1 second'
    WHERE game_code = 'PC28_60' AND numero = ${numero}`.execute(owner.kysely)
  const finance = server.client()
  const bearer = await finance.signInOperator('finance')
  const { value } = await finance.get<{ list: { proposalId: string; subject: string }[] }>(
    '/api/operator/proposals?state=PENDING',
    { token: bearer },
  )
  const { proposalId } = value.list.find(({ subject }) => subject === `issue:PC28_60-${numero}`)!
  expect(
    await finance.post(
      `/api/operator/proposals/${proposalId}/confirm`,
      {},
      { token: bearer, key: randomUUID() },
    ),
  ).toMatchObject({ code: 'LOTTERY_VOID_CLOSED' })
  expect(await read(`PC28_60/${numero}`)).toMatchObject({ state: 'CLOSED', canVoid: false })
})

test('who may only look cannot ask, and an unknown issue is refused by name', async () => {
  const viewer = await server.client().signInOperator('viewer')
  const { numero } = (await issuesOf('SSC60'))[5]!
  expect(await askVoid(`SSC60/${numero}`, viewer)).toMatchObject({ status: 403 })
  expect(await askVoid('SSC60/199901010001')).toMatchObject({ code: 'LOTTERY_ISSUE_UNKNOWN' })
  expect(await desk.get(`${base}/NOPE/199901010001`, { token })).toMatchObject({
    code: 'LOTTERY_GAME_UNKNOWN',
  })
})
