/** Statements of a bank as an operator imports them. */
import { importStatement } from '../../contract/operator/cashier/import-statement.ts'
import { listStatementLines } from '../../contract/operator/cashier/list-statement-lines.ts'
import { readDeposit } from '../../contract/player/cashier/read-deposit.ts'
import { clock } from '../../kernel/clock.ts'
import type { Player } from './cashier.ts'
import { finance, house, owner, receiverOf } from './deposit-desk.ts'

interface Row {
  amount: number
  reference: string
  name?: string
  at?: Date
}

const bangkok = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString()

export function csvOf(rows: readonly Row[]): string {
  return [
    'Date,Time,Amount,Reference,Sender',
    ...rows.map(
      ({ amount, reference, name = '', at = clock.now() }) =>
        `${bangkok(at).slice(0, 10)},${bangkok(at).slice(11, 16)},${(amount / 100).toFixed(2)},${reference},"${name.replaceAll('"', '""')}"`,
    ),
  ].join('\n')
}

export async function form(
  text: string | Uint8Array<ArrayBuffer>,
  accountNo = '0000000001',
): Promise<FormData> {
  const sent = new FormData()
  sent.append('receiverId', (await receiverOf(accountNo)).receiverId)
  sent.append('file', new Blob([text], { type: 'text/csv' }), 'statement.csv')
  return sent
}

export const take = async (rows: readonly Row[], caller = finance) =>
  caller.call(importStatement, { body: await form(csvOf(rows)) })

export const linesOf = async (importId: string) =>
  (await owner.call(listStatementLines, { query: { importId, pageSize: 100 } })).value.list

export const match = () => house.settle('cashier/match-statements')

export async function intent(
  member: Player,
  amount: number,
): Promise<{ depositId: string; payable: number }> {
  const depositId = await member.deposit(amount, false)
  return {
    depositId,
    payable: (await member.call(readDeposit, { params: { intentId: depositId } })).value.payableAmount,
  }
}
