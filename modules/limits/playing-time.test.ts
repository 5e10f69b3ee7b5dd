/** How long members play: the time of a day, and the reality check. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerRealityCheck } from '../../contract/player/limits/answer-reality-check.ts'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { changeRealityInterval } from '../../contract/player/limits/change-reality-interval.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { readRealityCheck } from '../../contract/player/limits/read-reality-check.ts'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { hubKey, type Push } from '../../platform/hub.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { logIn } from '../../tests/support/identity.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { memberGuardOf } from '../wallet/index.ts'
import { recordSigns } from './playing-time.ts'
import { periodAt } from './rules/periods.ts'

let house: CashierHouse
let pushes: Push[]
beforeAll(async () => {
  house = await openCashierHouse()
  pushes = []
  house.server.process.services.use(hubKey).onPush((push) => {
    pushes.push(push)
  })
})
afterAll(() => house.close())

const guardOf = (member: Player) => memberGuardOf(house.server.process.database.kysely, member.id)
const pushed = (member: Player, topic: string) =>
  pushes.filter((push) => push.accountId === member.id && push.topic === topic).map((push) => push.data)

/**
 * Begins when the day has time left, plays this many minutes with activity of two devices, and runs the
 * watch.
 */
async function playFor(member: Player, minutes: number): Promise<void> {
  const { database } = house.server.process
  for (let left = minutes; left >= 0; left -= 4) {
    for (let device = 0; device < 2; device++)
      await recordSigns(
        database,
        [{ merchantId: DEMO_MERCHANT, accountId: member.id, seenAt: clock.now() }],
        () => 'Asia/Bangkok',
      )
    if (left > 0) await house.advance(`PT${Math.min(4, left)}M`)
    if (left > 0 && left < 4)
      await recordSigns(
        database,
        [{ merchantId: DEMO_MERCHANT, accountId: member.id, seenAt: clock.now() }],
        () => 'Asia/Bangkok',
      )
  }
  await house.settle('limits/watch-time')
}

const toMidnight = () =>
  house.advance(
    `PT${Math.ceil((periodAt('DAY', clock.now(), 'Asia/Bangkok').end.getTime() - clock.nowMs()) / 1_000)}S`,
  )

describe('playing time of a day', () => {
  test('warned at four fifths, ended at the limit: no new bet, open rounds still win, signed out, free after midnight', async () => {
    await toMidnight()
    const member = await house.player(7)
    await member.call(changeLimit, { body: { kind: 'SESSION', period: 'DAY', value: 30 } })
    await playFor(member, 23)
    expect(pushed(member, 'session')).toEqual([])
    await playFor(member, 1)
    expect(pushed(member, 'session')).toEqual([{ state: 'WARNING', minutesLeft: 6 }])
    expect((await member.call(readLimits)).value).toMatchObject({ playedMinutes: 24 })
    expect(await house.bet(member.id, 'late', 1_000n)).toMatchObject({ status: 'OK' })
    await playFor(member, 6)
    expect(pushed(member, 'session').at(-1)).toMatchObject({ state: 'REACHED' })
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({
      status: 'MEMBER_BLOCKED',
      reason: 'SESSION_LIMIT',
    })
    expect(await house.win(member.id, 'late', 5_000n)).toMatchObject({ status: 'OK' })
    expect((await member.call(checkBalance)).status).toBe(200)
    // A minute for the running round, then signed out.
    await house.advance('PT61S')
    await house.settle('limits/watch-time')
    expect((await member.call(checkBalance)).status).toBe(401)
    const again = await logIn(house.server.client(), 'member07', DEMO_PASSWORD)
    expect(again.value).toMatchObject({ restricted: 'SESSION_LIMIT' })
    expect((await house.client.get('/api/wps/deposit/channels', { token: again.value.token })).code).toBe(
      'RG_SESSION_LIMIT',
    )
    expect((await house.client.get('/api/wps/withdraw/check', { token: again.value.token })).status).toBe(200)
    await toMidnight()
    expect(await house.play(member.id, 1_000n, 0n)).toMatchObject({ status: 'OK' })
    expect((await logIn(house.server.client(), 'member07', DEMO_PASSWORD)).value).toMatchObject({
      restricted: null,
    })
  })

  test('a freeze is neither lifted by midnight nor hidden by the limit', async () => {
    const member = await house.player(18)
    await member.call(changeLimit, { body: { kind: 'SESSION', period: 'DAY', value: 30 } })
    await playFor(member, 32)
    expect(await guardOf(member)).toMatchObject({ blockedReason: 'FROZEN', blockedUntil: null })
  })
})

test('the reality check comes after the chosen time, shows the day, and begins again when it is answered', async () => {
  await toMidnight()
  const member = await house.player(8)
  await member.call(changeRealityInterval, { body: { minutes: 15 } })
  expect((await member.call(changeRealityInterval, { body: { minutes: 20 } })).code).toBe('REQUEST_INVALID')
  await playFor(member, 14)
  expect((await member.call(readRealityCheck)).value.isDue).toBe(false)
  await house.play(member.id, 10_000n, 4_000n)
  await playFor(member, 2)
  expect(pushed(member, 'reality')).toEqual([{ minutes: 16 }])
  expect((await member.call(readRealityCheck)).value).toMatchObject({
    isDue: true,
    playedMinutes: 16,
    stakeAmount: 10_000,
    payoutAmount: 4_000,
    netAmount: -6_000,
  })
  await house.settle('limits/watch-time')
  expect(pushed(member, 'reality')).toHaveLength(1)
  await member.call(answerRealityCheck, { body: { choice: 'CONTINUE' } })
  expect((await member.call(readRealityCheck)).value.isDue).toBe(false)
})
