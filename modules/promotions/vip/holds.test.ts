/** A VIP level held by operators: two people decide, one may end it, and no bonus is owed for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endVipHold } from '../../../contract/operator/promotions/end-vip-hold.ts'
import { holdVipLevel } from '../../../contract/operator/promotions/hold-vip-level.ts'
import { listGiftDays } from '../../../contract/operator/promotions/list-gift-days.ts'
import { readMemberVip } from '../../../contract/operator/promotions/read-member-vip.ts'
import { confirmProposal } from '../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../contract/operator/system/list-proposals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { goToDay } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'
import { accountOf } from '../../identity/index.ts'
import { runNights } from './night.ts'

const ABILITIES = ['promotions.levels', 'promotions.view', 'dashboard.read']
let house: CashierHouse
let asking: Caller
let deciding: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  // On the first of a month a night pays the bonus of the month.
  await goToDay(house, 10)
  asking = await house.operator('finance', ABILITIES)
  deciding = await house.operator('owner', ABILITIES)
})
afterAll(() => house.close())

const database = () => house.server.process.database
const today = () => businessDate(clock.now(), 'Asia/Bangkok')
const ask = (memberId: string, level: number, until: string) =>
  asking.call(holdVipLevel, { params: { memberId }, body: { level, until, reason: 'a guest of the house' } })
const confirm = async () => {
  const [proposal] = (await deciding.call(listProposals)).value.list
  return deciding.call(confirmProposal, { params: { proposalId: proposal!.proposalId } })
}
const standing = async (memberId: string) =>
  (await deciding.call(readMemberVip, { params: { memberId } })).value

test('a level is held once another person agrees, outlives a night, and owes no upgrade', async () => {
  const player = await house.player(1)
  const until = addDays(today(), 30)
  const { main } = await player.balances()
  expect((await ask(player.id, 3, until)).status).toBe(200)
  expect((await ask(player.id, 4, until)).code).toBe('CHANGE_STATE')
  expect(await standing(player.id)).toMatchObject({ level: 0, hold: null })
  expect((await confirm()).status).toBe(200)
  const { services } = house.server.process
  const parts = { database: database(), services, now: clock.now() }
  await runNights(parts, { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' })
  expect(await standing(player.id)).toMatchObject({
    level: 3,
    floorLevel: 3,
    hold: { level: 3, until },
    history: [{ fromLevel: 0, toLevel: 3, reason: 'SET', note: 'a guest of the house' }],
    bonuses: [],
  })
  expect((await player.balances()).main).toBe(main)
})

test('one person ends a hold, and the level stays until a month decides', async () => {
  const player = await house.player(2)
  await ask(player.id, 2, addDays(today(), 7))
  await confirm()
  expect((await asking.call(endVipHold, { params: { memberId: player.id }, body: {} })).status).toBe(200)
  expect(await standing(player.id)).toMatchObject({ level: 2, hold: null })
  expect(
    (await accountOf(database().kysely, { merchantId: DEMO_MERCHANT, accountId: player.id }))?.vipLevel,
  ).toBe(2)
})

test.each([
  ['a level beyond the table', 9, 7],
  ['a day that has passed', 2, -1],
  ['a day too far ahead', 2, 367],
])('%s is refused, and nothing waits', async (_name, level, days) => {
  const player = await house.player(3)
  expect((await ask(player.id, level, addDays(today(), days))).code).toBe('REQUEST_INVALID')
  const { list } = (await deciding.call(listProposals)).value
  expect(list.filter(({ state }) => state === 'PENDING')).toEqual([])
})

test('a member of nobody is not found, and days without gifts are left out', async () => {
  expect((await ask('nobody', 2, today())).code).toBe('MEMBER_NOT_FOUND')
  expect((await asking.call(endVipHold, { params: { memberId: 'nobody' }, body: {} })).code).toBe(
    'MEMBER_NOT_FOUND',
  )
  expect((await deciding.call(listGiftDays)).value.days).toEqual([])
})
