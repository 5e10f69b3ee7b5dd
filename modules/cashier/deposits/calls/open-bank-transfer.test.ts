import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../../tests/support/cashier.ts'
import { standingScore } from '../../compliance/flags.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const open = (member: Player, channel: DepositChannel, amount: number, more = {}) =>
  member.call(openDeposit, { body: { channel, amount, ...more } })

const read = async (member: Player, intentId: string) =>
  (await member.call(readDeposit, { params: { intentId } })).value

const pay = async (intentId: string, more = {}) =>
  (await house.client.post<{ state: string }>('/api/dev/bank/pay', { intentId, ...more })).value?.state

const reader = () => house.server.process.database.kysely

describe('by bank transfer', () => {
  test('a member pays the exact amount from an account of their own to one of the merchant', async () => {
    const [member, other] = [await house.player(2), await house.player(3)]
    const sourceAccountId = await member.bankAccountId()
    const { value } = await open(member, 'BANK_TRANSFER', 50_000, { sourceAccountId })
    expect(value).toMatchObject({
      qrText: null,
      receiverName: 'Sala',
      transfer: { holderName: 'Sala', sourceAccount: { bankCode: 'KBANK', accountNo: '••••••0002' } },
      crypto: null,
    })
    expect(value.transfer!.accountNo).toMatch(/^[0-9]{10}$/)
    expect(
      [
        await open(member, 'BANK_TRANSFER', 50_000),
        await open(other, 'BANK_TRANSFER', 50_000, { sourceAccountId }),
      ].map((reply) => reply.code),
    ).toEqual(['REQUEST_INVALID', 'BANK_ACCOUNT_NOT_FOUND'])
    expect(await pay(value.intentId)).toBe('CONFIRMED')
    expect((await read(member, value.intentId)).transfer).toBeNull()
  })

  test.each([
    ['LATE', 'REVIEW', 'LATE'],
    ['WRONG_AMOUNT', 'REVIEW', 'AMOUNT'],
    ['WRONG_NAME', 'REVIEW', 'NAME'],
    ['NEVER', 'EXPIRED', null],
    ['TWICE', 'CONFIRMED', 'EXTRA'],
  ] as const)('a payer who is %s', async (behaviour, state, reviewReason) => {
    const number = 4 + ['LATE', 'WRONG_AMOUNT', 'WRONG_NAME', 'NEVER', 'TWICE'].indexOf(behaviour)
    const member = await house.player(number)
    const before = await member.balances()
    const { intentId, payableAmount } = (
      await open(member, 'BANK_TRANSFER', 50_000, { sourceAccountId: await member.bankAccountId() })
    ).value
    expect(await pay(intentId, { behaviour })).toBe(state)
    expect((await member.balances()).main - before.main).toBe(
      state === 'CONFIRMED' ? BigInt(payableAmount) : 0n,
    )
    const queue = (
      await (
        await house.operator('finance')
      ).call(listDepositQueue, { query: { state: 'REVIEW', pageSize: 100 } })
    ).value.list.filter((row) => row.memberId === member.id)
    expect(queue.map((row) => row.reviewReason)).toEqual(reviewReason ? [reviewReason] : [])
    expect(await standingScore(reader(), { merchantId: DEMO_MERCHANT, memberId: member.id })).toBe(
      behaviour === 'WRONG_NAME' ? 50 : 0,
    )
  })
})

test('the ledger is whole after all of it', () => house.audit())
