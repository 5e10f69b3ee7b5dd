/** Every refusal of a slip as a table, in the order in which they are looked for (domain/sportsbook.md §6). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Slip } from '../../../modules/sportsbook/slips/place.ts'
import { sql } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { on, said, slipOn, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())

let members = 0
const member = () => house.member(`m${++members}`)

type Case = readonly [name: string, says: string, slip: () => Promise<Slip>]

const parlay: SportsHouse['parlay'] = (...args) => house.parlay(...args)
const changed = async (
  statement: (at: { fixtureId: string; marketNo: bigint }) => ReturnType<typeof sql>,
) => {
  const match = await house.match()
  await house.change(statement(match))
  return slipOn([on(match.marketNo)])
}
const ofFixture = (status: string) =>
  changed(
    ({ fixtureId }) => sql`UPDATE sports.fixture SET status = ${status} WHERE fixture_id = ${fixtureId}`,
  )
const ofMarket = (state: string) =>
  changed(({ marketNo }) => sql`UPDATE sports.market SET state = ${state} WHERE market_no = ${marketNo}`)
const suspendedFor = (reason: string) =>
  changed(
    ({ fixtureId }) =>
      sql`UPDATE sports.fixture SET suspended_for = ${reason} WHERE fixture_id = ${fixtureId}`,
  )
const houseLine = (whole: boolean) =>
  changed(
    ({ fixtureId, marketNo }) => sql`
    INSERT INTO sports.house_line (merchant_id, fixture_id, market_no, is_suspended, changed_by)
    VALUES (${MERCHANT}, ${fixtureId}, ${whole ? null : String(marketNo)}::bigint, true, 'desk')`,
  )
const single = async (more: Partial<Slip> = {}, tier: 'A' | 'B' | 'C' = 'A', price = 20_000) => {
  const { marketNo } = await house.match({ tier }, { prices: [price, 34_000, 40_000] })
  return slipOn([on(marketNo, '1', price)], more)
}
const handicap = { typeCode: 'AH', lineQ: -3, codes: ['HOME', 'AWAY'], prices: [19_200, 19_600] } as const

const cases: readonly Case[] = [
  ['a market that does not exist', 'SPORT_MARKET_UNKNOWN', async () => slipOn([on(999_999n)])],
  [
    'a selection that the market does not have',
    'SPORT_MARKET_UNKNOWN',
    async () => slipOn([on((await house.match()).marketNo, 'HOME')]),
  ],
  ['a parlay of one leg', 'SPORT_LEGS 2 15', () => parlay(1)],
  ['sixteen legs', 'SPORT_LEGS 2 15', () => parlay(16, {}, 11_000)],
  ['a single of two legs', 'SPORT_LEGS 1 1', () => parlay(2, { kind: 'SINGLE' })],
  [
    'two legs of one match',
    'SPORT_RELATED',
    async () => {
      const { fixtureId, marketNo } = await house.match()
      return slipOn([on(marketNo), on(await house.market(fixtureId, handicap), 'HOME', 19_200, -3)])
    },
  ],
  [
    'the winner of a league with a match of the same team',
    'SPORT_RELATED_OUTRIGHT',
    async () => {
      const { marketNo } = await house.match({ homeId: 'TEST-champions' })
      const outright = await house.match(
        { kind: 'OUTRIGHT' },
        {
          typeCode: 'OUTRIGHT',
          codes: ['r1', 'r2'],
          prices: [30_000, 40_000],
          runners: {
            r1: { th: 'แชมป์', en: 'Champions', teamId: 'TEST-champions' },
            r2: { th: 'รอง', en: 'Others', teamId: 'TEST-others' },
          },
        },
      )
      return slipOn([on(marketNo), on(outright.marketNo, 'r1', 30_000)])
    },
  ],
  [
    'a system that so many legs do not have',
    'SPORT_LEGS 3 15',
    () => parlay(3, { kind: 'SYSTEM', systemCode: 'YANKEE' }),
  ],
  ['a match that has ended', 'SPORT_CLOSED', () => ofFixture('ENDED')],
  ['a match that is called off', 'SPORT_CLOSED', () => ofFixture('CANCELLED')],
  ['a closed market', 'SPORT_CLOSED', () => ofMarket('CLOSED')],
  ['a settled market', 'SPORT_CLOSED', () => ofMarket('SETTLED')],
  [
    'a selection without a price',
    'SPORT_CLOSED',
    async () => slipOn([on((await house.match({}, { prices: [0, 34_000, 40_000] })).marketNo)]),
  ],
  [
    'a market without any price yet',
    'SPORT_NOT_OPEN',
    async () => slipOn([on((await house.match({}, { prices: [0, 0, 0] })).marketNo)]),
  ],
  [
    'a match whose time has come, although nobody said that it began',
    'SPORT_STARTED',
    async () => slipOn([on((await house.match({ startsInS: -1 })).marketNo)]),
  ],
  [
    'a market for before the match, once it is played',
    'SPORT_STARTED',
    async () => slipOn([on((await house.match({ status: 'LIVE' }, { isLive: false })).marketNo)]),
  ],
  ['a feed that is silent', 'SPORT_FEED_STALE', () => suspendedFor('FEED')],
  ['a goal that is not priced yet', 'SPORT_SUSPENDED', () => suspendedFor('INCIDENT')],
  ['a suspended market', 'SPORT_SUSPENDED', () => ofMarket('SUSPENDED')],
  ['a match that is put off', 'SPORT_SUSPENDED', () => ofFixture('POSTPONED')],
  ['a match that the house has suspended', 'SPORT_SUSPENDED', () => houseLine(true)],
  ['a market that the house has suspended', 'SPORT_SUSPENDED', () => houseLine(false)],
  [
    'a line that moved',
    'SPORT_LINE_CHANGED −0.5 −0.75',
    async () => slipOn([on((await house.match({}, handicap)).marketNo, 'HOME', 19_200, -2)]),
  ],
  [
    'a line that moved, of the other side',
    'SPORT_LINE_CHANGED +0.5 +0.75',
    async () => slipOn([on((await house.match({}, handicap)).marketNo, 'AWAY', 19_600, -2)]),
  ],
  [
    'a line that its feed closed for another one',
    'SPORT_LINE_CHANGED −0.5 −0.75',
    async () => {
      const { fixtureId, marketNo } = await house.match({}, { ...handicap, lineQ: -2 })
      await house.market(fixtureId, handicap)
      await house.change(sql`UPDATE sports.market SET state = 'CLOSED' WHERE market_no = ${marketNo}`)
      return slipOn([on(marketNo, 'HOME', 19_200, -2)])
    },
  ],
  [
    'a worse price',
    'SPORT_ODDS_CHANGED 2.10 2.00',
    async () => slipOn([on((await house.match()).marketNo, '1', 21_000)]),
  ],
  [
    'a better price, for one who wants to see every change',
    'SPORT_ODDS_CHANGED 1.90 2.00',
    async () => slipOn([on((await house.match()).marketNo, '1', 19_000)]),
  ],
  [
    'a worse price, for one who takes better ones',
    'SPORT_ODDS_CHANGED 2.10 2.00',
    async () => slipOn([on((await house.match()).marketNo, '1', 21_000)], { acceptChange: 'BETTER' }),
  ],
  [
    'a price as Malay odds show it',
    'SPORT_ODDS_CHANGED −0.90 1.00',
    async () => slipOn([on((await house.match()).marketNo, '1', 21_000)], { oddsFormat: 'MALAY' }),
  ],
  ['a parlay above the highest price', 'SPORT_PARLAY_PRICE_MAX 8,192.00 5,000.00', () => parlay(13)],
  [
    'a system whose stake is not divided evenly',
    'SPORT_SYSTEM_SATANG 11 ฿20.02',
    () => parlay(4, { kind: 'SYSTEM', systemCode: 'YANKEE' }),
  ],
  ['a satang below the least stake', 'SPORT_STAKE_MIN ฿20.00', () => single({ stake: 1_999n })],
  ['more than tier A takes', 'SPORT_STAKE_MAX ฿200,000.00', () => single({ stake: 20_000_001n })],
  ['more than tier B takes', 'SPORT_STAKE_MAX ฿50,000.00', () => single({ stake: 5_000_001n }, 'B')],
  ['more than tier C takes', 'SPORT_STAKE_MAX ฿10,000.00', () => single({ stake: 1_000_001n }, 'C')],
  ['more than a parlay takes', 'SPORT_STAKE_MAX ฿20,000.00', () => parlay(2, { stake: 2_000_001n })],
  [
    'more than tier A pays',
    'SPORT_PAYOUT_MAX ฿1,000,000.00 ฿100,000.00',
    () => single({ stake: 10_000_001n }, 'A', 100_000),
  ],
  [
    'T-F2 the largest price and stake there can be',
    'SPORT_STAKE_MAX ฿10.00',
    () => single({ stake: 9_000_000_000_000n }, 'A', 1_000_000_000),
  ],
  [
    'T-F2 the largest price at a stake that the tier takes',
    'SPORT_PAYOUT_MAX ฿1,000,000.00 ฿10.00',
    () => single({ stake: 2_000n }, 'A', 1_000_000_000),
  ],
]

describe('a slip is refused', () => {
  test.each(cases)('%s: %s', async (_, says, slip) => {
    const asked = await slip()
    const memberId = await member()
    const before = await house.balance(memberId)
    expect(await said(house.place(memberId, asked))).toBe(says)
    expect(await house.balance(memberId)).toBe(before)
  })
})
