import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllLineTransfers } from '../../../contract/operator/cashier/list-all-line-transfers.ts'
import { reverseLineTransfer } from '../../../contract/operator/cashier/reverse-line-transfer.ts'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { listLineTransfers } from '../../../contract/player/cashier/list-line-transfers.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../tests/support/cashier.ts'
import { lineAccounts, type LineAccount } from '../../../tests/support/line-storm.ts'
import { sendAlong } from '../../../tests/support/send-along-line.ts'

let house: CashierHouse
let owner: Caller
let finance: Caller
let accounts: LineAccount[]
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
  accounts = await lineAccounts(house)
})
afterAll(() => house.close())

const named = (name: string) => accounts.find((account) => account.name === name)!
const mainOf = async (player: Player) => (await player.balances()).main

test('a reversal needs two operators, returns what is there and books the rest as owed, once', async () => {
  const [agent1, member2] = [named('agent1'), named('member02')]
  const [sender, receiver] = [await mainOf(agent1), await mainOf(member2)]
  const { transferId } = (await sendAlong(agent1, 'DOWN', 'member02', 50_000)).value
  const reverse = (operator: Caller) =>
    operator.call(reverseLineTransfer, {
      params: { transferId },
      body: { remark: 'sent to the wrong account' },
    })
  expect((await reverse(owner)).value).toEqual({ isReversed: false, approvals: 1, approvalsNeeded: 2 })
  expect((await reverse(owner)).code).toBe('WD_FOUR_EYES')
  expect(
    (await finance.call(listAllLineTransfers, { query: { query: 'member02' } })).value.list[0],
  ).toMatchObject({
    transferId,
    fromAccount: 'agent1',
    toAccount: 'member02',
    approvals: 1,
    abilities: ['reverse'],
  })
  expect((await reverse(finance)).value.isReversed).toBe(true)
  expect((await reverse(finance)).code).toBe('TRANSFER_STATE')
  expect([await mainOf(agent1), await mainOf(member2)]).toEqual([sender, receiver])
  expect((await member2.call(checkWithdrawal)).value.requirements).toEqual([])
  expect((await agent1.call(listLineTransfers, { query: {} })).value.list[0]!.reversedAt).not.toBeNull()
})
