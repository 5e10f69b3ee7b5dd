/** A member with a deposit, bets and a cancelled withdrawal, for the tests of the records. */
import { cancelWithdrawal } from '../../contract/player/cashier/cancel-withdrawal.ts'
import { openCashierHouse, type CashierHouse, type Player } from './cashier.ts'

export let house: CashierHouse

export let member: Player

export async function openRecords() {
  house = await openCashierHouse()
  member = await house.player(1)
  await member.deposit(50_000)
  await house.play(member.id, 10_000n, 25_000n)
  await house.play(member.id, 20_000n, 0n)
  await house.play(member.id, 5_000n, 5_000n)
  await house.bet(member.id, 'still-open', 3_000n)
  // Played through, so that a withdrawal can be requested and cancelled.
  await house.play(member.id, 60_000n, 60_000n)
  const { value } = await member.withdraw(100_000)
  await member.call(cancelWithdrawal, { params: { withdrawalId: value.withdrawalId } })
}
