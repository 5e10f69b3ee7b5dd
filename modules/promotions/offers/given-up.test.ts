/** A deposit and its bonus until both are free, and when the bonus ends before (domain/economy.md §5). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { forfeitBonus } from '../../../contract/player/cashier/forfeit-bonus.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { OfferDesk } from '../../../tests/support/deposit-offers.ts'

let house: CashierHouse
let desk: OfferDesk
beforeAll(async () => {
  house = await openCashierHouse()
  desk = new OfferDesk(house)
  await desk.offer({ arguments: { stakePercent: 1_000_000, stakeAmount: 1_000_000, maxAmount: 1_000_000 } })
})
afterAll(async () => {
  await house.audit()
  await house.close()
})

const check = async (member: Player) => (await member.call(checkWithdrawal)).value
/** A member with nothing but a deposit and its bonus of the same amount, of which 400 baht are played. */
async function begin(number: number): Promise<{ member: Player; deposit: number }> {
  const begun = await desk.withBonus(number)
  await house.play(begun.member.id, 40_000n, 40_000n)
  return begun
}

test('given up, what was not played of the deposit has to be played once, and then is free', async () => {
  const { member, deposit } = await begin(1)
  expect((await check(member)).requirements).toMatchObject([
    { source: 'FIRST_DEPOSIT', doneAmount: 40_000, ownLeftAmount: deposit - 40_000 },
  ])
  expect((await member.call(forfeitBonus)).value).toEqual({ forfeitedAmount: deposit })
  expect(await check(member)).toMatchObject({
    balance: deposit,
    bonusAmount: 0,
    withdrawableAmount: 0,
    requirements: [{ source: 'DEPOSIT', isBonus: false, leftAmount: deposit - 40_000, ownLeftAmount: 0 }],
  })
  const left = BigInt(deposit - 40_000)
  await house.play(member.id, left, left)
  expect(await check(member)).toMatchObject({ withdrawableAmount: deposit, requirements: [] })
})

test('run out, the same; and what was played once before leaves nothing', async () => {
  const { member, deposit } = await begin(2)
  const played = await begin(3)
  await house.play(played.member.id, BigInt(played.deposit), BigInt(played.deposit))
  await check(played.member)
  await house.advance('PT744H')
  await house.settle('wagering/expire-requirements')
  const late = await house.player(2)
  expect(await check(late)).toMatchObject({
    balance: deposit,
    requirements: [{ source: 'DEPOSIT', leftAmount: deposit - 40_000 }],
  })
  const free = await check(await house.player(3))
  expect(free).toMatchObject({ withdrawableAmount: played.deposit, requirements: [] })
  expect(member.id).toBe(late.id)
})

test('a withdrawal is refused with what is left until the turnover of the bonus is met, and then sent', async () => {
  const { member, deposit } = await begin(4)
  const { requiredAmount } = (await check(member)).requirements[0]!
  expect(await member.withdraw(deposit)).toMatchObject({ status: 422, code: 'WD_TURNOVER' })
  for (let left = requiredAmount - 40_000; left > 0; left -= deposit) {
    const stake = BigInt(Math.min(left, deposit))
    await house.play(member.id, stake, stake)
  }
  const { withdrawableAmount, requirements } = await check(member)
  expect([withdrawableAmount, requirements]).toEqual([2 * deposit, []])
  // In whole baht.
  const amount = 2 * deposit - ((2 * deposit) % 100)
  expect((await member.withdraw(amount)).status).toBe(200)
  expect(await check(member)).toMatchObject({ balance: 2 * deposit - amount, lockedAmount: amount })
})
