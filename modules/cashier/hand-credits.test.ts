/** One person's credits to one member count as one sum, by whatever way they go. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditDeposit } from '../../contract/operator/cashier/credit-deposit.ts'
import { requestAdjustment } from '../../contract/operator/members/request-adjustment.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../tests/support/cashier.ts'

const ABILITIES = ['deposits.read', 'deposits.decide', 'members.read', 'members.adjust']

let house: CashierHouse
let owner: Caller
let finance: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner', ABILITIES)
  finance = await house.operator('finance', ABILITIES)
})
afterAll(() => house.close())

const credit = async (operator: Caller, member: Player, amount: number) => {
  const depositId = await member.deposit(amount, { name: 'คนอื่น คนไกล' })
  return (await operator.call(creditDeposit, { params: { depositId }, body: { remark: 'statement seen' } })).value.state
}
const adjust = async (operator: Caller, member: Player, amount: number) =>
  (await operator.call(requestAdjustment, { params: { memberId: member.id }, body: { amount, reason: 'a wrong payout' }, key: randomUUID() })).value.state

test('deposits credited by hand come to the limit together, for the person and the member', async () => {
  const [member, other] = [await house.player(1), await house.player(2)]
  expect(await credit(finance, member, 300_000)).toBe('CONFIRMED')
  expect(await credit(finance, member, 300_000)).toBe('REVIEW')
  expect(await credit(finance, other, 300_000)).toBe('CONFIRMED')
  expect(await credit(owner, member, 300_000)).toBe('CONFIRMED')
})

test('a deposit credited by hand counts for a correction, and a correction for a deposit', async () => {
  const [member, other] = [await house.player(3), await house.player(4)]
  expect(await credit(finance, member, 300_000)).toBe('CONFIRMED')
  expect(await adjust(finance, member, 300_000)).toBe('PENDING')
  expect(await adjust(finance, member, 100_000)).toBe('POSTED')
  expect(await adjust(finance, other, 300_000)).toBe('POSTED')
  expect(await credit(finance, other, 300_000)).toBe('REVIEW')
  expect(await adjust(owner, member, 300_000)).toBe('POSTED')
})

test('what a second person confirmed is nobody’s alone', async () => {
  const member = await house.player(5)
  const depositId = await member.deposit(600_000, { name: 'คนอื่น คนไกล' })
  for (const operator of [finance, owner]) await operator.call(creditDeposit, { params: { depositId }, body: { remark: 'seen' } })
  expect(await adjust(finance, member, 400_000)).toBe('POSTED')
})
