/**
 * Draw days and sources at the operators' desk, and the trees of the two vendors on whole numbers.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { listDrawDaysSchemas } from '../../../../contract/operator/lottery/list-draw-days.ts'
import type { readLobbySchemas } from '../../../../contract/player/lottery/read-lobby.ts'
import type { readCurrentIssueSchemas } from '../../../../contract/player/lottery/read-current-issue.ts'
import { vendorOfTree } from '../../../../contract/shared/lottery-trees.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { oneOf, rowsOf, run, sql, type Database } from '../../../../platform/postgres.ts'
import { openIssueDesk, type IssueDesk } from '../../../../tests/support/issue-desk.ts'
import type { TestClient, TestServer } from '../../../../tests/support/server.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'
import { games } from '../games.ts'
import { makeAhead } from '../make-ahead.ts'

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

const base = '/api/operator/lottery/games'
interface Row {
  numero: string
  source: string
  has_seed: boolean
  state: string
}
const issuesOf = (gameCode: string) =>
  rowsOf(
    owner.kysely,
    sql<Row>`SELECT numero, source, chain_id IS NOT NULL AS has_seed, state FROM lottery.issue
      WHERE game_code = ${gameCode} AND closes_at > app.now() ORDER BY closes_at`,
  )
const dateOf = ({ numero }: Row) => `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}`
const change = (gameCode: string, date: string, isDrawn: boolean, bearer = token) =>
  desk.post<{ state: string; proposalId: string | null }>(
    `${base}/${gameCode}/draw-days/${date}`,
    { isDrawn, note: 'วันหยุด' },
    { token: bearer, key: randomUUID() },
  )
const daysOf = async (gameCode: string) =>
  (await desk.get<ValueOf<typeof listDrawDaysSchemas>>(`${base}/${gameCode}/draw-days`, { token })).value
const bet = ({ numero }: Row, gameCode: string) =>
  run(
    owner.kysely,
    sql`
    INSERT INTO lottery.orders (order_id, merchant_id, member_id, game_code, numero, stake_amount, potential_amount, client_seed, line_count, wallet_txn)
    VALUES (${randomUUID()}, 'm', 'member', ${gameCode}, ${numero}, 100, 200, 's', 1, '1')`,
  )

describe('a draw day', () => {
  test('that is dropped takes its issue along, and one that is added makes an issue', async () => {
    const [, second] = (await issuesOf('HANOI_VIP')) as [Row, Row]
    expect(await change('HANOI_VIP', dateOf(second), false)).toMatchObject({
      status: 200,
      value: { state: 'DONE', proposalId: null },
    })
    expect((await issuesOf('HANOI_VIP')).map(({ numero }) => numero)).not.toContain(second.numero)
    while (!(await makeAhead({ database: server.process.database })));
    const { days } = await daysOf('HANOI_VIP')
    expect(days.find(({ date }) => date === dateOf(second))).toMatchObject({
      isUsual: true,
      isDrawn: false,
      note: 'วันหยุด',
      issue: null,
    })
    expect(await change('HANOI_VIP', dateOf(second), false)).toMatchObject({ code: 'LOTTERY_DRAW_DAY_STATE' })
    expect((await change('HANOI_VIP', dateOf(second), true)).value.state).toBe('DONE')
    expect((await issuesOf('HANOI_VIP')).map(({ numero }) => numero)).toContain(second.numero)
  })

  test('with bets waits for a second person, and its issue is void for good', async () => {
    const [, second] = (await issuesOf('HANOI_NORMAL')) as [Row, Row]
    await bet(second, 'HANOI_NORMAL')
    expect((await change('HANOI_NORMAL', dateOf(second), false)).value.state).toBe('PENDING')
    expect(await change('HANOI_NORMAL', dateOf(second), false)).toMatchObject({ code: 'CHANGE_STATE' })
    expect((await daysOf('HANOI_NORMAL')).days.find(({ date }) => date === dateOf(second))).toMatchObject({
      isDrawn: true,
      issue: { hasBets: true },
    })
    await confirmAs(server, 'finance', `draw-day:HANOI_NORMAL:${dateOf(second)}`)
    expect((await issuesOf('HANOI_NORMAL'))[1]).toMatchObject({ numero: second.numero, state: 'VOID' })
    expect(await change('HANOI_NORMAL', dateOf(second), true)).toMatchObject({
      code: 'LOTTERY_DRAW_DAY_STATE',
    })
  })

  test('is neither of a lottery without days, nor past, nor for those who may not', async () => {
    expect(await change('SSC60', '2099-01-01', true)).toMatchObject({ code: 'LOTTERY_DRAW_DAYS' })
    expect(await change('NOPE', '2099-01-01', true)).toMatchObject({ code: 'LOTTERY_GAME_UNKNOWN' })
    expect(await change('LAO', '2020-01-01', true)).toMatchObject({ code: 'LOTTERY_DRAW_DAY_STATE' })
    const looks = await desk.signInOperator('support')
    expect(await change('LAO', '2099-01-01', true, looks)).toMatchObject({ status: 403 })
    const path = `${base}/LAO/draw-days?from=2026-01-01&to=2026-12-31`
    expect(await desk.get(path, { token })).toMatchObject({ code: 'LOTTERY_DRAW_DAYS' })
  })

  test('of the government is moved at New Year by a row, not by a rule', async () => {
    const path = `${base}/THAI_GOV/draw-days?from=2026-12-30&to=2027-01-16`
    const { value } = await desk.get<ValueOf<typeof listDrawDaysSchemas>>(path, { token })
    expect(value.days.filter(({ isDrawn }) => isDrawn).map(({ date }) => date)).toEqual(['2027-01-02'])
    expect(value).toMatchObject({ source: 'DEMO', zone: 'Asia/Bangkok', closeTime: '15:20' })
  })
})

describe('the source of a lottery', () => {
  const ask = (gameCode: string, source: string) =>
    desk.post(`${base}/${gameCode}/source`, { source, reason: 'ทดสอบ' }, { token, key: randomUUID() })

  test('is a demonstration in a demo, but for the one that is left to the desk', async () => {
    const chosen = await rowsOf(
      owner.kysely,
      sql<{ game_code: string }>`SELECT game_code FROM lottery.game_source WHERE source = 'IMPORT'`,
    )
    expect(chosen).toEqual([{ game_code: 'FOURD_DAMACAI' }])
    const { count } = await oneOf(
      owner.kysely,
      sql<{ count: number }>`SELECT count(*)::int AS count FROM lottery.game_source`,
    )
    expect(count).toBe(games.filter(({ drawnBy }) => drawnBy === 'IMPORT').length)
  })

  test('is changed by two people, for every issue that has not closed', async () => {
    expect(await ask('LAO', 'IMPORT')).toMatchObject({ status: 200 })
    expect((await issuesOf('LAO'))[0]).toMatchObject({ source: 'DEMO', has_seed: true })
    await confirmAs(server, 'finance', 'lottery-source:LAO')
    for (const issue of await issuesOf('LAO'))
      expect(issue).toMatchObject({ source: 'IMPORT', has_seed: true })
    expect(await ask('LAO', 'IMPORT')).toMatchObject({ code: 'LOTTERY_SOURCE' })
    expect(await ask('SSC60', 'IMPORT')).toMatchObject({ code: 'LOTTERY_SOURCE' })
    expect(await ask('YEEKEE', 'DEMO')).toMatchObject({ code: 'LOTTERY_SOURCE' })
  })

  test('turned to demonstrations gives a seed to issues without bets; the others wait for the desk', async () => {
    const [first, ...others] = await issuesOf('FOURD_DAMACAI')
    expect([first, ...others].some((issue) => issue!.has_seed)).toBe(false)
    await bet(first!, 'FOURD_DAMACAI')
    expect(await ask('FOURD_DAMACAI', 'DEMO')).toMatchObject({ status: 200 })
    await confirmAs(server, 'finance', 'lottery-source:FOURD_DAMACAI')
    const [kept, ...made] = await issuesOf('FOURD_DAMACAI')
    expect(kept).toMatchObject({ numero: first!.numero, source: 'IMPORT', has_seed: false })
    expect(made.map(({ numero }) => numero)).toEqual(others.map(({ numero }) => numero))
    expect(made.every(({ source, has_seed }) => source === 'DEMO' && has_seed)).toBe(true)
  })
})

describe('the trees of the vendors', () => {
  const visitor = () => server.client()

  test.each([
    ['sea', 'SEA'],
    ['vn', 'VN'],
  ] as const)('/api/lgw/%s knows the games of its vendor alone', async (tree, name) => {
    const { value } = await visitor().get<ValueOf<typeof readLobbySchemas>>(`/api/lgw/${tree}/lobby`)
    const mine = games.filter(({ vendor }) => vendor === vendorOfTree[name])
    expect(value.games.map(({ gameCode }) => gameCode)).toEqual(mine.map(({ gameCode }) => gameCode))
    for (const path of [
      'games/SSC60/numero/current',
      'numeros/opened/game?gameCode=SSC60',
      'statistics?gameCode=SSC60',
      'fair/20261201?gameCode=SSC60',
    ])
      expect(await visitor().get(`/api/lgw/${tree}/${path}`), path).toMatchObject({
        code: 'LOTTERY_GAME_UNKNOWN',
      })
    const foreign = games.find(
      ({ vendor, kind }) => kind !== 'CLASSIC' && !mine.some((one) => one.vendor === vendor),
    )!
    expect(await visitor().get(`/api/lgw/${tree}/games/${foreign.gameCode}/numero/current`)).toMatchObject({
      code: 'LOTTERY_GAME_UNKNOWN',
    })
    const menu = await visitor().get<{ gameCode: string; plays: string[]; maxG: null }[]>(
      `/api/lgw/${tree}/games/game_menu`,
    )
    expect(menu.value).toHaveLength(mine.length)
    expect(menu.value[0]).toMatchObject({ plays: [...mine[0]!.plays], maxG: null })
    const byMode = await visitor().get<unknown[]>('/api/lgw/games/game_menu?prizeMode=SEA')
    if (tree === 'sea') expect(byMode.value).toEqual(menu.value)
  })

  test('the running issue of an import has no commitment, and says where its result comes from', async () => {
    const { value } = await visitor().get<ValueOf<typeof readCurrentIssueSchemas>>(
      '/api/lgw/sea/games/FOURD_DAMACAI/numero/current',
    )
    expect(value).toMatchObject({ kind: 'FOURD', group: 'FOURD', cycle: null, previous: null })
    expect(value.issue).toMatchObject({ commit: null, source: 'IMPORT' })
    const proof = `/api/lgw/sea/fair/${value.issue!.numero}?gameCode=FOURD_DAMACAI`
    expect((await visitor().get(proof)).value).toMatchObject({
      chain: null,
      commit: null,
      beacon: null,
      prizes: [],
      thai: null,
      source: 'IMPORT',
    })
  })
})
