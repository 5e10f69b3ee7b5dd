import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportEntries } from '../../../../contract/operator/audit/export-entries.ts'
import { listEntries } from '../../../../contract/operator/audit/list-entries.ts'
import { exportDeposits } from '../../../../contract/operator/cashier/export-deposits.ts'
import { exportWithdrawals } from '../../../../contract/operator/cashier/export-withdrawals.ts'
import { appendAudit } from '../../../../platform/audit-log.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
let desk: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  desk = await house.operator('desk', [
    'audit.read',
    'audit.export',
    'deposits.read',
    'deposits.export',
    'withdrawals.read',
    'withdrawals.export',
  ])
  const entries = [
    {
      actor: 'somsri',
      action: 'member.freeze',
      subject: 'member:m1',
      detail: { reason: 'บัญชีซ้ำ กับสมาชิกอื่น', username: 'member01' },
    },
    { actor: 'anan', action: 'kyc.ask-more', subject: 'member:m2', detail: { reason: '=1+1' } },
  ]
  await house.transaction(async (tx) => {
    for (const { detail, ...entry } of entries)
      await appendAudit(tx, { ...entry, detail: { ...detail, merchantId: DEMO_MERCHANT } })
  })
})
afterAll(() => house.close())

const found = async (query: Record<string, string>) =>
  (await desk.call(listEntries, { query })).value.list.map(({ actor, action }) => `${actor} ${action}`)

test('the log is found by words anywhere in a row, all of them, in any case', async () => {
  expect(await found({ words: 'ซ้ำ MEMBER01' })).toEqual(['somsri member.freeze'])
  expect(await found({ words: 'ซ้ำ nothing' })).toEqual([])
  expect(await found({ words: 'ASK-MORE' })).toEqual(['anan kyc.ask-more'])
})

test('words that only occur in the sentence of an action are found by the action', async () => {
  expect(await found({ words: 'papers', actions: 'kyc_ask_more' })).toEqual(['anan kyc.ask-more'])
})

test('the log is found by part of a person’s name, together with words and days', async () => {
  expect(await found({ actor: 'SOM', words: 'member' })).toEqual(['somsri member.freeze'])
  expect(await found({ actor: 'som', to: '2020-01-01' })).toEqual([])
})

test('log, deposits and withdrawals are exported, each with its own ability and audited', async () => {
  const member = await house.player(1)
  // Before the deposit, whose turnover would prevent it.
  expect((await member.withdraw(100_000)).success).toBe(true)
  await member.deposit(50_000)
  const file = (path: string, operator = desk) =>
    fetch(`${house.server.origin}${path}`, { headers: { authorization: `Bearer ${operator.token}` } })
  const log = await (await file(`${exportEntries.path}?actor=anan`)).text()
  expect(log.trim().split('\r\n')).toHaveLength(2)
  expect(log).toContain('kyc.ask-more')
  const deposits = await (await file(`${exportDeposits.path}?memberId=${member.id}`)).text()
  expect(deposits).toMatch(/member01,.*,CONFIRMED,/)
  expect(deposits).not.toContain('member02')
  expect(await (await file(`${exportWithdrawals.path}?query=member01`)).text()).toMatch(
    /,member01,\w+,1000\.00,0\.00,1000\.00,KBANK,1000000001,/,
  )
  expect(await found({ words: '.export' })).toEqual([
    'desk withdrawal.export',
    'desk deposit.export',
    'desk audit.export',
  ])
  const reader = await house.operator('reader', ['audit.read', 'deposits.read', 'withdrawals.read'])
  for (const { path } of [exportEntries, exportDeposits, exportWithdrawals])
    expect((await file(path, reader)).status).toBe(403)
})
