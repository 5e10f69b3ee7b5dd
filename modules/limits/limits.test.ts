/** How a member’s limits are set, lowered, raised and confirmed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelLimitChange } from '../../contract/player/limits/cancel-limit-change.ts'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { confirmLimitChange } from '../../contract/player/limits/confirm-limit-change.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { listMessages } from '../../contract/player/messaging/list-messages.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { changeTitles } from './locales/change-texts.ts'

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

describe('changing limits', () => {
  test.each([
    ['DEPOSIT', 'DAY', 24],
    ['DEPOSIT', 'WEEK', 72],
    ['LOSS', 'MONTH', 168],
    ['STAKE', 'BET', 24],
    ['SESSION', 'DAY', 24],
  ] as const)(
    '%s per %s: lower at once; higher waits %i hours and for a second confirmation',
    async (kind, period, hours) => {
      const member = await house.player(7)
      const unit = kind === 'SESSION' ? 1 : 1_000
      expect((await set(member, kind, period, 60 * unit)).status).toBe(200)
      expect(
        (await set(member, kind, period, 50 * unit)).value.limits.find(
          (limit) => limit.kind === kind && limit.period === period,
        ),
      ).toMatchObject({ value: 50 * unit, pending: null })
      await set(member, kind, period, 90 * unit)
      const asked = await limitOf(member, kind, period)
      expect(asked).toMatchObject({ value: 50 * unit, pending: { value: 90 * unit, isReady: false } })
      expect(Date.parse(asked.pending!.readyAt) - Date.parse(asked.pending!.askedAt)).toBe(hours * 3_600_000)
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).code).toBe('RG_CHANGE_EARLY')
      await house.advance(`PT${hours - 1}H59M`)
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).code).toBe('RG_CHANGE_EARLY')
      await house.advance('PT2M')
      // Without the second confirmation nothing happens.
      expect(await limitOf(member, kind, period)).toMatchObject({
        value: 50 * unit,
        pending: { isReady: true },
      })
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).status).toBe(200)
      expect(await limitOf(member, kind, period)).toMatchObject({ value: 90 * unit, pending: null })
      expect((await member.call(confirmLimitChange, { body: { kind, period } })).code).toBe(
        'RG_CHANGE_NOT_FOUND',
      )
    },
  )

  test('a removal waits too; it can be cancelled, and a lower limit drops it', async () => {
    const member = await house.player(8)
    await set(member, 'DEPOSIT', 'DAY', 500 * BAHT)
    await set(member, 'DEPOSIT', 'DAY', null)
    expect((await limitOf(member, 'DEPOSIT', 'DAY')).pending).toMatchObject({ value: null })
    expect(
      (await member.call(cancelLimitChange, { body: { kind: 'DEPOSIT', period: 'DAY' } })).value.limits[0],
    ).toMatchObject({ value: 500 * BAHT, pending: null })
    expect((await member.call(cancelLimitChange, { body: { kind: 'DEPOSIT', period: 'DAY' } })).code).toBe(
      'RG_CHANGE_NOT_FOUND',
    )
    await set(member, 'DEPOSIT', 'DAY', 900 * BAHT)
    await set(member, 'DEPOSIT', 'DAY', 400 * BAHT)
    expect(await limitOf(member, 'DEPOSIT', 'DAY')).toMatchObject({ value: 400 * BAHT, pending: null })
    await house.advance('PT25H')
    expect((await member.call(confirmLimitChange, { body: { kind: 'DEPOSIT', period: 'DAY' } })).code).toBe(
      'RG_CHANGE_NOT_FOUND',
    )
  })

  test('an increase can be confirmed for seven days; then it expires, and the member is notified of both in time', async () => {
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
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({
      value: 500 * BAHT,
      pending: { isReady: false, isExpired: true },
    })
    expect(await told()).toContain(expired)
    expect((await told()).filter((title) => title === expired)).toHaveLength(1)
    // Dismissed, or asked for again: then the days begin again.
    await set(member, 'LOSS', 'DAY', 800 * BAHT)
    expect((await limitOf(member, 'LOSS', 'DAY')).pending).toMatchObject({
      value: 800 * BAHT,
      isReady: false,
      isExpired: false,
    })
    await house.advance('P1DT1M')
    expect((await told()).filter((title) => title === ready)).toHaveLength(2)
    expect((await confirm()).status).toBe(200)
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({ value: 800 * BAHT, pending: null })
  })

  test.each([
    ['DEPOSIT', 'DAY', 9_999, 'minimum'],
    ['DEPOSIT', 'MONTH', 1_000_000_001, 'maximum'],
    ['LOSS', 'WEEK', 1, 'minimum'],
    ['SESSION', 'DAY', 29, 'minimum'],
    ['SESSION', 'DAY', 721, 'maximum'],
    ['STAKE', 'BET', 99, 'minimum'],
    ['STAKE', 'DAY', 10_000, 'enum'],
    ['SESSION', 'WEEK', 60, 'enum'],
  ])('%s per %s of %i breaks %s', async (kind, period, value, rule) => {
    const reply = await set(await house.player(8), kind, period, value)
    expect(reply).toMatchObject({ code: 'REQUEST_INVALID', value: { fields: [{ rule }] } })
  })
})
