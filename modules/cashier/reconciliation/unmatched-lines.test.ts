import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignStatementLine } from '../../../contract/operator/cashier/assign-statement-line.ts'
import { creditDeposit } from '../../../contract/operator/cashier/credit-deposit.ts'
import { listStatementLines } from '../../../contract/operator/cashier/list-statement-lines.ts'
import { readStatementLine } from '../../../contract/operator/cashier/read-statement-line.ts'
import { setStatementLineAside } from '../../../contract/operator/cashier/set-statement-line-aside.ts'
import { demoPayeeName } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { keepUnmatched } from '../index.ts'
import type { Caller } from '../../../tests/support/cashier.ts'
import { DESK, house, owner, openDepositDesk } from '../../../tests/support/deposit-desk.ts'
import { intent, linesOf, match, take } from '../../../tests/support/statements.ts'

beforeAll(openDepositDesk)
afterAll(() => house.close())

test('T-W4 an unmatched line is credited to a deposit, above the limit by two, and once', async () => {
  const member = await house.player(15)
  const [small, large] = [await intent(member, 40_000), await intent(member, 600_000)]
  const taken = (
    await take([
      { amount: 41_000, reference: 'A-1', name: demoPayeeName(15) },
      { amount: 700_000, reference: 'A-2', name: demoPayeeName(15) },
      { amount: 333, reference: 'A-3', name: 'ดอกเบี้ย' },
    ])
  ).value
  await match()
  const [first, second, third] = await linesOf(taken.importId)
  expect([first, second, third].map((line) => line!.outcome)).toEqual(['UNMATCHED', 'UNMATCHED', 'UNMATCHED'])
  const found = (await owner.call(readStatementLine, { params: { lineId: first!.lineId } })).value
  expect(found.candidates.slice(0, 2).map((one) => one.nameMatch)).toEqual(['MATCH', 'MATCH'])
  const before = (await member.balances()).main
  const assign = (caller: Caller, lineId: string, depositId: string) =>
    caller.call(assignStatementLine, { params: { lineId }, body: { depositId, remark: 'seen on the phone' } })
  expect((await assign(owner, first!.lineId, small.depositId)).value).toEqual({
    outcome: 'CREDITED',
    approvals: 1,
    approvalsNeeded: 1,
  })
  expect((await member.balances()).main - before).toBe(41_000n)
  expect((await assign(owner, second!.lineId, small.depositId)).code).toBe('DEPOSIT_STATE')
  expect((await assign(owner, second!.lineId, large.depositId)).value).toEqual({
    outcome: 'UNMATCHED',
    approvals: 1,
    approvalsNeeded: 2,
  })
  expect((await assign(owner, second!.lineId, large.depositId)).code).toBe('WD_FOUR_EYES')
  const replies = await Promise.all(
    ['x', 'y', 'z'].map((name) =>
      house.operator(name, DESK).then((caller) => assign(caller, second!.lineId, large.depositId)),
    ),
  )
  expect(replies.filter((reply) => reply.success && reply.value.outcome === 'CREDITED')).toHaveLength(1)
  expect((await member.balances()).main - before).toBe(741_000n)
  expect(
    (
      await owner.call(setStatementLineAside, {
        params: { lineId: third!.lineId },
        body: { remark: 'interest' },
      })
    ).value.outcome,
  ).toBe('SET_ASIDE')
  expect((await assign(owner, third!.lineId, large.depositId)).code).toBe('STATEMENT_STATE')
})

test('a notice that names no deposit is stored once, and assigned like a line', async () => {
  const member = await house.player(16)
  const { depositId } = await intent(member, 45_000)
  const notice = {
    merchantId: DEMO_MERCHANT,
    channel: 'PROMPTPAY' as const,
    reference: 'N-1',
    amount: 46_000n,
    payerName: demoPayeeName(16),
    receivedAt: clock.now(),
    source: 'webhook',
  }
  expect(await house.transaction((tx) => keepUnmatched(tx, notice))).toBe(true)
  expect(await house.transaction((tx) => keepUnmatched(tx, notice))).toBe(false)
  const [line] = (await owner.call(listStatementLines, { query: { query: 'N-1' } })).value.list
  expect(
    (await owner.call(readStatementLine, { params: { lineId: line!.lineId } })).value.candidates.map(
      (one) => one.depositId,
    ),
  ).toContain(depositId)
  const taken = (await take([{ amount: 46_000, reference: 'N-1', name: demoPayeeName(16) }])).value
  await match()
  expect((await linesOf(taken.importId)).map((one) => one.outcome)).toEqual(['KNOWN'])
  const before = (await member.balances()).main
  expect(
    (
      await owner.call(assignStatementLine, {
        params: { lineId: line!.lineId },
        body: { depositId, remark: 'his' },
      })
    ).value.outcome,
  ).toBe('CREDITED')
  expect((await member.balances()).main - before).toBe(46_000n)
  expect((await owner.call(creditDeposit, { params: { depositId }, body: { remark: 'again' } })).code).toBe(
    'DEPOSIT_STATE',
  )
})

test('the ledger is whole after all of it', () => house.audit())
