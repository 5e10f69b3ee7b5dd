/**
 * What visitors and operators are told of draws: proofs that a stranger recomputes, histories and figures.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { listOpenedIssuesSchemas } from '../../../../contract/player/lottery/list-opened-issues.ts'
import type { readCurrentIssueSchemas } from '../../../../contract/player/lottery/read-current-issue.ts'
import type { readFairProofSchemas } from '../../../../contract/player/lottery/read-fair-proof.ts'
import type { readLobbySchemas } from '../../../../contract/player/lottery/read-lobby.ts'
import type { readStatisticsSchemas } from '../../../../contract/player/lottery/read-statistics.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { clock } from '../../../../kernel/clock.ts'
import { previousSeedOf } from '../../../../kernel/fair/shared-round.ts'
import type { FamilyCode } from '../../../../kernel/lottery/classic/play.ts'
import { quicknet } from '../../../../kernel/lottery/drand/chain.ts'
import { digestOf, drawOf, issueCommitOf } from '../../../../kernel/lottery/draw.ts'
import { drawNumbers, numberGameOf } from '../../../../kernel/lottery/numbers/games.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { oneOf, openDatabase, rowsOf, sql, type Database } from '../../../../platform/postgres.ts'
import { betOfStrangers, betsInRows } from '../../../../tests/support/draws.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { openDraws, type Draws } from '../draws.ts'
import { games } from '../games.ts'
import { makeAhead } from '../make-ahead.ts'
import { digestSourceKey, shotsSourceKey } from '../slots.ts'

type Proof = ValueOf<typeof readFairProofSchemas>
type History = ValueOf<typeof listOpenedIssuesSchemas>

const MINUTES = 130
let server: TestServer
let owner: Database
let visitor: TestClient
let draws: Draws
let faults: unknown[]
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  visitor = server.client()
  const { services, database } = server.process
  if (services.use(digestSourceKey) === digestSourceKey.fallback)
    services.provide(digestSourceKey, betsInRows)
  faults = []
  draws = openDraws({
    database,
    digestSource: () => services.use(digestSourceKey),
    settler: () => ({ settle: () => Promise.resolve(), refund: () => Promise.resolve() }),
    shotsSource: () => services.use(shotsSourceKey),
    drand: { chain: quicknet, urls: [], reach: 'PUBLIC' },
    tell: (topic, data) => services.use(hubKey).push({ topic, data }),
    onError: (error) => faults.push(error),
  })
  while (!(await makeAhead({ database, aheadMs: (MINUTES + 60) * 60_000 })));
  await betOfStrangers(owner)
  for (let minute = 0; minute < MINUTES; minute++) {
    await moveBy(60_000)
    await draws.clock.runDue()
  }
}, 120_000)
afterAll(async () => {
  await owner.close()
  await server.close()
})

async function moveBy(ms: number): Promise<void> {
  const { offset } = await oneOf(
    owner.kysely,
    sql<{ offset: bigint }>`UPDATE app.clock SET offset_ms = offset_ms + ${ms} RETURNING offset_ms AS offset`,
  )
  clock.setOffset(Number(offset))
}

const drawnIssues = () =>
  rowsOf(
    owner.kysely,
    sql<{ game_code: string; numero: string; chain_place: number }>`
    SELECT game_code, numero, chain_place FROM lottery.issue WHERE result IS NOT NULL ORDER BY game_code, chain_place`,
  )

async function proofOf(gameCode: string, numero: string): Promise<Proof> {
  const path = `/api/lotto/lgw/fair/${numero}?gameCode=${gameCode}&pageSize=100`
  const { status, value } = await visitor.get<Proof>(path)
  expect(status).toBe(200)
  const list = [...value.orders.list]
  for (let pageNo = 2; pageNo <= value.orders.totalPages; pageNo++)
    list.push(...(await visitor.get<Proof>(`${path}&pageNo=${pageNo}`)).value.orders.list)
  return { ...value, orders: { ...value.orders, list } }
}

test('a stranger recomputes a thousand draws from the published answers alone', async () => {
  const issues = await drawnIssues()
  expect(issues.length).toBeGreaterThanOrEqual(1_000)
  let before: Proof | undefined
  let withBets = 0
  for (const { game_code: gameCode, numero } of issues) {
    const proof = await proofOf(gameCode, numero)
    const { seed, beacon, orders } = proof
    const chain = proof.chain!
    expect(issueCommitOf(seed!)).toBe(proof.commit)
    const expectedBeacon = digestOf(
      orders.list.map(({ orderId, clientSeed }) => ({ betId: orderId, clientSeed })),
      numero,
    )
    expect(beacon).toBe(expectedBeacon)
    const game = numberGameOf(gameCode)
    expect(proof.tag).toBe(`${game ? gameCode : proof.family}:${numero}`)
    expect(
      game
        ? drawNumbers(game, numero, seed!, beacon!)
        : drawOf(proof.family as FamilyCode, numero, seed!, beacon!),
    ).toBe(proof.result)
    expect(previousSeedOf(seed!)).toBe(chain.previousLink)
    expect(chain.previousLink).toBe(
      before?.gameCode === gameCode && before.chain!.chainId === chain.chainId
        ? before.seed
        : chain.firstLink,
    )
    if (orders.totalCount > 0) withBets++
    before = proof
  }
  expect(withBets).toBeGreaterThan(300)
  expect(faults).toEqual([])
}, 120_000)

/** What the game shows once an issue has just opened, so that it stays open for most of its minute. */
async function freshIssue() {
  const shown = async () =>
    (
      await visitor.get<ValueOf<typeof readCurrentIssueSchemas>>(
        '/api/lotto/lgw/games/SSC60/numero/current?next=3',
      )
    ).value
  const passTo = ({ serverTime }: { serverTime: string }, moment: string) =>
    moveBy(Date.parse(moment) - Date.parse(serverTime) + 100)
  const closing = await shown()
  await passTo(closing, closing.issue!.closesAt)
  const opening = await shown()
  await passTo(opening, opening.issue!.opensAt)
  await draws.clock.runDue()
  return shown()
}

test('before its draw an issue shows its commitment alone', async () => {
  const value = await freshIssue()
  expect(value).toMatchObject({ gameCode: 'SSC60', vassalage: 'ELOTT', family: 'SSC', cycle: 60 })
  expect(value.next).toHaveLength(3)
  expect(new Date(value.issue!.closesAt) > new Date(value.serverTime)).toBe(true)
  const proof = await proofOf('SSC60', value.issue!.numero)
  expect(proof).toMatchObject({
    state: 'OPEN',
    commit: value.issue!.commit,
    beacon: null,
    seed: null,
    result: null,
    chain: { previousLink: null },
    orders: { list: [], totalCount: 0 },
  })
})

test('history is newest first, page after page, with what each number is called', async () => {
  const path = '/api/lotto/lgw/games/opened/numero?gameCode=SSC60'
  const { value } = await visitor.get<History>(path)
  expect(value.list).toHaveLength(30)
  const all: History['list'] = []
  for (let pageNo = 1; pageNo <= Math.ceil(value.totalCount / 50); pageNo++)
    all.push(...(await visitor.get<History>(`${path}&pageSize=50&pageNo=${pageNo}`)).value.list)
  const known = (await drawnIssues()).filter(({ game_code }) => game_code === 'SSC60')
  expect(all.map(({ numero }) => numero)).toEqual(known.map(({ numero }) => numero).reverse())
  expect((await visitor.get<History>(`${path}&pageNo=99`)).value.list).toEqual([])
  for (const { result, numbers, attributes, seed, commit } of all) {
    expect(numbers.join('')).toBe(result)
    expect(issueCommitOf(seed!)).toBe(commit)
    const sum = numbers.reduce((total, digit) => total + Number(digit), 0)
    expect(attributes).toContainEqual({ code: 'sum', value: String(sum) })
    expect(attributes).toContainEqual({ code: 'sum_size', value: sum >= 23 ? 'BIG' : 'SMALL' })
  }
  const today = await visitor.get<History>(`${path}&date=1999-01-01`)
  expect(today.value).toMatchObject({ list: [], totalCount: 0 })
})

test.each([30, 50, 100])('statistics over %i results are those of a plain count', async (window) => {
  const { value } = await visitor.get<ValueOf<typeof readStatisticsSchemas>>(
    `/api/lotto/lgw/statistics?gameCode=K3_60&window=${window}`,
  )
  const results = (
    await rowsOf(
      owner.kysely,
      sql<{ result: string }>`
      SELECT result FROM lottery.issue WHERE game_code = 'K3_60' AND result IS NOT NULL ORDER BY closes_at DESC`,
    )
  )
    .map(({ result }) => result.split(','))
    .map((dice) => [...dice, String(dice.reduce((sum, die) => sum + Number(die), 0))])
  expect(value).toMatchObject({ count: window, places: { length: 4 } })
  for (const [place, { numbers }] of value.places.entries()) {
    const [first, last] = place < 3 ? [1, 6] : [3, 18]
    const all = Array.from({ length: last - first + 1 }, (_, n) => String(first + n))
    expect(numbers.map(({ number }) => number)).toEqual(all)
    for (const { number, ...figures } of numbers) {
      const drawn = results.map((result) => result[place] === number)
      const hits = drawn.slice(0, window).filter(Boolean).length
      expect(figures.frequency).toBe(hits)
      expect(figures.currentOmission).toBe(drawn.includes(true) ? drawn.indexOf(true) : drawn.length)
      let [longest, gap] = [0, 0]
      for (const isHit of drawn) {
        gap = isHit ? 0 : gap + 1
        longest = Math.max(longest, gap)
      }
      expect(figures.maxOmission).toBe(longest)
      const average = (window - hits) / (hits + 1)
      expect(Math.abs(Number(figures.averageOmission) - average)).toBeLessThanOrEqual(0.05001)
    }
    expect(numbers.filter(({ mark }) => mark === 'HOT')).toHaveLength(3)
  }
})

test('the lobby, the menu and the newest results name every lottery in the visitor’s language', async () => {
  const thai = await visitor.get<ValueOf<typeof readLobbySchemas>>('/api/lotto/lgw/lobby', {
    headers: { 'accept-language': 'th' },
  })
  expect(thai.value.games.map(({ gameCode }) => gameCode)).toEqual(games.map(({ gameCode }) => gameCode))
  expect(thai.value.games[0]).toMatchObject({ name: 'หวย 5 ตัว 1 นาที', last: { result: expect.any(String) } })
  // Yeekee rests in the night.
  for (const { cycle, issue, kind } of thai.value.games)
    if (cycle !== null && kind !== 'YEEKEE') expect(issue).not.toBeNull()
  const menu = async (mode: string) =>
    (
      await visitor.get<{ gameCode: string; plays: string[]; maxG: number | null; kind: string }[]>(
        `/api/lgw/games/game_menu${mode}`,
      )
    ).value
  expect((await menu('')).map(({ gameCode }) => gameCode)).toEqual(games.map(({ gameCode }) => gameCode))
  expect(await menu('?prizeMode=ZY')).toEqual(await menu('?prizeMode=ELOTT'))
  expect((await menu('?prizeMode=LOTT')).map(({ gameCode }) => gameCode)).toEqual(['3D', 'P3', 'P5'])
  for (const { plays, maxG, kind } of await menu(''))
    expect([plays.length > 0, maxG]).toEqual([true, kind === 'CLASSIC' ? 1_980 : null])
  const recent = await visitor.get<{ drawsAt: string }[]>('/api/lotto/lgw/recent?limit=40')
  expect(recent.value).toHaveLength(40)
  const moments = recent.value.map(({ drawsAt }) => drawsAt)
  expect(moments).toEqual(moments.toSorted().reverse())
})

describe('what no lottery has is refused by name', () => {
  const first = async () => (await drawnIssues()).find(({ game_code }) => game_code === 'SSC180')!.numero
  test.each([
    ['/api/lotto/lgw/games/opened/numero?gameCode=SSC61', 404, 'LOTTERY_GAME_UNKNOWN'],
    ['/api/lotto/lgw/games/opened/numero?gameCode=%E0%B9%91%E0%B9%92', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/games/opened/numero', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/games/opened/numero?gameCode=SSC60&pageSize=101', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/games/opened/numero?gameCode=SSC60&pageSize=%E0%B9%91', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/games/opened/numero?gameCode=SSC60&pageNo=0', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/games/opened/numero?gameCode=SSC60&date=2026-02-30', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/games/NOPE/numero/current', 404, 'LOTTERY_GAME_UNKNOWN'],
    ['/api/lotto/lgw/games/SSC60/numero/current?next=121', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/statistics?gameCode=SSC60&window=31', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/statistics?gameCode=__proto__', 404, 'LOTTERY_GAME_UNKNOWN'],
    ['/api/lotto/lgw/recent?limit=101', 422, 'REQUEST_INVALID'],
    ['/api/lgw/games/game_menu?prizeMode=TCG_SEA', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/fair/202611280001', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/fair/%E0%B9%92%E0%B9%90%E0%B9%92%E0%B9%96?gameCode=SSC60', 422, 'REQUEST_INVALID'],
    ['/api/lotto/lgw/fair/199901010001?gameCode=SSC60', 404, 'LOTTERY_ISSUE_UNKNOWN'],
    ['/api/lotto/lgw/fair/:ofAnother?gameCode=SSC60', 404, 'LOTTERY_ISSUE_UNKNOWN'],
  ])('%s', async (path, status, code) => {
    expect(await visitor.get(path.replace(':ofAnother', await first()))).toMatchObject({ status, code })
  })
})

test('sockets are told of a close and a draw as they happen', async () => {
  const heard: Record<string, unknown>[] = []
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/realtime`)
  socket.addEventListener('message', ({ data }) =>
    heard.push(JSON.parse(String(data)) as Record<string, unknown>),
  )
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ type: 'hello' }))
  await expect.poll(() => heard.some(({ type }) => type === 'welcome')).toBe(true)
  socket.send(JSON.stringify({ type: 'subscribe', topics: ['draw:SSC60', 'draw:NOPE!', 'draw'] }))
  await expect.poll(() => heard.some(({ type }) => type === 'subscribed')).toBe(true)
  for (let half = 0; half < 3; half++) {
    await moveBy(30_000)
    await draws.clock.runDue()
  }
  const told = () =>
    heard
      .filter(({ topic }) => topic === 'draw:SSC60')
      .map(({ data }) => data as { numero: string; state: string })
  await expect.poll(() => told().some(({ state }) => state === 'DRAWN')).toBe(true)
  const { numero, ...drawn } = told().find(({ state }) => state === 'DRAWN')!
  expect(drawn).toMatchObject({ ...(await pushed(numero)), next: { numero: expect.any(String) } })
  socket.close()
})

async function pushed(numero: string) {
  const { result, beacon, seed } = await proofOf('SSC60', numero)
  return { result, beacon, seed }
}
