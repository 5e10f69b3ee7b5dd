import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { listDepositQueue } from '../../../contract/operator/cashier/list-deposit-queue.ts'
import { listDeposits } from '../../../contract/player/cashier/list-deposits.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { listTransactions } from '../../../contract/player/cashier/list-transactions.ts'
import { openDeposit } from '../../../contract/player/cashier/open-deposit.ts'
import { hubKey, type Push } from '../../../platform/hub.ts'
import { restrictMember } from '../../limits/index.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const pay = (intentId: string, more: Record<string, unknown> = {}) =>
  house.client.post<{ state: string }>('/api/dev/bank/pay', { intentId, ...more })

async function open(member: Player, amount = 50_000): Promise<{ intentId: string; payableAmount: number }> {
  return (await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount } })).value
}

test('a payment credits the whole payable amount, opens its turnover and is pushed to the member', async () => {
  const member = await house.player(1)
  const pushes: Push[] = []
  house.server.process.services.use(hubKey).onPush((push) => {
    pushes.push(push)
  })
  const { intentId, payableAmount } = await open(member)
  const before = await member.balances()
  expect((await pay(intentId)).value.state).toBe('CONFIRMED')
  const after = await member.balances()
  expect(after.main - before.main).toBe(BigInt(payableAmount))
  const deposit = (await member.call(readDeposit, { params: { intentId } })).value
  expect(deposit).toMatchObject({ state: 'CONFIRMED', creditedAmount: payableAmount, qrText: null })
  expect(deposit.steps.map((step) => step.state)).toEqual(['CREATED', 'PENDING_MATCH', 'CONFIRMED'])
  const check = (await member.call(checkWithdrawal)).value
  expect(check).toMatchObject({
    withdrawableAmount: 0,
    maxAmount: 0,
    firstFailure: 'WD_TURNOVER',
    requirements: [
      { source: 'DEPOSIT', requiredAmount: payableAmount, doneAmount: 0, counts: [], otherPercent: 100 },
    ],
  })
  const record = (await member.call(listTransactions, { query: { type: 'DEPOSIT' } })).value
  expect(record.list[0]).toMatchObject({
    type: 'DEPOSIT',
    amount: payableAmount,
    balance: Number(after.balance),
    reference: intentId,
  })
  await house.settle()
  expect(
    pushes
      .filter((push) => push.accountId === member.id && push.topic === 'deposit')
      .map((push) => push.data),
  ).toEqual([
    { intentId, state: 'CREATED' },
    { intentId, state: 'PENDING_MATCH' },
    { intentId, state: 'CONFIRMED' },
  ])
  expect(
    pushes.some(
      (push) =>
        push.topic === 'balance' &&
        push.accountId === member.id &&
        push.data.balance === Number(after.balance),
    ),
  ).toBe(true)
})

test('T-D1 one bank reference reported twenty times at once for two deposits credits one of them once', async () => {
  const member = await house.player(2)
  const [one, other] = [await open(member), await open(member)]
  const before = await member.balances()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      pay(index % 2 ? one.intentId : other.intentId, { reference: 'KBANK-778899' }),
    ),
  )
  const states = await Promise.all(
    [one, other].map(
      async ({ intentId }) => (await member.call(readDeposit, { params: { intentId } })).value,
    ),
  )
  const credited = states.filter((deposit) => deposit.state === 'CONFIRMED')
  expect(credited).toHaveLength(1)
  expect(states.find((deposit) => deposit.state !== 'CONFIRMED')!.state).toBe('PENDING_MATCH')
  expect((await member.balances()).main - before.main).toBe(BigInt(credited[0]!.creditedAmount))
})

test('paying the same deposit twice in the same way is one payment', async () => {
  const member = await house.player(3)
  const { intentId, payableAmount } = await open(member)
  const before = await member.balances()
  const answers = await Promise.all([pay(intentId), pay(intentId), pay(intentId)])
  expect(answers.map((answer) => answer.value.state)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
  expect((await member.balances()).main - before.main).toBe(BigInt(payableAmount))
  expect((await member.call(listDeposits)).value.totalCount).toBe(1)
})

test('a second, different payment of a paid deposit is separate money that waits for an operator', async () => {
  const member = await house.player(4)
  const { intentId, payableAmount } = await open(member)
  await pay(intentId)
  const before = await member.balances()
  expect((await pay(intentId, { amount: payableAmount, reference: 'SECOND-1' })).value.state).toBe(
    'CONFIRMED',
  )
  expect((await member.balances()).main).toBe(before.main)
  const { list } = (await member.call(listDeposits)).value
  expect(list.map((deposit) => deposit.state)).toEqual(['REVIEW', 'CONFIRMED'])
  const operator = await house.operator('finance')
  const queue = (await operator.call(listDepositQueue, { query: { state: 'REVIEW' } })).value
  expect(queue.list.find((row) => row.memberId === member.id)).toMatchObject({
    reviewReason: 'EXTRA',
    paidAmount: payableAmount,
    bankReference: 'SECOND-1',
  })
})

test.each([
  [5, { amount: 40_000 }, 'AMOUNT'],
  [6, { name: 'สมหญิง ใจร้าย' }, 'NAME'],
  [7, { name: 'SOMCHAI JAIDEE' }, 'NAME'],
])(
  'member %s pays %o: nothing is credited, an operator decides (%s)',
  async (number, change, reviewReason) => {
    const member = await house.player(number)
    const { intentId } = await open(member)
    const before = await member.balances()
    expect((await pay(intentId, change)).value.state).toBe('REVIEW')
    expect((await member.balances()).main).toBe(before.main)
    const queue = (
      await (await house.operator('finance')).call(listDepositQueue, { query: { state: 'REVIEW' } })
    ).value
    expect(queue.list.find((row) => row.depositId === intentId)).toMatchObject({
      reviewReason,
      state: 'REVIEW',
      abilities: ['credit', 'reject', 'refund'],
    })
  },
)

test('a name as banks mask it is the member’s', async () => {
  const { intentId } = await open(await house.player(8))
  expect((await pay(intentId, { name: 'นาย สมชาย ใ***' })).value.state).toBe('CONFIRMED')
})

test('money for a member who excluded themselves meanwhile waits for a person', async () => {
  const member = await house.player(9)
  const { intentId } = await open(member)
  await house.transaction((tx) =>
    restrictMember(
      tx,
      { merchantId: DEMO_MERCHANT, accountId: member.id },
      { kind: 'SELF_EXCLUSION', now: new Date(), endsAt: null },
    ),
  )
  expect((await pay(intentId)).value.state).toBe('REVIEW')
})

test('a deposit that does not exist cannot be paid, and hostile bodies change nothing', async () => {
  expect((await pay('00000000-0000-7000-8000-000000000000')).code).toBe('DEPOSIT_NOT_FOUND')
  const { intentId } = await open(await house.player(10))
  for (const amount of [0, -1, 0.5, 1e21, '50000', null, true])
    expect((await pay(intentId, { amount })).status).toBe(422)
  expect((await pay(intentId)).value.state).toBe('CONFIRMED')
})

test('a late payment goes to review, before and after the job has marked it as expired', async () => {
  const [early, late] = [await house.player(11), await house.player(12)]
  const one = await open(early)
  const other = await open(late)
  await house.advance('PT15M')
  expect((await pay(one.intentId)).value.state).toBe('REVIEW')
  await house.settle('cashier/expire-deposits')
  expect((await pay(other.intentId)).value.state).toBe('REVIEW')
  for (const [member, intentId] of [
    [early, one.intentId],
    [late, other.intentId],
  ] as const) {
    const { value } = await member.call(readDeposit, { params: { intentId } })
    expect(value.steps.map((step) => step.state)).toEqual(['CREATED', 'PENDING_MATCH', 'EXPIRED', 'REVIEW'])
  }
})

test('the ledger is whole after all of it', () => house.audit())
