import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { checkDeposit } from './deposit-limit.ts'

const BAHT = 100
let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const limitOf = async (member: Player, kind: string, period: string) =>
  (await member.call(readLimits)).value.limits.find(
    (limit) => limit.kind === kind && limit.period === period,
  )!
const set = (member: Player, kind: string, period: string, value: number | null) =>
  member.call(changeLimit, { body: { kind, period, value } })

describe('deposit limits', () => {
  const ask = (member: Player, amount: bigint) =>
    house.transaction((tx) =>
      checkDeposit(
        {
          tx,
          now: clock.now(),
          merchant: { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' } as never,
          use: (key) => house.server.process.services.use(key),
        },
        { merchantId: DEMO_MERCHANT, accountId: member.id },
        amount,
      ),
    )

  test('credited and open deposits count together; the refusal says what is left', async () => {
    const member = await house.player(9)
    await set(member, 'DEPOSIT', 'DAY', 1_000 * BAHT)
    await set(member, 'DEPOSIT', 'WEEK', 1_500 * BAHT)
    await member.deposit(600 * BAHT)
    await member.deposit(300 * BAHT, false)
    const used = (await limitOf(member, 'DEPOSIT', 'DAY')).used!
    expect(used).toBeGreaterThan(900 * BAHT)
    expect(used).toBeLessThan(902 * BAHT)
    await expect(ask(member, 10_001n)).rejects.toMatchObject({ code: 'RG_DEPOSIT_LIMIT' })
    await expect(ask(member, 10_000n)).resolves.toBe(100_000n - BigInt(used))
    expect(
      (await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 200 * BAHT } })).code,
    ).toBe('RG_DEPOSIT_LIMIT')
    await house.advance('PT24H')
    await expect(ask(member, 60_000n)).resolves.toEqual(expect.anything())
  })

  test.each(['PROMPTPAY', 'TRUEMONEY', 'BANK_TRANSFER'])(
    'a member who limits their deposits can pay in by %s exactly what they may, and not a satang more',
    async (channel) => {
      const member = await house.player({ PROMPTPAY: 16, TRUEMONEY: 17, BANK_TRANSFER: 6 }[channel]!)
      const before = (await member.balances()).main
      await set(member, 'DEPOSIT', 'DAY', 1_000 * BAHT)
      const open = async (amount: number) => {
        const body = {
          channel,
          amount,
          ...(channel === 'BANK_TRANSFER' ? { sourceAccountId: await member.bankAccountId() } : {}),
        }
        return member.call(openDeposit, { body })
      }
      const pay = async (amount: number) => {
        const { value } = await open(amount)
        await house.client.post('/api/dev/bank/pay', { intentId: value.intentId })
        return value.payableAmount
      }
      for (let i = 0; i < 3; i++) {
        const payable = await pay(250 * BAHT)
        expect(payable > 250 * BAHT && payable < 251 * BAHT).toBe(true)
      }
      // The additional satang would exceed the limit, so it is opened with less.
      expect(await pay(250 * BAHT)).toBeLessThan(250 * BAHT)
      const paid = Number((await member.balances()).main - before)
      expect(paid).toBe(Number((await limitOf(member, 'DEPOSIT', 'DAY')).used))
      expect(paid > 999 * BAHT && paid <= 1_000 * BAHT).toBe(true)
      expect((await open(100 * BAHT)).code).toBe('RG_DEPOSIT_LIMIT')
    },
  )

  test('additional satang from before the limit count for it too', async () => {
    const member = await house.player(5)
    const intentId = await member.deposit(500 * BAHT, false)
    await set(member, 'DEPOSIT', 'DAY', 1_000 * BAHT)
    const { payableAmount } = (await member.call(readDeposit, { params: { intentId } })).value
    expect(payableAmount).toBeGreaterThan(500 * BAHT)
    expect((await limitOf(member, 'DEPOSIT', 'DAY')).used).toBe(payableAmount)
    expect(
      (await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 500 * BAHT + 1 } })).code,
    ).toBe('RG_DEPOSIT_LIMIT')
    const { value } = await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 500 * BAHT } })
    expect(payableAmount + value.payableAmount).toBeLessThanOrEqual(1_000 * BAHT)
  })

  test('eight deposits at once and a lower limit between them never pass the limit', async () => {
    const member = await house.player(10)
    await set(member, 'DEPOSIT', 'DAY', 1_000 * BAHT)
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () =>
        member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 300 * BAHT } }),
      ),
      set(member, 'DEPOSIT', 'DAY', 700 * BAHT),
    ])
    expect(replies.slice(0, 4).filter((reply) => reply.success).length).toBeLessThanOrEqual(3)
    expect(
      (await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 300 * BAHT } })).code,
    ).toBe('RG_DEPOSIT_LIMIT')
  })
})
