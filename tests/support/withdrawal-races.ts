/**
 * Confirm, dispute and clock at the same moment, many times: exactly one end each, and the ledger follows it
 * (T-W2).
 */
import { approveWithdrawal } from '../../contract/operator/cashier/approve-withdrawal.ts'
import { confirmWithdrawal } from '../../contract/player/cashier/confirm-withdrawal.ts'
import { listWithdrawals } from '../../contract/player/cashier/list-withdrawals.ts'
import { setVipLevel } from '../../modules/identity/index.ts'
import type { CashierHouse, Player } from './cashier.ts'

const AMOUNT = 10_000
const MEMBERS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16]

/**
 * Runs at least `races` of them (in rounds of ten members) and answers how many ended which way; throws on a
 * withdrawal with two ends or a ledger that says otherwise. It should be day in Bangkok when it begins.
 */
export async function raceWithdrawals(
  house: CashierHouse,
  races: number,
): Promise<Record<'RECEIVED' | 'DISPUTED', number>> {
  const operator = await house.operator('finance')
  const members = await Promise.all(MEMBERS.map((number) => house.player(number)))
  // The highest level: its fifteen withdrawals a day bound a day's rounds.
  await house.transaction(async (tx) => {
    for (const member of members) await setVipLevel(tx, member.id, 8)
  })
  const ends = { RECEIVED: 0, DISPUTED: 0 }
  for (let round = 0; round * members.length < races; round++) {
    if (round > 0 && round % 8 === 0) await house.advance('P1D')
    const ids = await Promise.all(
      members.map(async (member) => {
        const { value } = await member.withdraw(AMOUNT)
        await operator.call(approveWithdrawal, { params: { withdrawalId: value.withdrawalId } })
        return value.withdrawalId
      }),
    )
    await house.settle()
    // Past the end of the day's thirty minutes and the night's two hours.
    await house.advance('PT121M')
    const held = await Promise.all(members.map(async (member) => (await member.balances()).hold))
    const say = (member: Player, withdrawalId: string, action: string) =>
      member.call(confirmWithdrawal, { params: { withdrawalId }, body: { action } })
    const [, ...answers] = await Promise.all([
      house.server.process.jobs.runNow('cashier/receive-unanswered'),
      ...members.flatMap((member, index) =>
        ['RECEIVED', 'NOT_RECEIVED'].map((action) => say(member, ids[index]!, action)),
      ),
    ])
    for (const [index, member] of members.entries()) {
      const accepted = answers
        .slice(index * 2, index * 2 + 2)
        .filter((reply) => reply.success)
        .map((reply) => reply.value.state)
      ends[await checkEnd(member, held[index]!, accepted)]++
    }
  }
  await house.audit()
  return ends
}

async function checkEnd(
  member: Player,
  heldBefore: bigint,
  accepted: readonly string[],
): Promise<'RECEIVED' | 'DISPUTED'> {
  const state = (await member.call(listWithdrawals)).value.list[0]!.state
  if (state !== 'RECEIVED' && state !== 'DISPUTED') throw new Error(`a race left the withdrawal in ${state}`)
  if (accepted.length > 1 || accepted.some((one) => one !== state))
    throw new Error(`${state} stands, but ${accepted.join(' and ')} were answered`)
  const { hold } = await member.balances()
  if (hold !== (state === 'RECEIVED' ? heldBefore - BigInt(AMOUNT) : heldBefore))
    throw new Error(`the ledger holds ${hold} of ${heldBefore} after ${state}`)
  return state
}
