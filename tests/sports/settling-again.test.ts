/** Results that are corrected, and bets that were cashed out in part (docs/flows/settle-sports.md). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/postgres.ts'
import { quoteOf, takeCashOut, waitForCashOut } from '../../modules/sportsbook/slips/cash-out/cash-out.ts'
import { MERCHANT } from '../ledger/support.ts'
import { played, SettledSports } from '../support/settled-sports.ts'
import { said } from '../support/sports.ts'

let house: SettledSports
beforeAll(async () => {
  house = await SettledSports.open()
})
afterAll(() => house.shut())
afterEach(async () => {
  expect(await house.faults()).toEqual([])
})

const price = 19_200

test('a corrected result settles again, twice is once, and a lower version is passed over', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: '1X2' })
  await house.member('r1')
  await house.member('r2')
  const won = await house.bet('r1', [{ marketNo: market, code: '1', price: 20_000 }], 10_000n)
  const lost = await house.bet('r2', [{ marketNo: market, code: 'X', price: 34_000 }], 10_000n)
  await house.result(fixture, 2, played(2, 1))
  await house.settle()
  expect(await house.main('r1')).toBe(1_010_000n)
  await house.result(fixture, 1, played(0, 0))
  await house.settle()
  expect(await house.shown(lost)).toMatchObject({ result: 'LOST', version: 1 })
  await house.result(fixture, 3, played(2, 2))
  await house.settle()
  await house.settle()
  expect(await house.shown(won)).toMatchObject({ result: 'LOST', payout: 0n, version: 2 })
  expect(await house.shown(lost)).toMatchObject({ result: 'WON', payout: 34_000n, version: 2 })
  expect([await house.main('r1'), await house.main('r2')]).toEqual([990_000n, 1_024_000n])
})

test('a correction after 72 hours changes nothing', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: '1X2' })
  await house.member('late')
  const bet = await house.bet('late', [{ marketNo: market, code: '1', price }], 10_000n)
  await house.result(fixture, 1, played(1, 0), 73)
  await house.settle()
  await house.result(fixture, 2, played(0, 1))
  await house.settle()
  expect(await house.shown(bet)).toMatchObject({ result: 'WON', version: 1 })
})

test('a lost parlay whose leg is corrected is open again, and pays in the end', async () => {
  const [one, two] = [await house.fixture(), await house.fixture()]
  const picks = [
    { marketNo: await house.market(one, { typeCode: '1X2' }), code: '1', price: 20_000 },
    { marketNo: await house.market(two, { typeCode: '1X2' }), code: '1', price: 20_000 },
  ]
  await house.member('again')
  const parlay = await house.bet('again', picks, 10_000n)
  await house.result(one, 1, played(0, 1))
  await house.settle()
  await house.result(one, 2, played(1, 0))
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({
    state: 'ACCEPTED',
    result: null,
    payout: 0n,
    open_legs: 1,
  })
  await house.result(two, 1, played(1, 0))
  await house.settle()
  expect(await house.shown(parlay)).toMatchObject({ state: 'SETTLED', result: 'WON', payout: 40_000n })
  expect(await house.main('again')).toBe(1_030_000n)
})

test('a bet that a correction opened again is sold as a whole, and a part of it is refused by name', async () => {
  const [one, two] = [
    await house.fixture(),
    await house.fixture({ status: 'SCHEDULED', startedHoursAgo: -1 }),
  ]
  const picks = [
    { marketNo: await house.market(one, { typeCode: '1X2' }), code: '1', price: 20_000 },
    { marketNo: await house.market(two, { typeCode: 'DNB' }), code: 'HOME', price: 20_000 },
  ]
  await house.member('whole')
  const betId = await house.bet('whole', picks, 10_000n)
  await house.result(one, 1, played(0, 1))
  await house.settle()
  await house.result(one, 2, played(1, 0))
  await house.settle()
  const bettor = { merchantId: MERCHANT, memberId: 'whole', currency: 'THB' } as const
  const parts = { secret: Buffer.from('a secret'), now: new Date(), poster: house.poster }
  const quote = await quoteOf(house.database.kysely, parts, bettor, betId)
  // Two legs at 2.00, of which one is won, at even chances, less five of a hundred.
  expect(quote).toMatchObject({ offerAmount: 19_000n, minPercent: 100, maxPercent: 100 })
  const asked = { betId, quoteId: quote.quoteId, percent: 50, amount: 1n }
  expect(await said(waitForCashOut(house.database.kysely, bettor, asked))).toBe('SPORT_CASH_OUT_WHOLE')
  const take = (percent: number) =>
    house.database.transaction((tx) =>
      takeCashOut(tx, parts, bettor, `key-${percent}`, { ...asked, percent }),
    )
  expect(await said(take(50))).toBe('SPORT_CASH_OUT_WHOLE')
  expect((await take(100)).paid).toBe(19_000n)
  expect(await house.main('whole')).toBe(1_009_000n)
})

test('what was cashed out in part stays, whatever the rest comes to', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: '1X2' })
  await house.member('c1')
  const bet = await house.bet('c1', [{ marketNo: market, code: '1', price: 20_000 }], 10_000n)
  await house.poster.post({
    kind: 'WIN',
    vendor: 'TCG_SPORT',
    gameCode: 'SPORT-FOOTBALL',
    memberId: 'c1',
    roundId: bet,
    transactionId: `${bet}:out`,
    amount: 5_700n,
    roundClosed: false,
  })
  await house.change(sql`
    UPDATE sports.bet SET cashed_stake = 4000, cashed_amount = 5700 WHERE bet_id = ${bet}`)
  await house.result(fixture, 1, played(1, 0))
  await house.settle()
  expect(await house.shown(bet)).toMatchObject({ result: 'WON', payout: 17_700n, valid: 6_000n })
  expect(await house.main('c1')).toBe(1_007_700n)
  await house.result(fixture, 2, played(0, 0))
  await house.settle()
  expect(await house.shown(bet)).toMatchObject({ result: 'LOST', payout: 5_700n, valid: 6_000n, version: 2 })
  expect(await house.main('c1')).toBe(995_700n)
})
