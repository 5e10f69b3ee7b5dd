/** Statements and the desk of payments, through their calls (docs/flows/agent-pay.md). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveAgentPayments } from '../../../../contract/operator/agents/pay/approve-agent-payments.ts'
import { checkPayRun } from '../../../../contract/operator/agents/pay/check-pay-run.ts'
import { holdAgentPayments } from '../../../../contract/operator/agents/pay/hold-agent-payments.ts'
import { listAgentPayments } from '../../../../contract/operator/agents/pay/list-agent-payments.ts'
import { listPayRuns } from '../../../../contract/operator/agents/pay/list-pay-runs.ts'
import { readAgentCommissions } from '../../../../contract/operator/agents/pay/read-agent-commissions.ts'
import { readAgentPayment } from '../../../../contract/operator/agents/pay/read-agent-payment.ts'
import { releaseAgentPayments } from '../../../../contract/operator/agents/pay/release-agent-payments.ts'
import { exportIncome } from '../../../../contract/player/agents/pay/export-income.ts'
import { exportStatement } from '../../../../contract/player/agents/pay/export-statement.ts'
import { listPayments } from '../../../../contract/player/agents/pay/list-payments.ts'
import { listStatementLines } from '../../../../contract/player/agents/pay/list-statement-lines.ts'
import { readIncome } from '../../../../contract/player/agents/pay/read-income.ts'
import { readStatement } from '../../../../contract/player/agents/pay/read-statement.ts'
import { rowsOf, sql } from '../../../../platform/postgres.ts'
import { at } from '../../../../tests/support/agent-line.ts'
import type { Caller, Player } from '../../../../tests/support/cashier.ts'
import { openPayExample } from '../../../../tests/support/pay-example.ts'

type Example = Awaited<ReturnType<typeof openPayExample>>
let house: Example['house']
let line: Example['line']
let ids: Example['ids']
let agent: Example['agent']
let a: Player
let other: Player
let desk: Caller
beforeAll(async () => {
  ;({ house, line, ids, agent, a, other, desk } = await openPayExample())
})
afterAll(() => house.close())

const download = async (path: string, token: string): Promise<string> => {
  const answer = await fetch(house.server.origin + path, { headers: { authorization: `Bearer ${token}` } })
  return answer.text()
}
const own = async (player: Player) => (await player.call(listPayments)).value.list
const march = async () => (await own(a)).find(({ periodId }) => periodId === 'S203103A')!
const linesAt = async (place: Record<string, string | number>) => {
  const { value } = await a.call(listStatementLines, {
    query: { paymentId: (await march()).paymentId, pageSize: 100, ...place },
  })
  return value
}

test('an agent reads inputs, formula, branches below and the correction of an earlier period', async () => {
  const payment = await march()
  expect(payment).toMatchObject({
    turnover: 20_016_000,
    payout: 16_616_000,
    rebate: 380_000,
    promotions: 50_000,
    salaries: 120_000,
    base: 2_850_000,
    gross: 855_000,
    below: 365_200,
    branch: 855_000,
    net: 489_800,
    lateWin: -16_000,
    state: 'PAID',
    isAutomatic: true,
  })
  const { value } = await a.call(readStatement, { query: { paymentId: payment.paymentId } })
  expect(value.below).toMatchObject([{ agentId: ids.b, branch: 365_200, net: 82_700 }])
  expect(value.late).toMatchObject([
    { memberId: ids.p3, firstPeriodId: 'S203102B', payout: 16_000, turnover: 0 },
  ])
  expect(value.before.map(({ periodId }) => periodId)).toEqual(['S203103A', 'S203102B'])
})

test('each level adds up to the one above, down to the changes of a round', async () => {
  const payment = await march()
  let opened = 0
  async function walk(place: Record<string, string>, sum: number, level: number): Promise<void> {
    const { list, sum: said } = await linesAt(place)
    expect(list.reduce((total, { base }) => total + base, 0)).toBe(sum)
    expect(said).toBe(sum)
    const names = ['branchId', 'memberId', 'product', 'gameCode', 'roundNo'] as const
    for (const { key, base, isOpening } of list) {
      if (!isOpening || level >= names.length) continue
      opened += 1
      await walk({ ...place, [names[level]!]: key }, base, level + 1)
    }
  }
  await walk({}, payment.base, 0)
  expect(opened).toBeGreaterThan(15)
  const branches = (await linesAt({})).list
  expect(branches.map(({ key, base }) => [key, base])).toEqual([
    [ids.b, 1_826_000],
    [ids.p3, 1_200_000],
    [ids.a, -176_000],
  ])
})

test('the file adds up by itself', async () => {
  const payment = await march()
  const path = `${exportStatement.path}?paymentId=${payment.paymentId}&format=CSV`
  const text = await download(path, a.token)
  const rows = text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','))
  const cents = (cell: string | undefined) => Math.round(Number(cell ?? '0') * 100)
  const members = rows.filter(
    ([kind]) => kind === 'Account' || kind === 'Your account' || kind === 'บัญชี' || kind === 'บัญชีของคุณ',
  )
  const sumOf = (column: number) => members.reduce((sum, row) => sum + cents(row[column]), 0)
  expect(members).toHaveLength(6)
  expect(sumOf(3)).toBe(payment.turnover)
  expect(sumOf(4)).toBe(payment.payout)
  expect(sumOf(6) + sumOf(7) + sumOf(8)).toBe(payment.rebate + payment.promotions + payment.salaries)
  expect(sumOf(9)).toBe(payment.base)
  expect(rows.find((row) => row.at(-1) === '30%')).toBeDefined()
  expect(text).toContain('4898.00')
})

test('another line, a member and a downline see nothing of it through any call', async () => {
  const { paymentId } = await march()
  const below = await agent(ids.b)
  for (const stranger of [other, below]) {
    const refused = { status: 404, code: 'AGENT_PAYMENT_NOT_FOUND' }
    expect(await stranger.call(readStatement, { query: { paymentId } })).toMatchObject(refused)
    expect(await stranger.call(listStatementLines, { query: { paymentId } })).toMatchObject(refused)
    const file = await house.client.get(`${exportStatement.path}?paymentId=${paymentId}&format=CSV`, {
      token: stranger.token,
    })
    expect(file).toMatchObject(refused)
    expect((await own(stranger)).map((row) => row.paymentId)).not.toContain(paymentId)
  }
  expect((await linesAt({ branchId: ids.other })).list).toEqual([])
  expect((await linesAt({ branchId: ids.other, memberId: ids.other })).list).toEqual([])
  expect((await linesAt({ branchId: ids.b, memberId: ids.p3 })).list).toEqual([])
  const member = await house.player(2)
  expect(await member.call(listPayments)).toMatchObject({ status: 403, code: 'AUTH_NOT_AGENT' })
  expect(await member.call(readIncome)).toMatchObject({ status: 403, code: 'AUTH_NOT_AGENT' })
  expect(await member.call(readStatement, { query: { paymentId } })).toMatchObject({ code: 'AUTH_NOT_AGENT' })
  for (const { path } of [exportIncome, exportStatement])
    expect(
      await house.client.get(`${path}?format=CSV&paymentId=${paymentId}`, { token: member.token }),
    ).toMatchObject({ code: expect.stringMatching(/AUTH_NOT_AGENT|REQUEST_INVALID/) })
})

test('income is what the ledger credited, by source and day, and transfers are none', async () => {
  await line.credit(ids.a, at('2031-03-06T12:00'), 36, 70)
  const { value } = await a.call(readIncome, { query: { from: '2031-03-01', to: '2031-03-31' } })
  expect(value.income).toMatchObject({ commission: 120_000, daily: 56_000, total: 176_000, transfers: 7_000 })
  expect(value.days.map(({ day, total }) => [day, total])).toEqual([
    ['2031-03-05', 176_000],
    ['2031-03-06', 0],
  ])
  expect(value.periods).toHaveLength(5)
  const long = await a.call(readIncome, { query: { from: '2031-01-01', to: '2031-04-30' } })
  expect(long).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
})

test('the desk sees each run with its sums, and a repeated calculation changes nothing and says so', async () => {
  const { value } = await desk.call(listAgentPayments, { query: { kind: 'DIVIDEND', periodId: 'S203103A' } })
  expect(value.list.map(({ agentId, net }) => [agentId, net])).toEqual([
    [ids.a, 489_800],
    [ids.c, 282_500],
    [ids.b, 82_700],
    [ids.other, 0],
  ])
  expect(value.netAmount).toBe(855_000)
  expect(value.topAmount).toBe(855_000)
  const all = await rowsOf(
    house.server.process.database.kysely,
    sql`SELECT * FROM agents.payment ORDER BY payment_id`,
  )
  const again = await desk.call(checkPayRun, { body: { kind: 'DIVIDEND', periodId: 'S203103A' } })
  expect(again.value).toMatchObject({ sameCount: 4, otherCount: 0, others: [] })
  await line.credit(ids.p2, at('2031-03-07T12:00'), 20, 10)
  const changed = await desk.call(checkPayRun, { body: { kind: 'DIVIDEND', periodId: 'S203103A' } })
  expect(changed.value).toMatchObject({ sameCount: 2, otherCount: 2 })
  expect(changed.value.others).toContainEqual(
    expect.objectContaining({ agentId: ids.b, field: 'base', was: 1_826_000, is: 1_825_000 }),
  )
  expect(
    await rowsOf(house.server.process.database.kysely, sql`SELECT * FROM agents.payment ORDER BY payment_id`),
  ).toEqual(all)
  const runs = await desk.call(listPayRuns, { query: { kind: 'DIVIDEND' } })
  expect(runs.value.list[0]).toMatchObject({
    periodId: 'S203103A',
    agentCount: 4,
    check: { sameCount: 2, otherCount: 2 },
  })
})

test('above the limit: the writer of the contract may not approve, another may, once; held is released or stays', async () => {
  await line.play(ids.p3, { at: at('2031-03-20T12:00'), stake: 400_000 })
  await line.pay(at('2031-04-01T02:00'))
  const { value } = await desk.call(listAgentPayments, { query: { kind: 'DIVIDEND', state: 'CALCULATED' } })
  expect(value.list).toMatchObject([{ agentId: ids.a, abilities: ['approve', 'hold'] }])
  const body = { paymentIds: [value.list[0]!.paymentId] }
  const params = { paymentId: body.paymentIds[0]! }
  const before = await line.mainOf(ids.a)
  const writer = await house.operator('writer', ['commissions.view', 'commissions.decide'])
  expect(await writer.call(approveAgentPayments, { body })).toMatchObject({
    status: 422,
    code: 'AGENT_PAYMENT_SAME_PERSON',
  })
  expect((await writer.call(readAgentPayment, { params })).value.payment.abilities).toEqual(['hold'])
  expect((await desk.call(holdAgentPayments, { body: { ...body, reason: 'looks odd' } })).value).toEqual({
    count: 1,
  })
  expect(await desk.call(approveAgentPayments, { body })).toMatchObject({
    status: 409,
    code: 'AGENT_PAYMENT_STATE',
  })
  await line.pay(at('2031-04-01T03:00'))
  expect(await line.mainOf(ids.a)).toBe(before)
  expect((await desk.call(releaseAgentPayments, { body: { ...body, reason: 'explained' } })).value).toEqual({
    count: 1,
  })
  const races = await Promise.all([
    desk.call(approveAgentPayments, { body }),
    desk.call(approveAgentPayments, { body }),
    writer.call(holdAgentPayments, { body: { ...body, reason: 'wait' } }),
  ])
  const approved = races.slice(0, 2).filter(({ status }) => status === 200).length
  expect(approved).toBeLessThanOrEqual(1)
  const { state } = (await desk.call(readAgentPayment, { params })).value.payment
  expect(state).toBe(races[2].status === 200 ? 'HELD' : 'APPROVED')
  if (state === 'HELD') {
    await desk.call(releaseAgentPayments, { body: { ...body, reason: 'explained' } })
    if (approved === 0) await desk.call(approveAgentPayments, { body })
  }
  await Promise.all([line.pay(at('2031-04-01T04:00')), line.pay(at('2031-04-01T04:00'))])
  expect(await line.mainOf(ids.a)).toBe(before + 12_000_000n)
  expect(await desk.call(holdAgentPayments, { body: { ...body, reason: 'too late' } })).toMatchObject({
    code: 'AGENT_PAYMENT_STATE',
  })
  await house.settle()
  const messages = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      key: string
    }>`SELECT key FROM messaging.message WHERE account_id = ${ids.a} AND key LIKE ${`agent-payment:${params.paymentId}%`} ORDER BY 1`,
  )
  expect(messages.map(({ key }) => key.split(':').at(-1))).toContain('PAID')
})

test('an unknown payment, an operator without the ability and the report of commissions', async () => {
  expect(await desk.call(approveAgentPayments, { body: { paymentIds: ['nothing'] } })).toMatchObject({
    code: 'AGENT_PAYMENT_NOT_FOUND',
  })
  expect(await desk.call(checkPayRun, { body: { kind: 'DIVIDEND', periodId: 'S199901A' } })).toMatchObject({
    code: 'AGENT_PAYMENT_NOT_FOUND',
  })
  const viewer = await house.operator('viewer', ['commissions.view'])
  expect(await viewer.call(approveAgentPayments, { body: { paymentIds: ['nothing'] } })).toMatchObject({
    status: 403,
  })
  const { value } = await viewer.call(readAgentCommissions, {
    query: { from: '2031-03-01', to: '2031-03-31' },
  })
  expect(value.list[0]).toMatchObject({ agentId: ids.a, dividend: 12_489_800, total: 12_489_800, waiting: 0 })
  expect(value.sums.total).toBe(value.list.reduce((sum, { total }) => sum + total, 0))
  const path = '/api/operator/agents/commissions/export?from=2031-03-01&to=2031-03-31&format=CSV'
  const text = await download(path, viewer.token)
  expect(text.trim().split('\r\n')).toHaveLength(9)
})
