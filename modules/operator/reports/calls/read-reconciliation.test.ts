import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { creditDeposit } from '../../../../contract/operator/cashier/credit-deposit.ts'
import { exportLiabilities } from '../../../../contract/operator/reports/export-liabilities.ts'
import { exportReconciliation } from '../../../../contract/operator/reports/export-reconciliation.ts'
import { listReconciliationCases } from '../../../../contract/operator/reports/list-reconciliation-cases.ts'
import { readLiabilities } from '../../../../contract/operator/reports/read-liabilities.ts'
import { readReconciliation } from '../../../../contract/operator/reports/read-reconciliation.ts'
import { confirmWithdrawal } from '../../../../contract/player/cashier/confirm-withdrawal.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { clock } from '../../../../kernel/clock.ts'
import { oneOf, openDatabase, run, sql } from '../../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../../tests/support/ledger-marks.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../../wallet/index.ts'

let house: CashierHouse
let staff: Caller
const today = () => businessDate(clock.now(), 'Asia/Bangkok')
beforeAll(async () => {
  house = await openCashierHouse()
  staff = await house.operator('finance', ['reports.read', 'deposits.decide', 'withdrawals.decide'])
})
afterAll(() => house.close())

const report = async () =>
  (await staff.call(readReconciliation, { query: { from: today(), to: today() } })).value
const rowOf = async (direction: string, channel: string) =>
  (await report()).rows.find((row) => row.direction === direction && row.channel === channel)
const behind = async (direction: string, channel: string) =>
  (await staff.call(listReconciliationCases, { query: { date: today(), direction, channel, pageSize: 100 } }))
    .value.list
const download = (path: string, query: string) =>
  fetch(`${house.server.origin}${path}?${query}`, {
    headers: { authorization: `Bearer ${staff.token}`, 'accept-language': 'en' },
  })
/** What the ledger's own postings of today say of a gateway; the demo's own may be of yesterday. */
const posted = async (channel: string, code: number) => {
  const { amount } = await oneOf(
    house.server.process.database.kysely,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(t.amount), 0)::bigint AS amount FROM wallet.transfer t JOIN wallet.purpose p ON p.purpose_no IN (t.debit_account & 65535, t.credit_account & 65535)
    WHERE p.purpose = ${`gateway:${channel}`} AND t.code = ${code} AND (t.created_at AT TIME ZONE 'Asia/Bangkok')::date = ${today()}::date`,
  )
  return Number(amount)
}

test('deposits by the bank and by hand, and a withdrawal, agree with the banks and with the ledger', async () => {
  const quiet = await rowOf('DEPOSIT', 'PROMPTPAY')
  const member = await house.player(12)
  const { withdrawalId } = (await member.withdraw(100_000)).value
  await staff.call(approveWithdrawal, { params: { withdrawalId }, body: {} })
  await house.settle()
  // Sent; its end is the member's confirmation.
  expect(await rowOf('WITHDRAWAL', 'BANK')).toMatchObject({
    booksAmount: 0,
    ledgerAmount: 0,
    difference: 0,
    isDifferent: false,
  })
  expect((await rowOf('WITHDRAWAL', 'BANK'))!.waitingAmount).toBe(
    (await rowOf('WITHDRAWAL', 'BANK'))!.toldAmount,
  )
  expect(
    (await member.call(confirmWithdrawal, { params: { withdrawalId }, body: { action: 'RECEIVED' } }))
      .success,
  ).toBe(true)
  await member.deposit(50_000)
  await rollUpAll(house.server.process.database)
  const wrong = await member.deposit(60_000, { amount: 60_700 })
  await member.deposit(30_000, { amount: 30_900 })
  expect(
    (await staff.call(creditDeposit, { params: { depositId: wrong }, body: { remark: 'seen' } })).value.state,
  ).toBe('CONFIRMED')
  const deposits = (await rowOf('DEPOSIT', 'PROMPTPAY'))!
  expect(deposits).toMatchObject({
    difference: 0,
    differentCount: 0,
    unexplainedAmount: 0,
    isDifferent: false,
    statementAmount: null,
  })
  expect(deposits.waitingAmount - (quiet?.waitingAmount ?? 0)).toBe(30_900)
  // One half of it is rolled up and the other is not.
  expect(deposits.ledgerAmount).toBe(await posted('PROMPTPAY', 10))
  expect(deposits.booksAmount).toBe(deposits.ledgerAmount)
  expect(deposits.toldAmount).toBe(deposits.ledgerAmount + deposits.waitingAmount + deposits.returnedAmount)
  const withdrawals = (await rowOf('WITHDRAWAL', 'BANK'))!
  expect(withdrawals).toMatchObject({ waitingAmount: 0, difference: 0, isDifferent: false })
  expect(withdrawals.ledgerAmount).toBe(await posted('BANK', 12))
  expect([withdrawals.toldAmount, withdrawals.booksAmount]).toEqual([
    withdrawals.ledgerAmount,
    withdrawals.ledgerAmount,
  ])
  expect(withdrawals.ledgerAmount).toBeGreaterThan(0)
  expect((await report()).isEqual).toBe(true)
  expect(await behind('WITHDRAWAL', 'BANK')).toMatchObject([
    { id: withdrawalId, account: 'member12', state: 'RECEIVED', isDifferent: false },
  ])
})

test('money that a bank reported and nobody credited, and money in the ledger without a deposit, are shown', async () => {
  const member = await house.player(13)
  const depositId = await member.deposit(40_000, false)
  const before = (await rowOf('DEPOSIT', 'PROMPTPAY'))!
  const owner = openDatabase({ url: house.server.ownerUrl, max: 1 })
  try {
    await run(
      owner.kysely,
      sql`
      INSERT INTO cashier.payment (merchant_id, channel, bank_reference, deposit_id, amount, payer_name, received_at)
      VALUES ('demo', 'PROMPTPAY', 'PLANTED-1', ${depositId}, 40000, 'planted', ${clock.now()})`,
    )
  } finally {
    await owner.close()
  }
  expect(await rowOf('DEPOSIT', 'PROMPTPAY')).toMatchObject({
    toldAmount: before.toldAmount + 40_000,
    ledgerAmount: before.ledgerAmount,
    difference: -40_000,
    differentCount: 1,
    unexplainedAmount: 0,
    isDifferent: true,
  })
  expect((await behind('DEPOSIT', 'PROMPTPAY'))[0]).toMatchObject({
    id: depositId,
    account: 'member13',
    toldAmount: 40_000,
    ledgerAmount: 0,
    difference: -40_000,
    isDifferent: true,
  })
  // The two differences cancel out in the sum, but not in the marks.
  await house.transaction((tx) =>
    postTransaction(tx, {
      scope: 'reconciliation-test',
      key: 'stray',
      kind: 'DEPOSIT',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount('demo', 'PROMPTPAY'),
          to: memberAccount(member.id),
          amount: 40_000n,
          code: 'DEPOSIT',
        },
      ],
    }),
  )
  expect(await rowOf('DEPOSIT', 'PROMPTPAY')).toMatchObject({
    difference: 0,
    differentCount: 1,
    unexplainedAmount: 40_000,
    isDifferent: true,
  })
  expect((await report()).isEqual).toBe(false)
  const file = await download(exportReconciliation.path, `part=DAYS&format=CSV&from=${today()}&to=${today()}`)
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="reconciliation-${today()}-${today()}.csv"`,
  )
  const rows = parse(await file.text(), { bom: true }) as string[][]
  expect(rows.find((row) => row[2] === 'PROMPTPAY')?.slice(-3)).toEqual(['0.00', '1', '400.00'])
  const cases = parse(
    await (
      await download(exportReconciliation.path, `part=CASES&format=CSV&from=${today()}&to=${today()}`)
    ).text(),
    { bom: true },
  ) as string[][]
  expect(cases.find((row) => row[3] === depositId)?.slice(-1)).toEqual(['-400.00'])
})

test('what the house owes is exported with the same figures; without the ability neither is answered', async () => {
  const { value } = await staff.call(readLiabilities)
  const rows = parse(await (await download(exportLiabilities.path, 'format=CSV')).text(), {
    bom: true,
  }) as string[][]
  const amountOf = (item: string) => rows.find((row) => row[0] === item)?.[1]
  expect(amountOf('Owed in all')).toBe((value.totalAmount / 100).toFixed(2))
  expect(amountOf("Members' main balances")).toBe((value.mainAmount / 100).toFixed(2))
  const sheet = await download(exportLiabilities.path, 'format=XLSX')
  expect(
    Buffer.from(await sheet.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const blind = await house.operator('support', ['members.read'])
  const query = { date: today(), direction: 'DEPOSIT', channel: 'PROMPTPAY' }
  expect([
    (await blind.call(readReconciliation)).code,
    (await blind.call(listReconciliationCases, { query })).code,
  ]).toEqual(['COMMON_FORBIDDEN', 'COMMON_FORBIDDEN'])
})
