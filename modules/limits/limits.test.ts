import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelLimitChange } from '../../contract/player/limits/cancel-limit-change.ts'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { confirmLimitChange } from '../../contract/player/limits/confirm-limit-change.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { listMessages } from '../../contract/player/messaging/list-messages.ts'
import { readDeposit } from '../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { countResult, lockMember, memberGuardOf } from '../wallet/index.ts'
import { checkDeposit } from './deposit-limit.ts'
import { changeTitles } from './locales/change-texts.ts'
import { periodAt } from './rules/periods.ts'

const BAHT = 100
let house: CashierHouse
beforeAll(async () => { house = await openCashierHouse() })
afterAll(() => house.close())

const limitOf = async (member: Player, kind: string, period: string) => (await member.call(readLimits)).value.limits.find((limit) => limit.kind === kind && limit.period === period)!
const set = (member: Player, kind: string, period: string, value: number | null) => member.call(changeLimit, { body: { kind, period, value } })

describe('changing limits', () => {
  test.each([['DEPOSIT', 'DAY', 24], ['DEPOSIT', 'WEEK', 72], ['LOSS', 'MONTH', 168], ['STAKE', 'BET', 24], ['SESSION', 'DAY', 24]] as const)(
    '%s per %s: lower at once; higher waits %i hours and for a second word', async (kind, period, hours) => {
      const member = await house.player(7)
      const unit = kind === 'SESSION' ? 1 : 1_000
      expect((await set(member, kind, period, 60 * unit)).status).toBe(200)
      expect((await set(member, kind, period, 50 * unit)).value.limits.find((limit) => limit.kind === kind && limit.period === period)).toMatchObject({ value: 50 * unit, pending: null })
      await set(member, kind, period, 90 * unit)
      const asked = await limitOf(member, kind, period)
      expect(asked).toMatchObject({ value: 50 * unit, pending: { value: 90 * unit, isReady: false } })
      expect(Date.parse(asked.pending!.readyAt) - Date.parse(asked.pending!.askedAt)).toBe(hours * 3_600_000)
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).code).toBe('RG_CHANGE_EARLY')
      await house.advance(`PT${hours - 1}H59M`)
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).code).toBe('RG_CHANGE_EARLY')
      await house.advance('PT2M')
      // Without the second word nothing happens.
      expect(await limitOf(member, kind, period)).toMatchObject({ value: 50 * unit, pending: { isReady: true } })
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).status).toBe(200)
      expect(await limitOf(member, kind, period)).toMatchObject({ value: 90 * unit, pending: null })
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).code).toBe('RG_CHANGE_NOT_FOUND')
    })

  test('a removal waits too; it can be taken back, and a lower limit drops it', async () => {
    const member = await house.player(8)
    await set(member, 'DEPOSIT', 'DAY', 500 * BAHT)
    await set(member, 'DEPOSIT', 'DAY', null)
    expect((await limitOf(member, 'DEPOSIT', 'DAY')).pending).toMatchObject({ value: null })
    expect((await member.call(cancelLimitChange, { body: { kind: 'DEPOSIT', period: 'DAY' } })).value.limits[0]).toMatchObject({ value: 500 * BAHT, pending: null })
    expect((await member.call(cancelLimitChange, { body: { kind: 'DEPOSIT', period: 'DAY' } })).code).toBe('RG_CHANGE_NOT_FOUND')
    await set(member, 'DEPOSIT', 'DAY', 900 * BAHT)
    await set(member, 'DEPOSIT', 'DAY', 400 * BAHT)
    expect(await limitOf(member, 'DEPOSIT', 'DAY')).toMatchObject({ value: 400 * BAHT, pending: null })
    await house.advance('PT25H')
    expect((await member.call(confirmLimitChange, { body: { kind: 'DEPOSIT', period: 'DAY' } })).code).toBe('RG_CHANGE_NOT_FOUND')
  })

  test('an increase can be confirmed for seven days; then it has expired, and the member is told of both in time', async () => {
    const member = await house.player(3)
    const told = async () => {
      await house.server.process.jobs.runNow('limits/tell-changes')
      const { value } = await member.call(listMessages, { query: { pageSize: 20 } })
      return value.list.map(({ title }) => title)
    }
    const confirm = () => member.call(confirmLimitChange, { body: { kind: 'LOSS', period: 'DAY' } })
    const [ready, expired] = [changeTitles.READY.EN, changeTitles.EXPIRED.EN]
    await set(member, 'LOSS', 'DAY', 500 * BAHT)
    await set(member, 'LOSS', 'DAY', 900 * BAHT)
    expect(await told()).not.toContain(ready)
    await house.advance('P1D')
    const pending = (await limitOf(member, 'LOSS', 'DAY')).pending!
    expect(pending).toMatchObject({ isReady: true, isExpired: false })
    expect(Date.parse(pending.expiresAt) - Date.parse(pending.readyAt)).toBe(7 * 86_400_000)
    expect((await told()).filter((title) => title === ready)).toHaveLength(1)
    await house.advance('P6DT23H59M')
    expect((await limitOf(member, 'LOSS', 'DAY')).pending).toMatchObject({ isReady: true })
    expect((await told()).filter((title) => title === ready)).toHaveLength(1)
    expect(await told()).not.toContain(expired)
    await house.advance('PT2M')
    expect((await confirm()).code).toBe('RG_CHANGE_EXPIRED')
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({ value: 500 * BAHT, pending: { isReady: false, isExpired: true } })
    expect(await told()).toContain(expired)
    expect((await told()).filter((title) => title === expired)).toHaveLength(1)
    // Put away, or asked for again: then the days begin anew.
    await set(member, 'LOSS', 'DAY', 800 * BAHT)
    expect((await limitOf(member, 'LOSS', 'DAY')).pending).toMatchObject({ value: 800 * BAHT, isReady: false, isExpired: false })
    await house.advance('P1DT1M')
    expect((await told()).filter((title) => title === ready)).toHaveLength(2)
    expect((await confirm()).status).toBe(200)
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({ value: 800 * BAHT, pending: null })
  })

  test.each([
    ['DEPOSIT', 'DAY', 9_999, 'minimum'], ['DEPOSIT', 'MONTH', 1_000_000_001, 'maximum'], ['LOSS', 'WEEK', 1, 'minimum'], ['SESSION', 'DAY', 29, 'minimum'], ['SESSION', 'DAY', 721, 'maximum'], ['STAKE', 'BET', 99, 'minimum'],
    ['STAKE', 'DAY', 10_000, 'enum'], ['SESSION', 'WEEK', 60, 'enum'],
  ])('%s per %s of %i breaks %s', async (kind, period, value, rule) => {
    const reply = await set(await house.player(8), kind, period, value)
    expect(reply).toMatchObject({ code: 'REQUEST_INVALID', value: { fields: [{ rule }] } })
  })
})

describe('deposit limits', () => {
  const ask = (member: Player, amount: bigint) => house.transaction((tx) => checkDeposit(
    { tx, now: clock.now(), merchant: { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' } as never, use: (key) => house.server.process.services.use(key) }, { merchantId: DEMO_MERCHANT, accountId: member.id }, amount))

  test('what is credited and what is open count together; what is left is said', async () => {
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
    expect((await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 200 * BAHT } })).code).toBe('RG_DEPOSIT_LIMIT')
    await house.advance('PT24H')
    await expect(ask(member, 60_000n)).resolves.toEqual(expect.anything())
  })

  test.each(['PROMPTPAY', 'TRUEMONEY', 'BANK_TRANSFER'])('whoever limits his deposits pays in by %s all that he may, and not a satang more', async (channel) => {
    const member = await house.player({ PROMPTPAY: 16, TRUEMONEY: 17, BANK_TRANSFER: 6 }[channel]!)
    const before = (await member.balances()).main
    await set(member, 'DEPOSIT', 'DAY', 1_000 * BAHT)
    const open = async (amount: number) => {
      const body = { channel, amount, ...(channel === 'BANK_TRANSFER' ? { sourceAccountId: await member.bankAccountId() } : {}) }
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
    // On top of the last one they would pass the limit, so it is opened over so much less.
    expect(await pay(250 * BAHT)).toBeLessThan(250 * BAHT)
    const paid = Number((await member.balances()).main - before)
    expect(paid).toBe(Number((await limitOf(member, 'DEPOSIT', 'DAY')).used))
    expect(paid > 999 * BAHT && paid <= 1_000 * BAHT).toBe(true)
    expect((await open(100 * BAHT)).code).toBe('RG_DEPOSIT_LIMIT')
  })

  test('satang that came on top before there was a limit count for it too', async () => {
    const member = await house.player(5)
    const intentId = await member.deposit(500 * BAHT, false)
    await set(member, 'DEPOSIT', 'DAY', 1_000 * BAHT)
    const { payableAmount } = (await member.call(readDeposit, { params: { intentId } })).value
    expect(payableAmount).toBeGreaterThan(500 * BAHT)
    expect((await limitOf(member, 'DEPOSIT', 'DAY')).used).toBe(payableAmount)
    expect((await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 500 * BAHT + 1 } })).code).toBe('RG_DEPOSIT_LIMIT')
    const { value } = await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 500 * BAHT } })
    expect(payableAmount + value.payableAmount).toBeLessThanOrEqual(1_000 * BAHT)
  })

  test('eight deposits at once and a lower limit between them never pass the limit', async () => {
    const member = await house.player(10)
    await set(member, 'DEPOSIT', 'DAY', 1_000 * BAHT)
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 300 * BAHT } })),
      set(member, 'DEPOSIT', 'DAY', 700 * BAHT),
    ])
    expect(replies.slice(0, 4).filter((reply) => reply.success).length).toBeLessThanOrEqual(3)
    expect((await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 300 * BAHT } })).code).toBe('RG_DEPOSIT_LIMIT')
  })
})

describe('stake and loss limits hold where every bet passes', () => {
  test('a stake above the limit is refused, whatever the product', async () => {
    const member = await house.player(11)
    await set(member, 'STAKE', 'BET', 50 * BAHT)
    for (const product of ['RNG', 'LIVE', 'PVP']) {
      expect(await house.play(member.id, 5_001n, 0n, product)).toMatchObject({ status: 'LIMIT_REACHED', reason: 'RG_STAKE_LIMIT' })
      expect(await house.play(member.id, 5_000n, 5_000n, product)).toMatchObject({ status: 'OK' })
    }
  })

  test('a new loss limit counts what was lost since its period began; open stakes are lost, wins come back', async () => {
    const member = await house.player(12)
    await house.play(member.id, 30_000n, 10_000n)
    await set(member, 'LOSS', 'DAY', 1_000 * BAHT)
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({ used: 20_000 })
    expect(await house.bet(member.id, 'open', 80_000n)).toMatchObject({ status: 'OK' })
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({ status: 'LIMIT_REACHED', reason: 'RG_LOSS_LIMIT' })
    expect(await house.win(member.id, 'open', 50_000n)).toMatchObject({ status: 'OK' })
    expect(await house.play(member.id, 50_001n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    expect(await house.play(member.id, 50_000n, 0n)).toMatchObject({ status: 'OK' })
    // A lower limit keeps what is lost, one below it leaves nothing.
    await set(member, 'LOSS', 'DAY', 500 * BAHT)
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({ value: 50_000, used: 100_000 })
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    const { endsAt } = (await memberGuardOf(house.server.process.database.kysely, member.id)).lossLimits[0]!
    expect(endsAt).toEqual(periodAt('DAY', clock.now(), 'Asia/Bangkok').end)
  })

  test('what a pocket at a vendor loses counts for the limit', async () => {
    const member = await house.player(13)
    await set(member, 'LOSS', 'WEEK', 200 * BAHT)
    await house.transaction(async (tx) => { await lockMember(tx, member.id); await countResult(tx, member.id, -15_000n) })
    expect(await limitOf(member, 'LOSS', 'WEEK')).toMatchObject({ used: 15_000 })
    expect(await house.play(member.id, 5_001n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
  })

  test('midnight in Bangkok gives the day back, at the end of the month the month', async () => {
    const member = await house.player(14)
    await set(member, 'LOSS', 'DAY', 100 * BAHT)
    await set(member, 'LOSS', 'MONTH', 150 * BAHT)
    expect(await house.play(member.id, 10_000n, 0n)).toMatchObject({ status: 'OK' })
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    const toEnd = (period: 'DAY' | 'MONTH') => `PT${Math.ceil((periodAt(period, clock.now(), 'Asia/Bangkok').end.getTime() - clock.nowMs()) / 1_000)}S`
    await house.advance(toEnd('DAY'))
    const isSameMonth = periodAt('MONTH', clock.now(), 'Asia/Bangkok').end > clock.now()
    expect(isSameMonth).toBe(true)
    expect(await house.play(member.id, 5_000n, 0n)).toMatchObject({ status: 'OK' })
    await house.advance(toEnd('MONTH'))
    expect(await limitOf(member, 'LOSS', 'MONTH')).toMatchObject({ used: 0 })
    expect(await house.play(member.id, 10_000n, 0n)).toMatchObject({ status: 'OK' })
  })

  test('bets that race a new lower limit never lose more than it', async () => {
    const member = await house.player(15)
    const bets = Array.from({ length: 24 }, () => house.play(member.id, 1_000n, 0n))
    const [limited] = await Promise.all([set(member, 'LOSS', 'DAY', 100 * BAHT), ...bets])
    expect(limited.status).toBe(200)
    const taken = (await Promise.all(bets)).filter((bet) => bet.status === 'OK').length
    await Promise.all(Array.from({ length: 12 }, () => house.play(member.id, 1_000n, 0n)))
    const { lossLimits: [limit] } = await memberGuardOf(house.server.process.database.kysely, member.id)
    // What was lost before the limit stays lost; after it nothing goes below zero.
    expect(limit!.leftAmount).toBe(BigInt(Math.min(0, 10_000 - taken * 1_000)))
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    await house.audit()
  })
})
