/** One person's credits to one member count as one sum, in whatever way they are made. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignStatementLine } from '../../../contract/operator/cashier/assign-statement-line.ts'
import { creditDeposit } from '../../../contract/operator/cashier/credit-deposit.ts'
import { importStatement } from '../../../contract/operator/cashier/import-statement.ts'
import { listReceivers } from '../../../contract/operator/cashier/list-receivers.ts'
import { listStatementLines } from '../../../contract/operator/cashier/list-statement-lines.ts'
import { requestAdjustment } from '../../../contract/operator/members/request-adjustment.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { demoPayeeName } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { setSetting } from '../../system/index.ts'
import { fourEyesSettings } from '../settings/four-eyes.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../tests/support/cashier.ts'

const ABILITIES = ['deposits.read', 'deposits.decide', 'statements.import', 'members.read', 'members.adjust']

let house: CashierHouse
let owner: Caller
let finance: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner', ABILITIES)
  finance = await house.operator('finance', ABILITIES)
})
afterAll(() => house.close())

const credit = async (operator: Caller, member: Player, amount: number) => {
  const depositId = await member.deposit(amount, { name: 'คนอื่น คนไกล' })
  return (await operator.call(creditDeposit, { params: { depositId }, body: { remark: 'statement seen' } }))
    .value.state
}
const adjust = async (operator: Caller, member: Player, amount: number) =>
  (
    await operator.call(requestAdjustment, {
      params: { memberId: member.id },
      body: { amount, reason: 'a wrong payout' },
      key: randomUUID(),
    })
  ).value.state

test('deposits credited by hand are added up for the limit, for the person and the member', async () => {
  const [member, other] = [await house.player(1), await house.player(2)]
  expect(await credit(finance, member, 300_000)).toBe('CONFIRMED')
  expect(await credit(finance, member, 300_000)).toBe('REVIEW')
  expect(await credit(finance, other, 300_000)).toBe('CONFIRMED')
  expect(await credit(owner, member, 300_000)).toBe('CONFIRMED')
})

test('a deposit credited by hand counts for a correction, and a correction for a deposit', async () => {
  const [member, other] = [await house.player(3), await house.player(4)]
  expect(await credit(finance, member, 300_000)).toBe('CONFIRMED')
  expect(await adjust(finance, member, 300_000)).toBe('PENDING')
  expect(await adjust(finance, member, 100_000)).toBe('POSTED')
  expect(await adjust(finance, other, 300_000)).toBe('POSTED')
  expect(await credit(finance, other, 300_000)).toBe('REVIEW')
  expect(await adjust(owner, member, 300_000)).toBe('POSTED')
})

test('what a second person confirmed does not count for one person alone', async () => {
  const member = await house.player(5)
  const depositId = await member.deposit(600_000, { name: 'คนอื่น คนไกล' })
  for (const operator of [finance, owner])
    await operator.call(creditDeposit, { params: { depositId }, body: { remark: 'seen' } })
  expect(await adjust(finance, member, 400_000)).toBe('POSTED')
})

interface Line {
  amount: number
  reference: string
  name: string
}

/** Imports a statement of the merchant's bank account, and matches its lines. */
async function takeIn(operator: Caller, lines: readonly Line[]) {
  const at = new Date(clock.now().getTime() + 7 * 3_600_000).toISOString()
  const rows = lines.map(
    ({ amount, reference, name }) =>
      `${at.slice(0, 10)},${at.slice(11, 16)},${(amount / 100).toFixed(2)},${reference},${name}`,
  )
  const form = new FormData()
  form.append(
    'receiverId',
    (await operator.call(listReceivers)).value.receivers.find((row) => row.accountNo === '0000000001')!
      .receiverId,
  )
  form.append(
    'file',
    new Blob([['Date,Time,Amount,Reference,Sender', ...rows].join('\n')], { type: 'text/csv' }),
    'statement.csv',
  )
  const { importId, state } = (await operator.call(importStatement, { body: form })).value
  await house.settle('cashier/match-statements')
  return { importId, state }
}
const linesOf = async (importId: string) =>
  (await owner.call(listStatementLines, { query: { importId } })).value.list
const open = async (member: Player, amount: number) => {
  const depositId = await member.deposit(amount, false)
  return {
    depositId,
    amount: (await member.call(readDeposit, { params: { intentId: depositId } })).value.payableAmount,
  }
}

test('what a statement credits counts for the person who imported it alone, for that member', async () => {
  const [member, other] = [await house.player(7), await house.player(8)]
  const { depositId, amount } = await open(member, 300_000)
  const { importId, state } = await takeIn(finance, [{ amount, reference: 'H-1', name: demoPayeeName(7) }])
  expect([state, (await linesOf(importId)).map((line) => [line.outcome, line.depositId])]).toEqual([
    'RUNNING',
    [['CREDITED', depositId]],
  ])
  expect(await adjust(finance, member, 300_000)).toBe('PENDING')
  expect(await credit(finance, member, 300_000)).toBe('REVIEW')
  expect(await adjust(finance, other, 300_000)).toBe('POSTED')
  expect(await adjust(owner, member, 300_000)).toBe('POSTED')
})

test('a line assigned by hand counts as a credit by hand, and a credit by hand for a line', async () => {
  const [member, other] = [await house.player(9), await house.player(10)]
  const { importId } = await takeIn(owner, [
    { amount: 300_000, reference: 'H-2', name: 'ก' },
    { amount: 300_001, reference: 'H-3', name: 'ข' },
  ])
  const [first, second] = await linesOf(importId)
  const assign = async (line: { lineId: string }, of: Player) => {
    const { depositId } = await open(of, 250_000)
    return (
      await finance.call(assignStatementLine, {
        params: { lineId: line.lineId },
        body: { depositId, remark: 'seen' },
      })
    ).value
  }
  expect(await assign(first!, member)).toMatchObject({ outcome: 'CREDITED' })
  expect(await adjust(finance, member, 300_000)).toBe('PENDING')
  expect(await adjust(finance, other, 300_000)).toBe('POSTED')
  expect(await assign(second!, other)).toMatchObject({ approvals: 1, approvalsNeeded: 2 })
})

test('what a person credited by hand counts for what that person may import with statements within the day', async () => {
  const clerk = await house.operator('clerk', ABILITIES)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, fourEyesSettings.statementAmount, 500_000n))
  expect(await adjust(clerk, await house.player(11), 300_000)).toBe('POSTED')
  expect((await takeIn(clerk, [{ amount: 190_000, reference: 'H-4', name: 'ค' }])).state).toBe('RUNNING')
  expect((await takeIn(clerk, [{ amount: 190_000, reference: 'H-5', name: 'ง' }])).state).toBe('WAITING')
})

test('two corrections at once see each other', async () => {
  const member = await house.player(12)
  const states = await Promise.all([1, 2, 3].map(() => adjust(finance, member, 300_000)))
  expect(states.sort()).toEqual(['PENDING', 'PENDING', 'POSTED'])
})
