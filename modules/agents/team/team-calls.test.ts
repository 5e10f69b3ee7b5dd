/** What agents read of their line through the calls, and what nobody reads of another one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportLosses } from '../../../contract/player/agents/team/export-losses.ts'
import { exportOverview } from '../../../contract/player/agents/team/export-overview.ts'
import { exportTeam } from '../../../contract/player/agents/team/export-team.ts'
import { exportTeamBets } from '../../../contract/player/agents/team/export-team-bets.ts'
import { exportTeamPlay } from '../../../contract/player/agents/team/export-team-play.ts'
import { listAccountDetails } from '../../../contract/player/agents/team/list-account-details.ts'
import { listLosses } from '../../../contract/player/agents/team/list-losses.ts'
import { listTeam } from '../../../contract/player/agents/team/list-team.ts'
import { listTeamBets } from '../../../contract/player/agents/team/list-team-bets.ts'
import { listTeamPlay } from '../../../contract/player/agents/team/list-team-play.ts'
import { readOverview } from '../../../contract/player/agents/team/read-overview.ts'
import { readTeamBet } from '../../../contract/player/agents/team/read-team-bet.ts'
import { readTeamMember } from '../../../contract/player/agents/team/read-team-member.ts'
import { demoAgentId, demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { moveLine } from '../../../tests/support/lines.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { foldTeams } from '../index.ts'

/** What each member of the demo begins with. */
const OPENING = 1_000_000

let house: CashierHouse
let agents: Player[]
/** What member01, member02 and all paid in: a deposit has a few satang of its own. */
let paid: [number, number, number]
const agent = (number: number) => agents[number - 1]!
const today = () => businessDate(clock.now(), 'Asia/Bangkok')

// agent1 stands above agent2 and agent4, agent2 above agent3; members 1 to 5 are below agent3, 6 to 10 below
// agent4.
beforeAll(async () => {
  house = await openCashierHouse()
  agents = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      house.player(
        number,
        { account: `agent${number}`, type: number === 1 ? 1 : 2, isAgent: true },
        demoAgentId(number),
      ),
    ),
  )
  for (const [number, amount] of [
    [1, 300_000],
    [2, 100_000],
    [6, 200_000],
  ] as const) {
    const member = await house.player(number)
    await member.deposit(amount)
  }
  await house.play(demoMemberId(1), 80_000n, 20_000n)
  await house.play(demoMemberId(1), 20_000n, 0n, 'LIVE')
  await house.play(demoMemberId(2), 10_000n, 25_000n)
  await house.play(demoMemberId(6), 50_000n, 0n)
  const paidBy = async (numbers: readonly number[]) =>
    Number(
      (
        await oneOf(
          house.server.process.database.kysely,
          sql<{ paid: bigint }>`
          SELECT coalesce(sum(t.amount), 0)::bigint AS paid FROM wallet.transfer t JOIN wallet.owner o ON o.owner_no = t.credit_account >> 16
          WHERE t.code = 10 AND o.owner_id = ANY (${numbers.map(demoMemberId)})`,
        )
      ).paid,
    )
  paid = [await paidBy([1]), await paidBy([2]), await paidBy([1, 2, 6])]
  await rollUpAll(house.server.process.database)
  await foldTeams(house.server.process.database)
})
afterAll(() => house.close())

test('the overview has the line below, the running half month, its days and products', async () => {
  const { value } = await agent(1).call(readOverview)
  expect(value).toMatchObject({
    accountCount: 13,
    directCount: 2,
    balanceAmount: 10 * OPENING + paid[2] - 115_000,
    today: {
      stakeAmount: 160_000,
      payoutAmount: 45_000,
      depositAmount: paid[2],
      activeCount: 2,
      profitAmount: -115_000,
    },
    range: { gameWinAmount: 115_000, firstDepositCount: 3 },
    rangeBefore: { stakeAmount: 0 },
    products: [
      { product: 'RNG', stakeAmount: 140_000 },
      { product: 'LIVE', stakeAmount: 20_000 },
    ],
  })
  expect((await agent(3).call(readOverview)).value).toMatchObject({
    accountCount: 5,
    today: { stakeAmount: 110_000, activeCount: 1 },
  })
  const live = await agent(1).call(readOverview, { query: { product: 'LIVE' } })
  expect(live.value).toMatchObject({ range: { stakeAmount: 20_000, depositAmount: 0 } })
})

test('the line is read level by level, searched anywhere in it, and ordered by what was played', async () => {
  const top = (await agent(1).call(listTeam)).value
  expect(top.list.map((row) => [row.account, row.accountCount, row.stakeAmount])).toEqual([
    ['agent2', 6, 110_000],
    ['agent4', 5, 50_000],
  ])
  const below = (await agent(1).call(listTeam, { query: { under: 'agent3', pageSize: 2 } })).value
  expect(below.path.map(({ account }) => account)).toEqual(['agent2', 'agent3'])
  expect(below).toMatchObject({ totalCount: 5, totalPages: 3 })
  expect(below.list.map((row) => [row.account, row.level, row.depositAmount])).toEqual([
    ['member01', 3, paid[0]],
    ['member02', 3, paid[1]],
  ])
  const found = (await agent(1).call(listTeam, { query: { search: 'MEMBER0', kind: 'MEMBERS' } })).value
  expect(found.totalCount).toBe(9)
  expect((await agent(4).call(listTeam, { query: { search: 'member01' } })).value.list).toEqual([])
})

test('settled play is summed by day, product and account, and adds up', async () => {
  for (const by of ['DAY', 'PRODUCT', 'ACCOUNT']) {
    const { value } = await agent(1).call(listTeamPlay, { query: { by } })
    expect(value.total).toMatchObject({ stakeAmount: 160_000, netAmount: -115_000 })
    expect(value.list.reduce((sum, row) => sum + row.stakeAmount, 0)).toBe(160_000)
  }
  const one = await agent(2).call(listTeamPlay, { query: { by: 'PRODUCT', account: 'member01' } })
  expect(one.value.list.map(({ key, stakeAmount }) => [key, stakeAmount])).toEqual([
    ['RNG', 80_000],
    ['LIVE', 20_000],
  ])
})

test('from an account down to a bet', async () => {
  const bets = (await agent(1).call(listTeamBets, { query: { account: 'member01' } })).value
  expect(bets).toMatchObject({ totalCount: 2, stakeAmount: 100_000, netAmount: -80_000 })
  const betNo = bets.list[1]!.betNo
  const { value } = await agent(1).call(readTeamBet, { params: { account: 'member01', betNo } })
  expect(value).toMatchObject({ account: 'member01', stakeAmount: 80_000, payoutAmount: 20_000 })
  // Points are reckoned by the day; nothing is noted of it yet.
  expect(value.commission).toBeNull()
  const { day, no } = { day: today(), no: demoAgentId(1) }
  for (const amount of [125, -5])
    await run(
      house.server.process.database.kysely,
      sql`
      INSERT INTO agents.commission (merchant_id, account_id, member_id, kind, product, source, reference, base_amount, distance,
        own_rate, below_rate, factor_ppm, amount, is_correction)
      VALUES (${DEMO_MERCHANT}, ${no}, ${demoMemberId(1)}, 'POINT', 'RNG', ${`test ${amount}`}, ${day}, 80000, 1, 4000, 2500, 1000000, ${amount}, ${amount < 0})`,
    )
  const later = await agent(1).call(readTeamBet, { params: { account: 'member01', betNo } })
  expect(later.value.commission).toEqual({ kind: 'POINT', amount: 120 })
  // Of another agent's commission nothing is said.
  const upline = await agent(2).call(readTeamBet, { params: { account: 'member01', betNo } })
  expect(upline.value.commission).toBeNull()
  // A bet of another account is not found under this one.
  const reply = await agent(1).call(readTeamBet, { params: { account: 'member02', betNo } })
  expect(reply.code).toBe('ROUND_NOT_FOUND')
})

test('user loss has only those who lost, the largest first', async () => {
  const { value } = await agent(1).call(listLosses)
  expect(value.list.map(({ account, lossAmount }) => [account, lossAmount])).toEqual([
    ['member01', 80_000],
    ['member06', 50_000],
  ])
  expect(value.lossAmount).toBe(130_000)
})

test('a range is at most 35 days, within 90', async () => {
  const ask = (query: Record<string, string>) => agent(1).call(listLosses, { query })
  const day = (days: number) => addDays(today(), -days)
  expect((await ask({ from: day(34), to: day(0) })).code).toBeUndefined()
  expect((await ask({ from: day(35), to: day(0) })).code).toBe('REQUEST_INVALID')
  expect((await ask({ from: day(89), to: day(80) })).code).toBeUndefined()
  expect((await ask({ from: day(90), to: day(80) })).code).toBe('REQUEST_INVALID')
})

test('a sheet masks the person, and its opening is noted', async () => {
  const { value } = await agent(2).call(readTeamMember, { params: { account: 'member01' } })
  expect(value).toMatchObject({
    account: 'member01',
    name: 'สม••• ใจ••• A•••',
    memberG: value.memberG,
    path: [{ account: 'agent3' }, { account: 'member01' }],
    own: { depositAmount: paid[0], stakeAmount: 100_000 },
    balanceAmount: OPENING + paid[0] - 80_000,
  })
  expect(JSON.stringify(value)).not.toMatch(/ใจดี|@|\+66|FROZEN|EXCLUDED/)
  const { count } = await oneOf(
    house.server.process.database.kysely,
    sql<{ count: bigint }>`
    SELECT count(*) AS count FROM agents.member_view WHERE agent_id = ${demoAgentId(2)} AND account_id = ${demoMemberId(1)}`,
  )
  expect(count).toBe(1n)
})

test('an excluded member looks like any other', async () => {
  const before = (await agent(3).call(readTeamMember, { params: { account: 'member03' } })).value
  await run(
    house.server.process.database.kysely,
    sql`UPDATE identity.account SET state = 'FROZEN', frozen_reason = 'test' WHERE account_id = ${demoMemberId(3)}`,
  )
  const after = (await agent(3).call(readTeamMember, { params: { account: 'member03' } })).value
  expect({ ...after, asOf: null }).toEqual({ ...before, asOf: null })
})

describe('nothing of another line', () => {
  // Above, beside, below another, the own account, and none.
  const foreign = ['agent1', 'agent4', 'member06', 'member11', 'agent2', 'nobody']
  test.each(foreign)('%s is not in the line of agent2, whichever call asks', async (account) => {
    const [params, query] = [{ account }, { account }]
    const replies = await Promise.all([
      agent(2).call(listTeam, { query: { under: account } }),
      agent(2).call(readTeamMember, { params }),
      agent(2).call(listTeamPlay, { query }),
      agent(2).call(listTeamBets, { query }),
      agent(2).call(readTeamBet, { params: { account, betNo: '1' } }),
      agent(2).call(exportTeam, { query: { under: account } }),
      agent(2).call(exportTeamPlay, { query }),
      agent(2).call(exportTeamBets, { query }),
    ])
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'AGENT_NOT_IN_TEAM' })
  })

  test('a member is no agent, and an affiliate sees only players directly below', async () => {
    const member = await house.player(1)
    for (const { path } of [readOverview, listTeam, listTeamPlay, listLosses, exportTeam, exportOverview])
      expect((await house.client.get(path, { token: member.token })).code).toBe('AUTH_NOT_AGENT')
    const affiliate = await house.player(3, { account: 'agent3', type: 41, isAgent: true }, demoAgentId(3))
    expect((await affiliate.call(listTeam)).value.totalCount).toBe(5)
    const above = await house.player(1, { account: 'agent1', type: 42, isAgent: true }, demoAgentId(1))
    expect((await above.call(listTeam)).value.list).toEqual([])
    expect((await above.call(readTeamMember, { params: { account: 'member01' } })).code).toBe(
      'AGENT_NOT_IN_TEAM',
    )
  })
})

test('files have the scope of the screens, and no text in them is a formula', async () => {
  await run(
    house.server.process.database.kysely,
    sql`UPDATE identity.account SET nickname = '=HYPERLINK("x")' WHERE account_id = ${demoMemberId(1)}`,
  )
  const fileOf = async (path: string) => {
    const reply = await fetch(`${house.server.origin}${path}`, {
      headers: { Authorization: `Bearer ${agent(2).token}`, Language: 'EN' },
    })
    expect(reply.headers.get('content-type')).toContain('text/csv')
    return reply.text()
  }
  const team = await fileOf(`${exportTeam.path}?under=agent3`)
  expect(team).toContain(`member01,"'=HYPERLINK(""x"")"`)
  expect(team).not.toContain('member06')
  for (const call of [exportOverview, exportTeamPlay, exportLosses])
    expect((await fileOf(call.path)).split('\r\n').length).toBeGreaterThan(2)
  expect(await fileOf(`${exportTeamBets.path}?account=member01`)).toContain('200.00')
})

test('files have the headings of the language that is read, Chinese among them', async () => {
  const headsOf = async (path: string, language: string) => {
    const headers = { Authorization: `Bearer ${agent(2).token}`, 'Accept-Language': language }
    return (await (await fetch(`${house.server.origin}${path}`, { headers })).text()).split('\r\n')[0]
  }
  expect(await headsOf(exportLosses.path, 'zh-CN,zh;q=0.9')).toContain(
    '账号,昵称,层级,存款,取款,有效投注,亏损',
  )
  expect(await headsOf(`${exportTeamBets.path}?account=member01`, 'zh')).toContain('注单号')
  expect(await headsOf(exportLosses.path, 'en')).toContain('Valid bet')
})

test('the account details are the own record', async () => {
  const { value } = await agent(1).call(listAccountDetails)
  expect(value.list).toMatchObject([{ type: 'OPENING' }])
})

test('what an account did before it came into the line stays with the old one', async () => {
  const account = 'member06'
  const betNo = (await agent(4).call(listTeamBets, { query: { account } })).value.list[0]!.betNo
  const midnight = startOfBusinessDate(addDays(today(), 1), 'Asia/Bangkok')
  await house.server.process.database.transaction((tx) =>
    moveLine(tx, demoMemberId(6), demoAgentId(3), midnight),
  )
  const [row] = (await agent(3).call(listTeam, { query: { search: account } })).value.list
  expect(row).toMatchObject({ account, stakeAmount: 0, depositAmount: 0 })
  expect((await agent(3).call(readTeamMember, { params: { account } })).value).toMatchObject({
    own: { stakeAmount: 0, depositAmount: 0 },
    days: [],
  })
  expect((await agent(3).call(listTeamPlay, { query: { account } })).value.list).toEqual([])
  expect((await agent(3).call(listTeamBets, { query: { account } })).value).toMatchObject({
    totalCount: 0,
    stakeAmount: 0,
  })
  expect((await agent(3).call(readTeamBet, { params: { account, betNo } })).code).toBe('ROUND_NOT_FOUND')
})
