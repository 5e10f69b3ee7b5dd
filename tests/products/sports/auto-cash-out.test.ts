/** Bets that cash themselves out from an offer on (domain/sportsbook.md §8). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AutoCashOuts } from '../../../modules/sportsbook/slips/cash-out/auto.ts'
import { setOwnAuto } from '../../../modules/sportsbook/slips/cash-out/cash-out.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { cashOutsOf, worked, type OpenBet } from '../../support/cash-outs.ts'
import { said, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())
beforeEach(() => {
  house.pushes.length = 0
})
const { check, openBet, shown } = cashOutsOf(() => house)
const setAuto = (open: OpenBet, from: bigint | null) =>
  house.database.transaction((tx) => setOwnAuto(tx, house.bettor(open.memberId), open.bet.betId, from))
const autos = () =>
  new AutoCashOuts({
    database: house.database,
    poster: house.poster,
    tell: (push) => house.pushes.push(push),
    onError: (error) => house.errors.push(error),
  })
const look = async () => {
  await house.change(sql`UPDATE sports.bet SET leased_until = NULL`)
  await autos().look()
}

test('a bet is cashed out once its offer reaches what its member set, and told', async () => {
  const open = await openBet()
  await setAuto(open, 147_251n)
  await look()
  expect((await shown(open)).state).toBe('ACCEPTED')
  await setAuto(open, 147_250n)
  await Promise.all([autos().look(), autos().look()])
  await look()
  expect(await shown(open)).toMatchObject({ state: 'CASHED_OUT', payout: 147_250n, autoCashOut: null })
  expect(house.pushes).toMatchObject([
    { topic: 'slip', accountId: open.memberId, data: { state: 'CASHED_OUT', paidAmount: 147_250 } },
  ])
  const events = await rowsOf(
    house.database.kysely,
    sql`SELECT payload FROM app.outbox WHERE event = 'sports.bet-auto-cashed-out' AND payload->>'betId' = ${open.bet.betId}`,
  )
  expect(events).toHaveLength(1)
  await check()
})

test('a live bet is cashed out when its offer stood for the whole wait', async () => {
  const open = await openBet(worked, { status: 'LIVE' })
  await setAuto(open, 140_000n)
  const since = async () =>
    (
      await oneOf(
        house.database.kysely,
        sql<{
          since: Date | null
        }>`SELECT auto_since AS since FROM sports.bet WHERE bet_id = ${open.bet.betId}`,
      )
    ).since
  await look()
  expect(await since()).not.toBeNull()
  await house.change(sql`UPDATE sports.market SET state = 'SUSPENDED' WHERE market_no = ${open.marketNo}`)
  await look()
  expect(await since()).toBeNull()
  await house.change(sql`UPDATE sports.market SET state = 'OPEN' WHERE market_no = ${open.marketNo}`)
  await look()
  await run(
    house.owner.kysely,
    sql`UPDATE sports.bet SET auto_since = auto_since - interval '5 seconds' WHERE bet_id = ${open.bet.betId}`,
  )
  await look()
  expect((await shown(open)).state).toBe('CASHED_OUT')
  await check()
})

test('a system and a bet that is over cannot be set', async () => {
  const open = await openBet()
  await house.settle(open.bet, 0n)
  expect(await said(setAuto(open, 100n))).toBe('SPORT_CASH_OUT_DONE')
  expect(house.errors).toEqual([])
})
