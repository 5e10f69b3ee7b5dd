/** Two operators who decide deposits, and the accounts that members are asked to pay to. */
import { listReceivers } from '../../contract/operator/cashier/list-receivers.ts'
import { openCashierHouse, type Caller, type CashierHouse } from './cashier.ts'

export const DESK = ['deposits.read', 'deposits.decide', 'receivers.edit', 'statements.import']

export let house: CashierHouse

export let owner: Caller

export let finance: Caller

export async function openDepositDesk() {
  house = await openCashierHouse()
  owner = await house.operator('owner', DESK)
  finance = await house.operator('finance', DESK)
}

export const rules = { dailyLimit: null as number | null, rank: 1, note: '' }

export const PROMPT = { channel: 'PROMPTPAY', accountNo: '0812345678', holderName: 'Sala Two', ...rules }

export const desk = async () => (await owner.call(listReceivers)).value

export const receiverOf = async (accountNo: string) =>
  (await desk()).receivers.find((row) => row.accountNo === accountNo)!
