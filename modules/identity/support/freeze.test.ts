import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeSentTo, logIn, makeAccount } from '../../../tests/support/identity.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../../../tests/support/server.ts'
import { demoAgentId, demoMemberId } from '../../../db/seeds/identity.ts'
import { memberGuardOf } from '../../wallet/index.ts'
import type { CallContext } from '../../../platform/calls.ts'
import {
  accountByName,
  accountOf,
  accountsByIds,
  downlineIdsOf,
  endMemberSession,
  freezeMember,
  isUplineOf,
  memberFiguresOf,
  memberRecordOf,
  memberSessionsOf,
  searchMembers,
  unfreezeMember,
  uplinesOf,
} from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** What an operator's handler would pass on. */
async function asOperator(work: (context: CallContext) => Promise<void>): Promise<void> {
  const after: (() => void | Promise<void>)[] = []
  await server.process.database.transaction((tx) =>
    work({
      tx,
      now: new Date(),
      merchant: { id: 'demo' },
      actor: { claims: { account: 'support' } },
      use: (key: never) => server.process.services.use(key),
      afterCommit: (run: () => void) => {
        after.push(run)
      },
    } as never),
  )
  for (const run of after) await run()
}
const reader = () => server.process.database.kysely
const demo = { merchantId: 'demo' }

test('freezing ends every session, forgets the device, closes the wallet’s guard; unfreezing opens it', async () => {
  const memberId = await makeAccount(server, { username: 'freezer1' })
  const client = server.client()
  const { token } = (await logIn(client, 'freezer1', 'correct-horse-7', { rememberMe: true })).value
  await asOperator((context) => freezeMember(context, memberId, 'chargeback'))
  expect((await client.get('/api/wps/member/info', { token })).status).toBe(401)
  expect((await client.post('/api/wps/session/resume')).status).toBe(401)
  expect((await logIn(client, 'freezer1', 'correct-horse-7')).code).toBe('AUTH_DISABLED')
  expect(await memberGuardOf(reader(), memberId)).toMatchObject({ blockedReason: 'FROZEN' })
  expect(await memberRecordOf(reader(), 'demo', memberId)).toMatchObject({
    state: 'FROZEN',
    freeze: { reason: 'chargeback', by: 'support' },
  })
  await expect(asOperator((context) => freezeMember(context, memberId, 'again'))).rejects.toMatchObject({
    code: 'MEMBER_STATE',
  })
  await asOperator((context) => unfreezeMember(context, memberId, 'cleared'))
  expect(await memberGuardOf(reader(), memberId)).toMatchObject({ blockedReason: null })
  expect((await logIn(client, 'freezer1', 'correct-horse-7')).status).toBe(200)
  await expect(asOperator((context) => unfreezeMember(context, memberId, 'again'))).rejects.toMatchObject({
    code: 'MEMBER_STATE',
  })
  await expect(asOperator((context) => freezeMember(context, 'nobody', 'x'))).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  })
})

test('freezing during sign-ins of the same moment leaves no session open', async () => {
  const memberId = await makeAccount(server, { username: 'freezer2' })
  const clients = Array.from({ length: 6 }, () => server.client())
  const [, ...replies] = await Promise.all([
    asOperator((context) => freezeMember(context, memberId, 'race')),
    ...clients.map((client) => logIn(client, 'freezer2', 'correct-horse-7')),
  ])
  for (const [index, reply] of replies.entries()) {
    if (reply.status !== 200) continue
    await vi.waitFor(
      async () =>
        expect((await clients[index]!.get('/api/wps/member/info', { token: reply.value.token })).status).toBe(
          401,
        ),
      { timeout: 30_000 },
    )
  }
  expect((await memberSessionsOf(reader(), 'demo', memberId)).filter((session) => session.isLive)).toEqual([])
})

test('an operator sees sessions and ends one of them', async () => {
  const memberId = await makeAccount(server, { username: 'watched1' })
  const client = server.client()
  const kept = (await logIn(client, 'watched1', 'correct-horse-7')).value.token
  const ended = (await logIn(client, 'watched1', 'correct-horse-7')).value.token
  const sessions = await memberSessionsOf(reader(), 'demo', memberId)
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toMatchObject({ address: '127.0.0.1', isLive: true, endedAt: null })
  await asOperator((context) => endMemberSession(context, memberId, sessions[0]!.sessionId))
  expect((await client.get('/api/wps/member/info', { token: ended })).status).toBe(401)
  expect((await client.get('/api/wps/member/info', { token: kept })).status).toBe(200)
  await expect(
    asOperator((context) => endMemberSession(context, demoMemberId(1), sessions[1]!.sessionId)),
  ).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' })
  expect((await memberRecordOf(reader(), 'demo', memberId))!.signIns).toMatchObject([
    { how: 'PASSWORD', address: '127.0.0.1' },
    { how: 'PASSWORD' },
  ])
})

test('members are found by name, id, number in any spelling and payee name', async () => {
  const search = async (query: string, pageSize = 10) =>
    (await searchMembers(reader(), { ...demo, query, pageNo: 1, pageSize })).list.map(
      ({ username }) => username,
    )
  expect(await search('MEMBER07')).toEqual(['member07'])
  expect(await search(demoMemberId(3))).toEqual(['member03'])
  expect(await search('081-000-0009')).toEqual(['member09'])
  expect(await search('+66810000010')).toEqual(['member10'])
  expect(await search('สมชาย ใจดี A')).toEqual(['member01'])
  expect(await search('%')).toEqual([])
  const page = await searchMembers(reader(), { ...demo, query: 'member', pageNo: 2, pageSize: 15 })
  expect([page.list.length, page.totalCount, page.totalPages]).toEqual([5, 20, 2])
  expect(
    (await searchMembers(reader(), { merchantId: 'other', query: 'member', pageNo: 1, pageSize: 10 }))
      .totalCount,
  ).toBe(0)
})

test('the demo data are as promised', async () => {
  expect(await accountByName(reader(), { ...demo, account: 'Member01' })).toMatchObject({
    accountId: demoMemberId(1),
    type: 0,
    kind: 'member',
    payeeName: 'สมชาย ใจดี A',
    mobile: '+66810000001',
    isMobileVerified: true,
    kycLevel: 2,
    uplineId: demoAgentId(3),
    hasPaymentPassword: true,
  })
  expect((await accountOf(reader(), { ...demo, accountId: demoMemberId(20) }))!.payeeName).toBe('สมชาย ใจดี T')
  const lines = [
    [demoMemberId(1), ['agent3', 'agent2', 'agent1']],
    [demoMemberId(6), ['agent4', 'agent1']],
    [demoMemberId(11), []],
  ] as const
  for (const [accountId, names] of lines) {
    const uplines = await uplinesOf(reader(), accountId)
    const accounts = await accountsByIds(
      reader(),
      uplines.map((upline) => upline.accountId),
    )
    expect(uplines.map((upline) => accounts.get(upline.accountId)!.username)).toEqual(names)
  }
  expect(await isUplineOf(reader(), demoAgentId(1), demoMemberId(10))).toBe(true)
  expect(await isUplineOf(reader(), demoAgentId(2), demoMemberId(10))).toBe(false)
  expect((await downlineIdsOf(reader(), demoAgentId(1))).length).toBe(13)
  expect((await downlineIdsOf(reader(), demoAgentId(4), { depth: 1 })).length).toBe(5)
  expect(await accountOf(reader(), { ...demo, accountId: demoAgentId(1) })).toMatchObject({
    type: 1,
    kind: 'agent',
    isAgent: true,
    uplineId: null,
  })
  expect((await logIn(server.client(), 'agent4', DEMO_PASSWORD)).value).toMatchObject({
    account: 'agent4',
    firstTimeLogin: false,
  })
  expect(await accountOf(reader(), { merchantId: 'other', accountId: demoMemberId(1) })).toBe(undefined)
  const figures = await memberFiguresOf(
    reader(),
    'demo',
    new Date(Date.now() - 86_400_000),
    new Date(Date.now() + 60_000),
  )
  expect(figures.registered).toBeGreaterThanOrEqual(24)
  expect(figures.signedIn).toBeGreaterThanOrEqual(1)
})

test('the outbox finds numbers as people write them', async () => {
  await makeAccount(server, { username: 'outboxer' })
  const client = server.client()
  const { token } = (await logIn(client, 'outboxer', 'correct-horse-7')).value
  await client.post(
    '/api/wps/verification/sms/bind',
    { mobileNum: '0612345678', countryDialingCode: '66' },
    { token },
  )
  for (const to of ['+66612345678', '0612345678', '66612345678'])
    expect(await codeSentTo(client, to)).toMatch(/^[0-9]{6}$/)
  expect((await client.get<{ list: unknown[] }>('/api/dev/outbox?to=+66612345678')).value.list).toHaveLength(
    1,
  )
})
