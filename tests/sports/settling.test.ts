/** What bets on sports are paid (docs/flows/settle-sports.md). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/postgres.ts'
import { played, SettledSports } from '../support/settled-sports.ts'

let house: SettledSports
beforeAll(async () => {
  house = await SettledSports.open()
})
afterAll(() => house.shut())
afterEach(async () => {
  expect(await house.faults()).toEqual([])
})

const price = 19_200

test('single bets are paid by the handicap, and the same again changes nothing', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: 'AH', lineQ: -3 })
  await house.member('a1')
  await house.member('a2')
  const home = await house.bet('a1', [{ marketNo: market, code: 'HOME', price }], 100_000n)
  const away = await house.bet('a2', [{ marketNo: market, code: 'AWAY', price }], 100_000n)
  await house.result(fixture, 1, played(1, 0))
  await house.settle()
  expect(await house.shown(home)).toMatchObject({
    state: 'SETTLED',
    result: 'HALF_WON',
    payout: 146_000n,
    valid: 50_000n,
    version: 1,
    open_legs: 0,
  })
  expect(await house.shown(away)).toMatchObject({ result: 'HALF_LOST', payout: 50_000n, valid: 50_000n })
  expect([await house.main('a1'), await house.main('a2')]).toEqual([1_046_000n, 950_000n])
  await house.settle()
  await house.result(fixture, 1, played(5, 0))
  await house.settle()
  expect(await house.shown(home)).toMatchObject({ payout: 146_000n, version: 1 })
})

test('a live handicap counts the goals after the bet alone', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: 'AH', lineQ: 0 })
  await house.member('l1')
  const before = await house.bet('l1', [{ marketNo: market, code: 'HOME', price }], 10_000n)
  const after = await house.bet(
    'l1',
    [{ marketNo: market, code: 'HOME', price, at: { home: 2, away: 0 } }],
    10_000n,
  )
  await house.result(fixture, 1, played(2, 1))
  await house.settle()
  expect(await house.shown(before)).toMatchObject({ result: 'WON', payout: 19_200n })
  expect(await house.shown(after)).toMatchObject({ result: 'LOST', payout: 0n, valid: 10_000n })
})

/** Half won, won, postponed, pushed and half lost: 500.00 returns 711.75 (domain/sportsbook.md §5). */
test('T-F3 a parlay of five legs, one of them void, returns 711.75', async () => {
  const fixtures = await Promise.all(Array.from({ length: 5 }, () => house.fixture()))
  const lines = [
    { typeCode: 'AH', lineQ: -3, code: 'HOME', price: 19_200 },
    { typeCode: 'OU', lineQ: 10, code: 'OVER', price: 19_500 },
    { typeCode: '1X2', code: '1', price: 21_000 },
    { typeCode: 'AH', lineQ: 0, code: 'HOME', price: 18_800 },
    { typeCode: 'AH', lineQ: -1, code: 'HOME', price: 20_400 },
  ] as const
  const picks = await Promise.all(
    lines.map(async (line, n) => ({
      marketNo: await house.market(fixtures[n]!, line),
      code: line.code,
      price: line.price,
    })),
  )
  await house.member('p1')
  const parlay = await house.bet('p1', picks, 50_000n)
  await house.result(fixtures[0]!, 1, played(1, 0))
  await house.result(fixtures[1]!, 1, played(2, 1))
  await house.result(fixtures[3]!, 1, played(0, 0))
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({ state: 'ACCEPTED', open_legs: 2, version: 0 })
  await house.change(
    sql`UPDATE sports.fixture SET status = 'POSTPONED', first_start_at = app.now() - interval '37 hours' WHERE fixture_id = ${fixtures[2]!}`,
  )
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({ state: 'ACCEPTED', open_legs: 1 })
  await house.result(fixtures[4]!, 1, played(1, 1))
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({
    state: 'SETTLED',
    result: 'WON',
    payout: 71_175n,
    valid: 50_000n,
    version: 1,
  })
  expect((await house.legs(parlay)).map(({ result }) => result)).toEqual([
    'HALF_WIN',
    'WIN',
    'VOID',
    'PUSH',
    'HALF_LOSE',
  ])
})

test('a parlay is lost with its first lost leg, and what follows changes nothing', async () => {
  const [one, two] = [await house.fixture(), await house.fixture()]
  const markets = [await house.market(one, { typeCode: '1X2' }), await house.market(two, { typeCode: '1X2' })]
  await house.member('p2')
  const parlay = await house.bet(
    'p2',
    markets.map((marketNo) => ({ marketNo, code: '1', price })),
    10_000n,
  )
  await house.result(one, 1, played(0, 1))
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({
    state: 'SETTLED',
    result: 'LOST',
    version: 1,
    open_legs: 1,
  })
  await house.result(two, 1, played(1, 0))
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({ result: 'LOST', version: 1, open_legs: 0 })
})

test('void of all legs returns the stake and counts nothing', async () => {
  const fixtures = [await house.fixture(), await house.fixture()]
  const picks = await Promise.all(
    fixtures.map(async (fixture) => ({
      marketNo: await house.market(fixture, { typeCode: '1X2' }),
      code: '1',
      price,
    })),
  )
  await house.member('v1')
  const parlay = await house.bet('v1', picks, 33_333n)
  for (const fixture of fixtures)
    await house.change(sql`UPDATE sports.fixture SET status = 'CANCELLED' WHERE fixture_id = ${fixture}`)
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({
    result: 'VOID',
    payout: 33_333n,
    valid: 0n,
    bonus_valid: 0n,
    void_reason: 'cancelled',
  })
  expect(await house.main('v1')).toBe(1_000_000n)
})

test('a match that is broken off keeps what was decided', async () => {
  const fixture = await house.fixture()
  const over = await house.market(fixture, { typeCode: 'OU', lineQ: 10 })
  const half = await house.market(fixture, { typeCode: '1X2', period: 'H1' })
  const whole = await house.market(fixture, { typeCode: '1X2' })
  await house.member('x1')
  const bets = await Promise.all(
    [
      { marketNo: over, code: 'OVER', price },
      { marketNo: half, code: '1', price },
      { marketNo: whole, code: '1', price },
    ].map((pick) => house.bet('x1', [pick], 10_000n)),
  )
  await house.change(sql`
    UPDATE sports.fixture SET status = 'ABANDONED', first_start_at = app.now() - interval '37 hours',
      facts = ${JSON.stringify({
        scores: { FT: { home: 2, away: 1 }, H1: { home: 1, away: 1 } },
        ended: ['H1'],
        ending: null,
      })}::jsonb WHERE fixture_id = ${fixture}`)
  await house.settle()
  expect((await Promise.all(bets.map((bet) => house.shown(bet)))).map(({ result }) => result)).toEqual([
    'WON',
    'LOST',
    'VOID',
  ])
})

test('markets of the first half are settled when it has ended', async () => {
  const fixture = await house.fixture()
  const half = await house.market(fixture, { typeCode: 'OU', period: 'H1', lineQ: 2 })
  const whole = await house.market(fixture, { typeCode: '1X2' })
  await house.member('h1')
  const early = await house.bet('h1', [{ marketNo: half, code: 'OVER', price }], 10_000n)
  const late = await house.bet('h1', [{ marketNo: whole, code: '1', price }], 10_000n)
  const facts = { scores: { FT: { home: 1, away: 0 }, H1: { home: 1, away: 0 } }, ended: [], ending: null }
  const say = (ended: string[]) =>
    house.change(sql`
      UPDATE sports.fixture SET facts = ${JSON.stringify({ ...facts, ended })}::jsonb WHERE fixture_id = ${fixture}`)
  await say([])
  await house.settle()
  expect(await house.shown(early)).toMatchObject({ state: 'ACCEPTED' })
  await say(['H1'])
  await house.settle()
  expect(await house.shown(early)).toMatchObject({ state: 'SETTLED', result: 'WON', payout: 19_200n })
  expect(await house.shown(late)).toMatchObject({ state: 'ACCEPTED' })
  await house.result(fixture, 1, played(1, 1, { scores: { H1: { home: 0, away: 0 } } }))
  await house.settle()
  expect(await house.shown(early)).toMatchObject({ result: 'LOST', payout: 0n, version: 2 })
  expect(await house.main('h1')).toBe(980_000n)
})

test('an ending that no result tells decides nothing but what had ended', async () => {
  const fixture = await house.fixture()
  const half = await house.market(fixture, { typeCode: '1X2', period: 'H1' })
  const whole = await house.market(fixture, { typeCode: '1X2' })
  await house.member('e1')
  const early = await house.bet('e1', [{ marketNo: half, code: 'X', price }], 10_000n)
  const late = await house.bet('e1', [{ marketNo: whole, code: '1', price }], 10_000n)
  const facts = { scores: { FT: { home: 0, away: 0 }, H1: { home: 0, away: 0 } }, ended: ['H1'] }
  await house.change(sql`
    UPDATE sports.fixture SET facts = ${JSON.stringify({ ...facts, ending: 'CANCELLED' })}::jsonb WHERE fixture_id = ${fixture}`)
  await house.settle()
  expect(await house.shown(early)).toMatchObject({ state: 'SETTLED', result: 'WON' })
  expect(await house.shown(late)).toMatchObject({ state: 'ACCEPTED', open_legs: 1 })
})

test('stakes on every side of a market count their difference alone', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: 'OU', lineQ: 10 })
  await house.member('o1')
  const over = await house.bet('o1', [{ marketNo: market, code: 'OVER', price }], 10_000n)
  const under = await house.bet('o1', [{ marketNo: market, code: 'UNDER', price }], 7_000n)
  await house.result(fixture, 1, played(3, 0))
  await house.settle()
  const counted = await Promise.all([over, under].map(async (bet) => (await house.shown(bet)).valid))
  expect(counted).toEqual([3_000n, 0n])
})

test('a waiting live bet is settled when it is accepted', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: '1X2' })
  await house.member('w1')
  const at = { home: 0, away: 0 }
  const waiting = await house.bet('w1', [{ marketNo: market, code: '1', price, at }], 10_000n, {
    state: 'PENDING',
  })
  await house.result(fixture, 1, played(1, 0))
  await house.settle()
  expect(await house.shown(waiting)).toMatchObject({ state: 'PENDING', open_legs: 0 })
  await house.change(sql`UPDATE sports.bet SET state = 'ACCEPTED' WHERE bet_id = ${waiting}`)
  await house.settle()
  expect(await house.shown(waiting)).toMatchObject({ state: 'SETTLED', result: 'WON', payout: 19_200n })
})

test('a dead heat pays its share', async () => {
  const fixture = await house.fixture({ kind: 'OUTRIGHT' })
  const market = await house.market(fixture, { typeCode: 'OUTRIGHT', codes: ['A', 'B', 'C'] })
  await house.member('d1')
  const bet = await house.bet('d1', [{ marketNo: market, code: 'A', price: 50_000 }], 10_000n)
  await house.result(fixture, 1, { scores: {}, ended: [], ending: 'PLAYED', winners: ['A', 'B'] })
  await house.settle()
  expect(await house.shown(bet)).toMatchObject({ result: 'WON', payout: 25_000n })
})
