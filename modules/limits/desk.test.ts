/** What operators see and do about excluded members. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lowerMemberLimit } from '../../contract/operator/limits/lower-member-limit.ts'
import { readMemberLimits } from '../../contract/operator/limits/read-member-limits.ts'
import { takeSelfTest } from '../../contract/player/limits/take-self-test.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { hubKey, type Push } from '../../platform/hub.ts'
import { sql } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'
import { recordSigns } from './playing-time.ts'

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

const desk = (name: string) => house.operator(name, ['rg.read', 'rg.manage', 'inbox.send'])
describe('the desk', () => {
  test('lowers on request with a reason, and never raises', async () => {
    const member = await house.player(15)
    const anna = await desk('anna')
    const ask = (value: number) =>
      anna.call(lowerMemberLimit, {
        params: { memberId: member.id },
        body: { kind: 'DEPOSIT', period: 'DAY', value, remark: 'asked by phone' },
      })
    expect((await ask(50_000)).status).toBe(200)
    expect((await ask(60_000)).code).toBe('RG_LOWER_ONLY')
    expect((await ask(40_000)).status).toBe(200)
    const { value } = await anna.call(readMemberLimits, { params: { memberId: member.id } })
    expect(value.limits[0]).toMatchObject({ value: 40_000 })
    expect(value.history.map((line) => [line.what, line.toValue, line.actor])).toEqual([
      ['SET', 40_000, 'anna'],
      ['SET', 50_000, 'anna'],
    ])
    expect(
      (
        await (
          await house.operator('eve', ['members.read'])
        ).call(readMemberLimits, { params: { memberId: member.id } })
      ).code,
    ).toBe('COMMON_FORBIDDEN')
  })

  test('sees the band of a self-test, and a day of six hours', async () => {
    const member = await house.player(16)
    expect(
      (await member.call(takeSelfTest, { body: { answers: [1, 1, 1, 1, 1, 1, 1, 1, 1] } })).value,
    ).toEqual({ score: 9, band: 'HIGH' })
    await recordSigns(
      house.server.process.database,
      [{ merchantId: DEMO_MERCHANT, accountId: member.id, seenAt: clock.now() }],
      () => 'Asia/Bangkok',
    )
    await sql`UPDATE limits.playing_time SET played_ms = 6 * 3600000 + 60000 WHERE account_id = ${member.id}`.execute(
      house.server.process.database.kysely,
    )
    await house.settle('limits/find-markers')
    const anna = await desk('anna')
    const kinds = (await anna.call(readMemberLimits, { params: { memberId: member.id } })).value.markers.map(
      (marker) => marker.kind,
    )
    expect(kinds.toSorted()).toEqual(['SELF_TEST', 'SESSION'])
    await house.settle('limits/find-markers')
    expect(
      (await anna.call(readMemberLimits, { params: { memberId: member.id } })).value.markers,
    ).toHaveLength(2)
  })
})
