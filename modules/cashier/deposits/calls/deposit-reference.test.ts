/**
 * The readable reference of a deposit: shown to its member, searchable in the console, used in the account
 * record, its file and notices.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { exportTransactions } from '../../../../contract/player/cashier/export-transactions.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { listTransactions } from '../../../../contract/player/cashier/list-transactions.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { payDemoBank } from '../../../../contract/player/dev/pay-demo-bank.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { readTransaction } from '../../../../contract/player/cashier/read-transaction.ts'
import { oneOf, rowsOf, sql } from '../../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const shape = /^D\d{4}-\d{6}$/

test('a deposit has one reference wherever people see it, and its id stays what it was', async () => {
  const member = await house.player(1)
  const { intentId, reference } = (
    await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 50_000 } })
  ).value
  expect(reference).toMatch(shape)
  const { month } = await oneOf(
    house.server.process.database.kysely,
    sql<{ month: string }>`
    SELECT to_char(created_at AT TIME ZONE 'Asia/Bangkok', 'YYMM') AS month FROM cashier.deposit WHERE deposit_id = ${intentId}`,
  )
  expect(reference.slice(1, 5)).toBe(month)
  await member.call(payDemoBank, { body: { intentId, behaviour: 'NORMAL' } })
  expect((await member.call(readDeposit, { params: { intentId } })).value.reference).toBe(reference)
  expect(
    (await member.call(listDeposits, { query: { pageNo: 1, pageSize: 5 } })).value.list[0],
  ).toMatchObject({ intentId, reference })

  const [line] = (await member.call(listTransactions, { query: { type: 'DEPOSIT' } })).value.list
  expect(line).toMatchObject({ reference: intentId, shownReference: reference })
  const found = (await member.call(readTransaction, { params: { transactionId: line!.transactionId } })).value
  expect(found).toMatchObject({ reference: intentId, shownReference: reference })
  const file = await fetch(`${house.server.origin}${exportTransactions.path}?format=CSV&type=DEPOSIT`, {
    headers: { Authorization: `Bearer ${member.token}` },
  })
  const text = await file.text()
  expect([text.includes(reference), text.includes(intentId)]).toEqual([true, false])

  const operator = await house.operator('finance', ['deposits.read'])
  for (const query of [reference, reference.toLowerCase(), intentId]) {
    const { list } = (await operator.call(listDepositQueue, { query: { query } })).value
    expect(list).toMatchObject([{ depositId: intentId, reference }])
  }
})

test('no two deposits of a merchant share a reference, and no later one reveals how many there were', async () => {
  const { kysely } = house.server.process.database
  const rows = await rowsOf(
    kysely,
    sql<{ reference: string }>`
    SELECT cashier.new_deposit_reference('demo', timestamptz '2025-11-30 18:00:00Z') AS reference FROM generate_series(1, 2000)`,
  )
  expect(new Set(rows.map((row) => row.reference)).size).toBe(2_000)
  // Half past one in Bangkok: the business day is in December.
  expect(rows.every((row) => /^D2512-\d{6}$/.test(row.reference))).toBe(true)
  const steps = rows
    .slice(1)
    .map((row, place) => Number(row.reference.slice(6)) - Number(rows[place]!.reference.slice(6)))
  expect(steps.some((step) => step === 1)).toBe(false)
  const { count } = await oneOf(
    kysely,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM cashier.deposit WHERE reference !~ '^D[0-9]{4}-[0-9]{6}$'`,
  )
  expect(count).toBe(0n)
})
