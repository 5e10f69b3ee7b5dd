/** Limits on stakes and losses are enforced for every bet. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { clock } from '../../kernel/clock.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { countResult, lockMember, memberGuardOf } from '../wallet/index.ts'
import { periodAt } from './rules/periods.ts'

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

describe('stake and loss limits apply to every bet', () => {
  test('a stake above the limit is refused, whatever the product', async () => {
    const member = await house.player(11)
    await set(member, 'STAKE', 'BET', 50 * BAHT)
    for (const product of ['RNG', 'LIVE', 'PVP']) {
      expect(await house.play(member.id, 5_001n, 0n, product)).toMatchObject({
        status: 'LIMIT_REACHED',
        reason: 'RG_STAKE_LIMIT',
      })
      expect(await house.play(member.id, 5_000n, 5_000n, product)).toMatchObject({ status: 'OK' })
    }
  })

  test('a new loss limit counts what was lost since its period began; open stakes are lost, wins restore it', async () => {
    const member = await house.player(12)
    await house.play(member.id, 30_000n, 10_000n)
    await set(member, 'LOSS', 'DAY', 1_000 * BAHT)
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({ used: 20_000 })
    expect(await house.bet(member.id, 'open', 80_000n)).toMatchObject({ status: 'OK' })
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({
      status: 'LIMIT_REACHED',
      reason: 'RG_LOSS_LIMIT',
    })
    expect(await house.win(member.id, 'open', 50_000n)).toMatchObject({ status: 'OK' })
    expect(await house.play(member.id, 50_001n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    expect(await house.play(member.id, 50_000n, 0n)).toMatchObject({ status: 'OK' })
    // A lower limit keeps what is lost; one below it leaves nothing.
    await set(member, 'LOSS', 'DAY', 500 * BAHT)
    expect(await limitOf(member, 'LOSS', 'DAY')).toMatchObject({ value: 50_000, used: 100_000 })
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    const { endsAt } = (await memberGuardOf(house.server.process.database.kysely, member.id)).lossLimits[0]!
    expect(endsAt).toEqual(periodAt('DAY', clock.now(), 'Asia/Bangkok').end)
  })

  test('what a pocket at a vendor loses counts for the limit', async () => {
    const member = await house.player(13)
    await set(member, 'LOSS', 'WEEK', 200 * BAHT)
    await house.transaction(async (tx) => {
      await lockMember(tx, member.id)
      await countResult(tx, member.id, -15_000n)
    })
    expect(await limitOf(member, 'LOSS', 'WEEK')).toMatchObject({ used: 15_000 })
    expect(await house.play(member.id, 5_001n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
  })

  test('midnight in Bangkok begins a new day, the end of the month a new month', async () => {
    const member = await house.player(14)
    await set(member, 'LOSS', 'DAY', 100 * BAHT)
    await set(member, 'LOSS', 'MONTH', 150 * BAHT)
    expect(await house.play(member.id, 10_000n, 0n)).toMatchObject({ status: 'OK' })
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    const toEnd = (period: 'DAY' | 'MONTH') =>
      `PT${Math.ceil((periodAt(period, clock.now(), 'Asia/Bangkok').end.getTime() - clock.nowMs()) / 1_000)}S`
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
    const {
      lossLimits: [limit],
    } = await memberGuardOf(house.server.process.database.kysely, member.id)
    // What was lost before the limit stays lost; after it nothing goes below zero.
    expect(limit!.leftAmount).toBe(BigInt(Math.min(0, 10_000 - taken * 1_000)))
    expect(await house.play(member.id, 1n, 0n)).toMatchObject({ reason: 'RG_LOSS_LIMIT' })
    await house.audit()
  })
})
