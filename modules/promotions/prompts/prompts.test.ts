/** What the site reminds a member of, and of whom it leaves in peace. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkIn } from '../../../contract/player/promotions/check-in.ts'
import { missionClaim } from '../../../contract/player/promotions/mission-claim.ts'
import { readPublicInfo } from '../../../contract/player/identity/read-public-info.ts'
import { openRedEnvelope } from '../../../contract/player/promotions/open-red-envelope.ts'
import { readPrompts } from '../../../contract/player/promotions/read-prompts.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { startPromotion } from '../../../tests/support/draw-promotions.ts'
import { setSetting } from '../../system/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { openDrawClock } from '../draws/draw-clock.ts'
import { promotionSettings } from '../settings.ts'

let cashier: CashierHouse
beforeAll(async () => {
  cashier = await openCashierHouse()
  await goToHour(cashier, 9)
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})

const database = () => cashier.server.process.database
const rain = (deposit: number) =>
  startPromotion(database().kysely, {
    kind: 'RED_ENVELOPE',
    terms: {
      pool: 10_000,
      count: 5,
      opensAt: new Date(clock.nowMs() + 60_000).toISOString(),
      minutes: 5,
      deposit,
    },
  })
const prompts = async (member: Player) => (await member.call(readPrompts)).value
const nothing = { rain: null, checkInDay: '', missionCount: 0, text: '', link: '' }

test('a member who did nothing is reminded of nothing', async () => {
  expect(await prompts(await cashier.player(1))).toEqual(nothing)
})

test('a deposit makes the day’s check-in and a mission ready, until they are taken', async () => {
  const member = await cashier.player(2)
  await member.deposit(30_000)
  const today = businessDate(clock.now(), 'Asia/Bangkok')
  expect(await prompts(member)).toMatchObject({ checkInDay: today, missionCount: 1 })
  expect((await member.call(readPublicInfo)).value).toMatchObject({
    availablePromoCount: 1,
    availableMissionCount: 1,
  })
  expect((await member.call(checkIn)).status).toBe(200)
  expect((await member.call(missionClaim, { body: {} })).status).toBe(200)
  expect(await prompts(member)).toEqual(nothing)
  expect((await member.call(readPublicInfo)).value.availableMissionCount).toBe(0)
})

test('a rain is told to who may open an envelope of it, until they have', async () => {
  const [poor, payer] = [await cashier.player(3), await cashier.player(4)]
  await payer.deposit(20_000)
  const id = await rain(10_000)
  expect((await prompts(payer)).rain).toMatchObject({ promotionId: id })
  expect((await prompts(poor)).rain).toBeNull()
  await cashier.advance('PT61S')
  const { services } = cashier.server.process
  await openDrawClock({ database: database(), services, tell: () => {}, onError: () => {} }).runDue()
  expect((await prompts(payer)).rain).toMatchObject({ promotionId: id })
  expect((await payer.call(openRedEnvelope, { body: { promotionId: id } })).status).toBe(200)
  expect((await prompts(payer)).rain).toBeNull()
  await cashier.advance('PT5M')
})

test('the house’s own sentence is off until it is written, and leads to this site alone', async () => {
  const member = await cashier.player(5)
  const written = { th: 'รับสูงสุด 131K', en: 'Up to 131K', link: '/promotions' }
  await cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.prompt, written))
  expect(await prompts(member)).toMatchObject({ text: 'Up to 131K', link: '/promotions' })
  for (const link of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere'])
    expect(promotionSettings.prompt.read({ ...written, link })).toBeUndefined()
  expect(promotionSettings.prompt.read({ ...written, th: 'ก'.repeat(81) })).toBeUndefined()
})

test('who gets no offers is reminded of nothing, not even by the house’s own sentence', async () => {
  const member = await cashier.player(6)
  await member.deposit(30_000)
  await rain(0)
  expect(await prompts(member)).toMatchObject({ missionCount: 1, text: 'Up to 131K' })
  await cashier.transaction((tx) =>
    setMemberGuard(tx, member.id, { blockedReason: 'TIME_OUT', blockedUntil: null }),
  )
  expect(await prompts(member)).toEqual(nothing)
})
