/** What operators decide about the line of agents: applications, top agents, the tree and moves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveApplication } from '../../../contract/operator/agents/line/approve-application.ts'
import { listApplications } from '../../../contract/operator/agents/line/list-applications.ts'
import { listMoves } from '../../../contract/operator/agents/line/list-moves.ts'
import { listTree } from '../../../contract/operator/agents/line/list-tree.ts'
import { openTopAgent } from '../../../contract/operator/agents/line/open-top-agent.ts'
import { proposeMove } from '../../../contract/operator/agents/line/propose-move.ts'
import { confirmProposal } from '../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../contract/operator/system/list-proposals.ts'
import { applyAgent } from '../../../contract/player/agents/line/apply-agent.ts'
import { demoAgentId, demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { freshName, openAgentLines, openBelow, type AgentLines } from '../../../tests/support/agent-lines.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { foldTeams } from '../index.ts'
import { carryOutMoves } from './moves.ts'

let house: CashierHouse
let lines: AgentLines
beforeAll(async () => {
  house = await openCashierHouse()
  lines = await openAgentLines(house)
})
afterAll(() => house.close())

test('an application needs a proven number; approved it is an account in the line', async () => {
  const desk = await house.operator('desk', ['agents.view', 'agents.open', 'members.contact'])
  const asked = await house.client.post(
    applyAgent.path,
    {
      username: 'applicant1',
      password: 'Correct-horse-7',
      payeeName: 'วิชัย ใจดี',
      mobileNum: '0891112233',
      countryDialingCode: '66',
      verificationCode: '000000',
      channel: 'FRIENDS',
      termsAccepted: true,
    },
    { sealed: true },
  )
  expect(asked.code).toMatch(/^VERIFY_/)
  const insert = await house.transaction((tx) =>
    run(
      tx,
      sql`
      INSERT INTO agents.application (application_id, merchant_id, username, password_hash, payee_name, mobile, language, channel)
      VALUES ('00000000-0000-7000-8000-0000000b0001', ${DEMO_MERCHANT}, 'applicant1', '-', 'วิชัย ใจดี', '+66891112233', 'TH', 'FRIENDS')`,
    ),
  )
  expect(insert).toBe(1n)
  const waiting = (await desk.call(listApplications, { query: { state: 'WAITING' } })).value.list
  const { applicationId } = waiting.find(({ username }) => username === 'applicant1')!
  const approve = (body: Record<string, unknown>) =>
    desk.call(approveApplication, {
      params: { applicationId },
      body: { type: 2, upline: 'agent2', memberG: 1960, points: {}, ...body },
    })
  expect(await approve({ upline: null })).toMatchObject({ code: 'REQUEST_INVALID' })
  expect(await approve({ memberG: 1972 })).toMatchObject({ code: 'AGENT_GROUP_INVALID' })
  const [one, other] = await Promise.all([approve({}), approve({})])
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
  const memberId = (one.value ?? other.value).memberId
  expect(await lines.accountOf(memberId)).toMatchObject({
    upline_id: demoAgentId(2),
    type: 2,
    member_g: 1960,
  })
})

test('an operator opens a top agent within the house’s limits, and sees the tree level by level', async () => {
  const desk = await house.operator('desk', ['agents.view', 'agents.open'])
  const top = (more: Record<string, unknown>) =>
    desk.call(openTopAgent, {
      body: { username: freshName(), memberG: 1978, points: { RNG: 4_000 }, reason: 'new', ...more },
    })
  expect(await top({ points: { RNG: 4_001 } })).toMatchObject({ code: 'AGENT_POINT_TOO_HIGH' })
  const { value } = await top({})
  const day = businessDate(new Date(), 'Asia/Bangkok')
  const tree = async (query: Record<string, string>) =>
    (await desk.call(listTree, { query: { from: day, to: day, pageSize: 100, ...query } })).value
  expect((await tree({})).list.map(({ memberId }) => memberId)).toContain(value.memberId)
  const below = await tree({ parentId: demoAgentId(2) })
  expect(below.path.map(({ username }) => username)).toEqual(['agent1', 'agent2'])
  expect(below.list.map(({ username }) => username)).toContain('agent3')
  expect((await tree({ query: 'agent3' })).list[0]).toMatchObject({ uplineName: 'agent2', memberG: 1960 })
  await house.play(demoMemberId(1), 80_000n, 20_000n)
  await rollUpAll(house.server.process.database)
  await foldTeams(house.server.process.database)
  const played = { validAmount: 80_000, gameWinAmount: 60_000 }
  for (const query of ['agent3', 'member01'])
    expect((await tree({ query })).list[0]).toMatchObject({ username: query, ...played })
})

test('a level of the tree is read in pages, and opens on the page of the account that is asked for', async () => {
  const desk = await house.operator('desk', ['agents.view'])
  const day = businessDate(new Date(), 'Asia/Bangkok')
  const tree = async (query: Record<string, string | number>) =>
    (await desk.call(listTree, { query: { from: day, to: day, pageSize: 2, ...query } })).value
  const owner = await lines.ownAgent(demoAgentId(2), 1958)
  await lines.ownAgent(owner.id, 1950)
  for (let count = 0; count < 4; count++) await openBelow(owner.caller)
  const whole = (await tree({ parentId: owner.id, pageSize: 100 })).list
  expect(whole.map(({ type }) => type)).toEqual([2, 0, 0, 0, 0])
  for (const [place, { memberId }] of whole.entries()) {
    const page = await tree({ parentId: owner.id, holds: memberId })
    expect([page.pageNo, page.total]).toEqual([Math.floor(place / 2) + 1, 5])
    expect(page.list[place % 2]).toMatchObject({ memberId })
  }
  // Who stands elsewhere, or is left out by the kind that is asked for, is on no page: one that exists opens.
  expect(await tree({ parentId: owner.id, holds: demoAgentId(1) })).toMatchObject({ pageNo: 1 })
  const agents = await tree({ parentId: owner.id, kind: 'AGENTS', holds: whole[4]!.memberId })
  expect([agents.pageNo, agents.total, agents.list.length]).toEqual([1, 1, 1])
})

test('the house stands above all lines, with the sum of their figures', async () => {
  const desk = await house.operator('desk', ['agents.view'])
  const day = businessDate(new Date(), 'Asia/Bangkok')
  const tree = async (query: Record<string, string>) =>
    (await desk.call(listTree, { query: { from: day, to: day, pageSize: 100, ...query } })).value
  await house.play(demoAgentId(1), 10_000n, 30_000n)
  await rollUpAll(house.server.process.database)
  await foldTeams(house.server.process.database)
  const top = await tree({})
  const sum = (of: (node: (typeof top.list)[number]) => number) =>
    top.list.reduce((all, node) => all + of(node), 0)
  // What the owner of a line plays belongs to no line, but to the house.
  expect(top.house).toEqual({
    teamCount: sum(({ teamCount }) => teamCount + 1),
    validAmount: sum(({ validAmount }) => validAmount) + 10_000,
    gameWinAmount: sum(({ gameWinAmount }) => gameWinAmount) - 20_000,
  })
  expect((await tree({ parentId: demoAgentId(1) })).house).toBeNull()
  const affiliates = await tree({ kind: 'AFFILIATES' })
  expect(affiliates.list.every(({ type }) => type === 41 || type === 42)).toBe(true)
  expect(affiliates.house).toBeNull()
})

test('a move waits for two other people and the next half month, and takes the line along', async () => {
  const abilities = ['agents.view', 'agents.move', 'dashboard.read']
  const [asks, first, second] = [
    await house.operator('asks', abilities),
    await house.operator('first', abilities),
    await house.operator('second', abilities),
  ]
  const from = await lines.ownAgent(demoAgentId(2), 1950)
  const moving = await lines.ownAgent(from.id, 1940)
  const below = (await openBelow(moving.caller, { memberG: 1930 })).value
  const move = (memberId: string, upline: string) =>
    asks.call(proposeMove, { body: { memberId, upline, reason: 'they asked for it' } })
  expect(await move(demoAgentId(2), 'agent3')).toMatchObject({ code: 'AGENT_MOVE_INSIDE' })
  expect(await move(demoAgentId(2), 'agent2')).toMatchObject({ code: 'AGENT_MOVE_INSIDE' })
  expect(await move(demoAgentId(4), 'agent3')).toMatchObject({ code: 'AGENT_MOVE_GROUP' })
  expect(await move(moving.id, 'nobody')).toMatchObject({ code: 'REQUEST_INVALID' })
  const { value } = await move(moving.id, 'agent4')
  const { list } = (await asks.call(listProposals, { query: { state: 'PENDING' } })).value
  const params = { proposalId: list.find(({ kind }) => kind === 'agents.move')!.proposalId }
  const confirm = (by: Caller) => by.call(confirmProposal, { params })
  expect(await confirm(asks)).toMatchObject({ code: 'CHANGE_FOUR_EYES' })
  expect(await confirm(first)).toMatchObject({ value: { state: 'PENDING' } })
  expect(await confirm(first)).toMatchObject({ code: 'CHANGE_FOUR_EYES' })
  expect(await confirm(second)).toMatchObject({ value: { state: 'CONFIRMED' } })
  expect((await asks.call(listMoves)).value.list[0]).toMatchObject({
    toName: 'agent4',
    state: 'SCHEDULED',
    approvedBy: ['first', 'second'],
    effectiveAt: value.earliestAt,
  })
  const { database, services } = house.server.process
  const at = new Date(value.earliestAt)
  await carryOutMoves(database, services, new Date(at.getTime() - 1))
  expect(await lines.accountOf(moving.id)).toMatchObject({ upline_id: from.id, depth: 3 })
  await Promise.all([carryOutMoves(database, services, at), carryOutMoves(database, services, at)])
  expect(await lines.accountOf(moving.id)).toMatchObject({ upline_id: demoAgentId(4), depth: 2 })
  expect(await lines.accountOf(below.memberId)).toMatchObject({ depth: 3 })
  const lineAt = async (moment: Date) =>
    (
      await house.transaction((tx) =>
        rowsOf(
          tx,
          sql<{ upline_id: string }>`
          SELECT upline_id FROM identity.line_span WHERE account_id = ${below.memberId} AND since <= ${moment} AND ${moment} < until ORDER BY distance`,
        ),
      )
    ).map(({ upline_id }) => upline_id)
  expect(await lineAt(new Date(at.getTime() - 1))).toEqual([
    moving.id,
    from.id,
    demoAgentId(2),
    demoAgentId(1),
  ])
  expect(await lineAt(at)).toEqual([moving.id, demoAgentId(4), demoAgentId(1)])
})
