import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmStatement } from '../../../contract/operator/cashier/confirm-statement.ts'
import { exportStatementLines } from '../../../contract/operator/cashier/export-statement-lines.ts'
import { importStatement } from '../../../contract/operator/cashier/import-statement.ts'
import { listStatementLines } from '../../../contract/operator/cashier/list-statement-lines.ts'
import { listStatements } from '../../../contract/operator/cashier/list-statements.ts'
import { previewStatement } from '../../../contract/operator/cashier/preview-statement.ts'
import { rejectStatement } from '../../../contract/operator/cashier/reject-statement.ts'
import { payDemoBank } from '../../../contract/player/dev/pay-demo-bank.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { demoPayeeName } from '../../../db/seeds/identity.ts'
import { clock } from '../../../kernel/clock.ts'
import { DESK, finance, house, openDepositDesk, owner } from '../../../tests/support/deposit-desk.ts'
import { csvOf, form, intent, linesOf, match, take } from '../../../tests/support/statements.ts'

beforeAll(openDepositDesk)
afterAll(() => house.close())

test('a statement credits what matches, leaves the rest, and says so; PromptPay goes to the account that it settles in', async () => {
  const [one, two, three] = [await house.player(7), await house.player(8), await house.player(9)]
  const [a, b, c] = [await intent(one, 50_000), await intent(two, 60_000), await intent(three, 70_000)]
  const rows = [
    { amount: a.payable, reference: 'S-1', name: demoPayeeName(7) },
    { amount: b.payable, reference: 'S-2', name: 'คนอื่น คนไกล' },
    { amount: 1_234_567, reference: 'S-3', name: '=HYPERLINK("x")' },
    {
      amount: c.payable,
      reference: 'S-4',
      name: demoPayeeName(9),
      at: new Date(clock.now().getTime() - 86_400_000),
    },
  ]
  const before = (await one.balances()).main
  const preview = (await finance.call(previewStatement, { body: await form(csvOf(rows)) })).value
  expect(preview).toMatchObject({ lineCount: 4, knownCount: 0, faults: [], account: 'KBANK:0000000001' })
  const taken = (await take(rows)).value
  expect(taken).toMatchObject({
    state: 'RUNNING',
    lineCount: 4,
    newAmount: rows.reduce((sum, row) => sum + row.amount, 0),
  })
  await match()
  expect(
    (await linesOf(taken.importId)).map((line) => [
      line.reference,
      line.outcome,
      line.reason,
      line.depositId,
    ]),
  ).toEqual([
    ['S-1', 'CREDITED', null, a.depositId],
    ['S-2', 'REVIEW', null, b.depositId],
    ['S-3', 'UNMATCHED', 'NO_DEPOSIT', null],
    ['S-4', 'UNMATCHED', 'NO_DEPOSIT', null],
  ])
  expect((await one.balances()).main - before).toBe(BigInt(a.payable))
  expect((await two.call(readDeposit, { params: { intentId: b.depositId } })).value.state).toBe('REVIEW')
  const [listed] = (await owner.call(listStatements)).value.list
  expect(listed).toMatchObject({ importId: taken.importId, state: 'DONE' })
  expect(listed!.counts.find((row) => row.outcome === 'UNMATCHED')).toMatchObject({ count: 2 })
  const file = await owner.call(exportStatementLines, {
    query: { outcome: 'UNMATCHED', importId: taken.importId },
  })
  expect((file as unknown as { text: string }).text).toContain(`"'=HYPERLINK(""x"")"`)
})

test('T-D1 the same file three times at once and again: every reference counts once', async () => {
  const member = await house.player(12)
  const { depositId, payable } = await intent(member, 80_000)
  const before = (await member.balances()).main
  const rows = [
    { amount: payable, reference: 'P-1', name: demoPayeeName(12) },
    { amount: 999_901, reference: 'P-2' },
  ]
  const replies = await Promise.all([take(rows), take(rows, owner), take(rows, owner)])
  expect(replies.every((reply) => reply.success)).toBe(true)
  await Promise.all([match(), match()])
  await take(rows)
  await match()
  const outcomes = (await Promise.all(replies.map((reply) => linesOf(reply.value.importId))))
    .flat()
    .map((line) => line.outcome)
  expect(outcomes.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'CREDITED',
    'KNOWN',
    'KNOWN',
    'KNOWN',
    'KNOWN',
    'UNMATCHED',
  ])
  expect((await member.balances()).main - before).toBe(BigInt(payable))
  // The bank reports the same payment itself, later: nothing changes.
  await member.call(payDemoBank, { body: { intentId: depositId, reference: 'P-1' } })
  expect((await member.balances()).main - before).toBe(BigInt(payable))
})

test('a statement recognises what the bank reported first; a payment in time is credited although the statement is late', async () => {
  const member = await house.player(13)
  const [told, late] = [await intent(member, 90_000), await intent(member, 95_000)]
  const paidAt = clock.now()
  await member.call(payDemoBank, { body: { intentId: told.depositId, reference: 'W-1' } })
  await house.advance('PT20M')
  await house.settle('cashier/expire-deposits')
  expect((await member.call(readDeposit, { params: { intentId: late.depositId } })).value.state).toBe(
    'EXPIRED',
  )
  const before = (await member.balances()).main
  const taken = (
    await take([
      { amount: told.payable, reference: 'W-1', name: demoPayeeName(13), at: paidAt },
      { amount: late.payable, reference: 'W-2', name: demoPayeeName(13), at: paidAt },
    ])
  ).value
  await match()
  expect((await linesOf(taken.importId)).map((line) => line.outcome)).toEqual(['KNOWN', 'CREDITED'])
  expect((await member.balances()).main - before).toBe(BigInt(late.payable))
})

test('faulty lines refuse the whole file, by name; a file that is not a statement is refused', async () => {
  const faulty = await finance.call(importStatement, {
    body: await form('Date,Amount,Reference\n2026-11-21,1e3,F-1\n2026-11-21,5,F-2\n'),
  })
  expect(faulty).toMatchObject({
    code: 'REQUEST_INVALID',
    value: { fields: [{ field: 'lines.2.amount', rule: 'statementAmount' }] },
  })
  expect((await owner.call(listStatementLines, { query: { query: 'F-2' } })).value.totalCount).toBe(0)
  expect(await finance.call(importStatement, { body: await form('Name\nx') })).toMatchObject({
    code: 'STATEMENT_COLUMNS',
  })
  expect((await finance.call(importStatement, { body: await form('x'.repeat(1024 * 1024 + 1)) })).code).toBe(
    'STATEMENT_TOO_LONG',
  )
  const thai = new Uint8Array(
    [...'date,amount,reference,sender\n2026-11-21,7777.77,T-1,']
      .map((letter) => letter.charCodeAt(0))
      .concat([0xca, 0xc1, 0xaa, 0xd2, 0xc2]),
  )
  const preview = (await finance.call(previewStatement, { body: await form(thai) })).value
  expect(preview.lines).toMatchObject([{ payerName: 'สมชาย', amount: 777_777 }])
  const blind = await house.operator('blind', ['deposits.read', 'deposits.decide'])
  expect(
    (await blind.call(importStatement, { body: await form(csvOf([{ amount: 1, reference: 'B-1' }])) })).code,
  ).toBe('COMMON_FORBIDDEN')
})

test('above the daily limit a statement waits for another operator; a rejected one can be imported again', async () => {
  const member = await house.player(14)
  const { payable } = await intent(member, 9_990_000)
  const before = (await member.balances()).main
  const rows = [
    { amount: payable, reference: 'L-1', name: demoPayeeName(14) },
    { amount: 30_000, reference: 'L-2' },
  ]
  const alone = await house.operator('lone', DESK)
  const first = (await take(rows, alone)).value
  expect(first).toMatchObject({ state: 'WAITING', abilities: ['reject'] })
  await match()
  expect((await member.balances()).main).toBe(before)
  expect((await alone.call(confirmStatement, { params: { importId: first.importId } })).code).toBe(
    'CHANGE_FOUR_EYES',
  )
  expect((await owner.call(rejectStatement, { params: { importId: first.importId } })).value.state).toBe(
    'REJECTED',
  )
  const again = (await take(rows, alone)).value
  const replies = await Promise.all(
    [owner, finance].map((caller) => caller.call(confirmStatement, { params: { importId: again.importId } })),
  )
  expect(replies.map((reply) => reply.success).filter(Boolean)).toHaveLength(1)
  await match()
  expect((await member.balances()).main - before).toBe(BigInt(payable))
})

test('the ledger is whole after all of it', () => house.audit())
