/** Two operators who approve withdrawals, and a withdrawal that needs both. */
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { setVipLevel } from '../../modules/identity/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from './cashier.ts'

export let house: CashierHouse

export let owner: Caller

export let finance: Caller

export async function openDesk() {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
}

export const of = (withdrawalId: string, body: unknown = {}) => ({ params: { withdrawalId }, body })

/** A rich member of VIP level 3, and the withdrawal of 150,000 baht that takes two people. */
export async function large(number: number): Promise<{ member: Player; withdrawalId: string }> {
  const member = await house.player(number)
  await house.transaction(async (tx) => {
    await setVipLevel(tx, member.id, 3)
    await postTransaction(tx, {
      scope: 'test',
      key: `rich${number}`,
      kind: 'OPENING',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount(DEMO_MERCHANT, 'DEMO'),
          to: memberAccount(member.id),
          amount: 20_000_000n,
          code: 'OPENING',
        },
      ],
    })
  })
  return { member, withdrawalId: (await member.withdraw(15_000_000)).value.withdrawalId }
}
