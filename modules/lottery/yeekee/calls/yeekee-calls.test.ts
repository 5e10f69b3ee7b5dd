/** What members, visitors and operators are answered about yeekee rounds. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { readYeekeeTermsSchemas } from '../../../../contract/operator/lottery/read-yeekee-terms.ts'
import type { readShotsSchemas } from '../../../../contract/player/lottery/read-shots.ts'
import type { shootNumberSchemas } from '../../../../contract/player/lottery/shoot-number.ts'
import type { ShotsPush } from '../../../../contract/pushes/shots.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { issueCommitOf } from '../../../../kernel/lottery/draw.ts'
import { houseShotOf, yeekeeOutcome } from '../../../../kernel/lottery/yeekee/round.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type Reply,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'
import { moveClock, planRound, tomorrow, type YeekeeRound } from '../../../../tests/support/yeekee.ts'
import { beaconOf } from '../../draws/rules/draw-result.ts'
import { revealSeed, storeBeacon, storeResult } from '../../draws/store/steps.ts'
import { outcomeOf } from '../shots-source.ts'

type Round = ValueOf<typeof readShotsSchemas>
type Terms = ValueOf<typeof readYeekeeTermsSchemas>

let server: TestServer
let owner: Database
let visitor: TestClient
let rounds: YeekeeRound[]
const pushes: ShotsPush[] = []
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  visitor = server.client()
  const date = tomorrow()
  rounds = [await planRound(owner, date, 1), await planRound(owner, date, 2), await planRound(owner, date, 3)]
  await moveClock(owner, rounds[0]!.opensAt)
  server.process.services.use(hubKey).onPush(({ topic, data }) => {
    if (topic === 'shots:YEEKEE') pushes.push(data as unknown as ShotsPush)
  })
  for (const name of ['member02', 'member03', 'member04', 'member05'])
    tokens.set(name, await server.client().signIn(name))
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const pathOf = ({ numero }: YeekeeRound) => `/api/lgw/sea/yeekee/${numero}/shots`
const read = async (round: YeekeeRound, query = '', token?: string): Promise<Round> => {
  const reply = await visitor.get<Round>(`${pathOf(round)}${query}`, token ? { token } : {})
  expect(reply.status).toBe(200)
  return reply.value
}
const shootAs = (
  name: string,
  round: YeekeeRound,
  number: string,
  key = randomUUID(),
): Promise<Reply<ValueOf<typeof shootNumberSchemas>>> =>
  server.client().post(pathOf(round), { number }, { token: tokens.get(name)!, key })

/** Draws a round as the clock does. */
const draw = ({ gameCode, numero, shootsUntil }: YeekeeRound) =>
  moveClock(owner, shootsUntil).then(() =>
    server.process.database.transaction(async (tx) => {
      const key = { gameCode, numero }
      await run(tx, sql`UPDATE lottery.issue SET state = 'CLOSED' WHERE numero = ${numero}`)
      await storeBeacon(tx, key, beaconOf(numero, []), 0)
      const outcome = await outcomeOf(tx, key, (await revealSeed(tx, key))!)
      if (outcome === 'VOID') throw new Error('the round is void')
      await storeResult(tx, key, outcome.result)
    }),
  )

test('a member shoots, everybody sees it at once, and only the member as their own', async () => {
  const [round] = rounds as [YeekeeRound]
  const before = await read(round)
  expect(before).toMatchObject({
    state: 'OPEN',
    count: 0,
    sum: 0,
    mine: null,
    list: [],
    houseShot: null,
    seed: null,
    result: null,
    minShots: 1,
    rank: 16,
    rankOrder: 'NEWEST_FIRST',
  })
  expect(before.commit).toMatch(/^[0-9a-f]{64}$/)
  const { status, value } = await shootAs('member02', round, '00042')
  expect(status).toBe(200)
  expect(value).toMatchObject({ place: 1, shotsLeft: 199 })
  expect(Date.parse(value.nextAt) - Date.parse(value.at)).toBe(5_000)
  const others = await read(round)
  expect(others).toMatchObject({ count: 1, sum: 42 })
  expect(others.list).toEqual([
    { place: 1, number: '00042', name: 'me***2', at: value.at, isDemo: false, isMine: false },
  ])
  const own = await read(round, '', tokens.get('member02'))
  expect(own.list[0]).toMatchObject({ isMine: true })
  expect(own.mine).toEqual({
    count: 1,
    nextAt: value.nextAt,
    list: [{ place: 1, number: '00042', at: value.at }],
  })
})

test('the same key shoots once, and a refusal says when to try again', async () => {
  const [, round] = rounds as [YeekeeRound, YeekeeRound]
  const key = randomUUID()
  const first = await shootAs('member03', round, '11111', key)
  expect((await shootAs('member03', round, '11111', key)).value).toEqual(first.value)
  expect(await read(round)).toMatchObject({ count: 1, sum: 11_111 })
  const soon = await shootAs('member03', round, '22222')
  expect([soon.status, soon.code]).toEqual([429, 'YEEKEE_TOO_SOON'])
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(soon.message).toMatch(/\d/)
  for (const [number, code] of [
    ['1234', 'YEEKEE_SHOT_INVALID'],
    ['๑๒๓๔๕', 'YEEKEE_SHOT_INVALID'],
  ])
    expect((await shootAs('member04', round, number!)).code).toBe(code)
})

test('visitors read but do not shoot, and an unknown round is named', async () => {
  const [round] = rounds as [YeekeeRound]
  expect((await visitor.post(pathOf(round), { number: '12345' }, { key: randomUUID() })).status).toBe(401)
  const unknown = await visitor.get('/api/lgw/sea/yeekee/2020010199/shots')
  expect([unknown.status, unknown.code]).toEqual([404, 'LOTTERY_ISSUE_UNKNOWN'])
})

test('readers are told of every shot once, in order and at most twice a second', async () => {
  const [, , round] = rounds as [YeekeeRound, YeekeeRound, YeekeeRound]
  await sleep(600)
  pushes.length = 0
  const began = Date.now()
  for (const name of ['member02', 'member03', 'member04', 'member05']) await shootAs(name, round, '10000')
  const told = () => pushes.filter(({ numero }) => numero === round.numero)
  for (let looks = 0; looks < 50 && (told().at(-1)?.count ?? 0) < 4; looks++) await sleep(100)
  const most = Math.floor((Date.now() - began) / 500) + 1
  expect(told().length).toBeLessThanOrEqual(most)
  expect(told().flatMap(({ list }) => list.map(({ place }) => place))).toEqual([1, 2, 3, 4])
  expect(told().at(-1)).toMatchObject({ kind: 'SHOTS', gameCode: 'YEEKEE', count: 4, sum: 40_000 })
})

describe('a round that is over', () => {
  test('is recomputed by anybody from what is published', async () => {
    const [round] = rounds as [YeekeeRound]
    for (let step = 1; step <= 25; step++) {
      await moveClock(owner, round.opensAt, step * 6_000 + 60_000)
      await shootAs('member02', round, String(step * 3_777).padStart(5, '0'))
    }
    await draw(round)
    const shown = await read(round)
    expect(shown).toMatchObject({ state: 'OVER', count: 26 })
    const pages = [await read(round, '?pageNo=1&pageSize=10')]
    for (let pageNo = 2; pageNo <= pages[0]!.totalPages; pageNo++)
      pages.push(await read(round, `?pageNo=${pageNo}&pageSize=10`))
    const shots = pages.flatMap(({ list }) => list)
    expect(shots.map(({ place }) => place)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1))
    expect(issueCommitOf(shown.seed!)).toBe(shown.commit)
    const houseShot = houseShotOf(shown.seed!, shown.numero)
    expect(shown.houseShot).toBe(houseShot)
    const outcome = yeekeeOutcome(
      shots.map(({ number }) => number),
      houseShot,
      shown,
    )!
    expect(shown.result).toEqual({ ...outcome.result, remainder: Number(outcome.remainder) })
    expect([shown.sum, shown.rankShot!.number]).toEqual([Number(outcome.sum), outcome.rankShot])
    // Sessions end before the round's shooting does.
    tokens.set('member05', await server.client().signIn('member05'))
    expect((await shootAs('member05', round, '12345')).code).toBe('YEEKEE_OVER')
  })
})

test('prizes are shown before they are won and after, to their winner as their own, and to operators', async () => {
  const [round] = rounds as [YeekeeRound]
  tokens.set('member02', await server.client().signIn('member02'))
  expect((await read(round)).prizes).toEqual({
    firstAmount: 20_000,
    rankAmount: 40_000,
    minBetAmount: 10_000,
    isBudgetLeft: true,
    isDecided: false,
    won: [],
  })
  // The budget of 52,800 baht has 100 left for the day.
  await run(
    owner.kysely,
    sql`INSERT INTO lottery.yeekee_prize (game_code, numero, kind, merchant_id, member_id, place, amount, day, wallet_txn)
      SELECT game_code, numero, 'FIRST', merchant_id, member_id, place, 5270000, (at AT TIME ZONE 'Asia/Bangkok')::date, '1'
      FROM lottery.shot WHERE numero = ${round.numero} AND place = 1`,
  )
  await run(
    owner.kysely,
    sql`UPDATE lottery.shot_round SET prizes_at = app.now() WHERE numero = ${round.numero}`,
  )
  const won = { kind: 'FIRST', place: 1, number: '00042', name: 'me***2', amount: 5_270_000 }
  expect((await read(round, '', tokens.get('member02'))).prizes).toMatchObject({
    isBudgetLeft: false,
    isDecided: true,
    won: [{ ...won, isMine: true }],
  })
  expect((await read(round)).prizes!.won).toMatchObject([{ ...won, isMine: false }])
  const token = await server.client().signInOperator('owner')
  const listed = await visitor.get('/api/operator/lottery/yeekee/prizes', { token })
  expect(listed.value).toMatchObject({
    todayAmount: 5_270_000,
    list: [{ numero: round.numero, kind: 'FIRST', number: '00042', username: 'member02', amount: 5_270_000 }],
  })
  expect(
    (await visitor.get('/api/operator/lottery/yeekee/prizes', { token: tokens.get('member02')! })).status,
  ).toBe(403)
})

describe('the terms', () => {
  const base = '/api/operator/lottery/yeekee/terms'
  const readTerms = async (token: string) => (await visitor.get<Terms>(base, { token })).value
  const change = async (token: string, body: object) =>
    server.client().post<{ state: string }>(base, { reason: 'ทดสอบ', ...body }, { token, key: randomUUID() })

  test('hold for rounds to come; what makes a result easier to steer needs two people', async () => {
    const token = await server.client().signInOperator('owner')
    const terms = await readTerms(token)
    expect(terms.coming).toEqual(terms.now)
    expect((await change(token, { minShots: 20 })).value).toMatchObject({ state: 'DONE' })
    expect(await readTerms(token)).toMatchObject({ now: { minShots: 1 }, coming: { minShots: 20 } })
    expect(await read(rounds[1]!)).toMatchObject({ minShots: 1 })
    let held: object = { ...terms.coming, minShots: 20 }
    for (const weaker of [
      { hasHouseShot: false },
      { minShots: 19 },
      { shotEverySeconds: 1 },
      { shotsPerMember: 201 },
      { firstPrizeAmount: 30_000 },
      { rankPrizeAmount: 50_000 },
      { prizeMinBetAmount: 5_000 },
      { prizeBudgetAmount: 6_000_000 },
    ]) {
      expect((await change(token, weaker)).value).toMatchObject({ state: 'PENDING' })
      expect((await readTerms(token)).coming).toEqual(held)
      await confirmAs(server, 'finance', 'yeekee-terms')
      held = { ...held, ...weaker }
      expect((await readTerms(token)).coming).toEqual(held)
    }
  })

  test('have prizes for numbers, which are switched off by one person and on again by two', async () => {
    const token = await server.client().signInOperator('owner')
    expect((await change(token, { hasPrizes: false })).value).toMatchObject({ state: 'DONE' })
    expect((await change(token, { hasPrizes: true })).value).toMatchObject({ state: 'PENDING' })
    expect((await change(token, { prizeMinBetAmount: 0 })).code).toBe('REQUEST_INVALID')
    expect((await change(token, { firstPrizeAmount: -1 })).code).toBe('REQUEST_INVALID')
  })

  test('are no matter of an operator without the right, and of no member', async () => {
    expect((await visitor.get(base, { token: tokens.get('member05')! })).status).toBe(403)
    const support = await server.client().signInOperator('support')
    expect((await readTerms(support)).coming.rank).toBe(16)
    expect((await change(support, { rank: 5 })).status).toBe(403)
  })
})
