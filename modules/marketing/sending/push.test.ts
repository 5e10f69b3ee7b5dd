/** News as notifications of browsers: who is sent them and when, what arrives there, and what ends them. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCampaign } from '../../../contract/operator/marketing/read-campaign.ts'
import { addPushDevice } from '../../../contract/player/messaging/add-push-device.ts'
import { changeMarketing } from '../../../contract/player/messaging/change-marketing.ts'
import { readMarketing } from '../../../contract/player/messaging/read-marketing.ts'
import { readPush } from '../../../contract/player/messaging/read-push.ts'
import { removePushDevice } from '../../../contract/player/messaging/remove-push-device.ts'
import { unsubscribe } from '../../../contract/player/marketing/unsubscribe.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { openNewsHouse, type NewsHouse } from '../../../tests/support/marketing.ts'
import { openPushService, type Browser, type PushService } from '../../../tests/support/push-service.ts'
import { makePushKey, marketingSettings, pushCarrier } from '../../messaging/index.ts'
import { setSetting } from '../../system/index.ts'
import { sendDueMessages } from '../../system/messages.ts'
import { stopMarketing } from '../../messaging/shared/store/marketing.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { marketingGate } from './gate.ts'
import { sendDue } from './send.ts'

let service: PushService
let house: NewsHouse
let number = 0
let member: Awaited<ReturnType<NewsHouse['player']>>
beforeAll(async () => {
  service = await openPushService()
  house = await openNewsHouse({ PUSH_SERVICES: service.origin })
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, marketingSettings.mostPerWeek, 21))
})
afterAll(async () => {
  await house.close()
  service.close()
})
beforeEach(async () => {
  await house.goTo('09:00:00')
  service.pushed.length = 0
  member = await house.player(++number)
})

const add = (browser: Browser, by = member) => by.call(addPushDevice, { body: browser.subscription })
const agree = (isGiven = true, by = member) =>
  by.call(changeMarketing, { body: { channels: ['PUSH'], isGiven } })
const devices = async (by = member) => (await by.call(readPush)).value.devices
/** A member who agreed, with one browser under this path. */
async function subscribed(path: string): Promise<Browser> {
  const browser = service.browser(path)
  expect((await add(browser)).status).toBe(200)
  await agree()
  return browser
}
const live = () => {
  const { database, services, config } = house.server.process
  return { database, services, config: { ...config, mode: 'live' as const } }
}
const leave = async () => {
  const { database, services } = live()
  const senders = { sms: null, mail: null, push: pushCarrier(live()) }
  await sendDueMessages(database, senders, 50, marketingGate(services))
}
const campaignTo = async (numbers: readonly number[], contents?: { TH: string; EN: string }) => {
  const campaignId = await house.campaign(numbers, { channels: ['PUSH'], ...(contents ? { contents } : {}) })
  await sendDue(live())
  return campaignId
}
const reported = async (campaignId: string) =>
  (await house.clerk.call(readCampaign, { params: { campaignId } })).value

test('who agreed and has a browser is notified there, with the text, a link and one that stops it', async () => {
  const browser = await subscribed('/one')
  const campaignId = await campaignTo([number, number + 1])
  await leave()
  expect(service.pushed.map(({ path }) => path)).toEqual(['/one'])
  const said = browser.read(service.pushed[0]!.body)
  expect(said).toMatchObject({
    title: 'ข่าวใหม่',
    body: 'อ่านรายละเอียดได้ที่หน้าโปรโมชั่น',
    stopText: 'หยุดรับข่าว',
  })
  expect(said['link']).toMatch(/^\/open#\S{38}$/)
  expect(said['stopLink']).toMatch(/^\/unsubscribe#\S{38}$/)
  expect(await reported(campaignId)).toMatchObject({
    report: [{ channel: 'PUSH', sent: 1, delivered: 1, failed: 0 }],
    leftOut: [{ channel: 'PUSH', reason: 'CONSENT', members: 1 }],
  })
  const token = said['stopLink']!.split('#')[1]!
  expect((await house.client.post(unsubscribe.path, { token })).value).toEqual({
    channel: 'PUSH',
    isGiven: false,
  })
  await campaignTo([number]).catch(() => undefined)
  await leave()
  expect(service.pushed).toHaveLength(1)
})

test('who agreed without a browser gets nothing, and is told so', async () => {
  await agree()
  const { channels } = (await member.call(readMarketing)).value
  expect(channels.find(({ channel }) => channel === 'PUSH')).toMatchObject({
    isGiven: true,
    hasAddress: false,
  })
  const campaignId = await house.campaign([number], { channels: ['INBOX', 'PUSH'] }).catch(() => null)
  expect(campaignId).toBeNull()
})

test('a long text is shortened between two letters, and fits what a push service takes', async () => {
  const browser = await subscribed('/long')
  await campaignTo([number], { TH: 'กี่ '.repeat(500).trim(), EN: 'x' })
  await leave()
  const { body } = service.pushed[0]!
  expect(body.length).toBeLessThanOrEqual(4096)
  expect(browser.read(body)['body']).toMatch(/^(กี่ )+(กี่)?…$/)
})

test.each([
  ['self-excluded', (id: string) => guard(id, 'SELF_EXCLUDED')],
  ['on a break', (id: string) => guard(id, 'TIMEOUT')],
  [
    'flagged',
    (accountId: string) =>
      house.transaction((tx) =>
        stopMarketing(tx, { merchantId: DEMO_MERCHANT, accountId }, clock.now(), null),
      ),
  ],
])('who is %s is never sent one, and one that waits does not leave', async (_state, shut) => {
  await subscribed(`/shut-${number}`)
  await campaignTo([number])
  await shut(member.id)
  await leave()
  expect(service.pushed).toEqual([])
  const campaignId = await house.campaign([number], { channels: ['PUSH'] }).catch(() => null)
  expect(campaignId).toBeNull()
})
const guard = (id: string, blockedReason: string) =>
  house.transaction((tx) => setMemberGuard(tx, id, { blockedReason, blockedUntil: null }))

test('at night it waits, and no push service keeps one into the night', async () => {
  await subscribed('/night')
  await campaignTo([number])
  await house.goTo('00:00:00')
  await leave()
  expect(service.pushed).toEqual([])
  await house.advance('PT8H1M')
  await leave()
  expect(service.pushed).toHaveLength(1)
  expect(Number(service.pushed[0]!.headers['ttl'])).toBe(4 * 3_600)
  await house.goTo('23:40:00')
  await campaignTo([number])
  await leave()
  const late = Number(service.pushed[1]!.headers['ttl'])
  expect(late).toBeGreaterThan(0)
  expect(late).toBeLessThanOrEqual(20 * 60)
})

test.each([404, 410])('a browser that its service answers %s for is forgotten', async (status) => {
  await subscribed(`/gone-${status}`)
  service.answers(`/gone-${status}`, status)
  const campaignId = await campaignTo([number])
  await leave()
  expect(await devices()).toEqual([])
  expect((await reported(campaignId)).report).toMatchObject([{ sent: 1, delivered: 0, failed: 1 }])
})

test('one dead browser hinders no other of the member, and nothing is sent twice', async () => {
  await subscribed('/alive')
  await add(service.browser('/dead'))
  service.answers('/dead', 410)
  const campaignId = await campaignTo([number])
  await leave()
  await leave()
  expect(service.pushed.map(({ path }) => path).sort()).toEqual(['/alive', '/dead'])
  expect(await devices()).toHaveLength(1)
  expect((await reported(campaignId)).report).toMatchObject([{ delivered: 1, failed: 0 }])
})

test('a service that is busy is asked again later, and one that broke is not', async () => {
  await subscribed('/busy')
  service.answers('/busy', 503)
  const campaignId = await campaignTo([number])
  await leave()
  expect((await reported(campaignId)).report).toMatchObject([{ delivered: 0, failed: 0 }])
  service.answers('/busy', 201)
  await house.advance('PT10S')
  await leave()
  expect(service.pushed).toHaveLength(2)
  service.answers('/busy', 500)
  await campaignTo([number])
  await leave()
  await house.advance('PT60S')
  await leave()
  expect(service.pushed).toHaveLength(3)
})

test('an address of no known push service, and keys that are none, are refused by name', async () => {
  const { subscription } = service.browser('/bad')
  const field = async (change: Partial<typeof subscription>) => {
    const { value } = await member.call(addPushDevice, { body: { ...subscription, ...change } })
    return (value as unknown as { fields: { field: string }[] }).fields[0]!.field
  }
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'http://169.254.169.254/latest/meta-data',
    'https://push.evil.example/x',
    `${service.origin.replace('127.0.0.1', 'user:secret@127.0.0.1')}/x`,
    'https://[::ffff:127.0.0.1]/',
  ])
    expect(await field({ endpoint })).toBe('endpoint')
  expect(await field({ p256dh: randomBytes(65).toString('base64url') })).toBe('p256dh')
  expect(await field({ auth: 'short' })).toBe('p256dh')
  expect(await devices()).toEqual([])
})

test('a member has five browsers at most, and removes their own alone', async () => {
  for (let place = 0; place < 6; place++) {
    await add(service.browser(`/many-${place}`))
    await house.advance('PT1S')
  }
  const own = await devices()
  expect(own).toHaveLength(5)
  const other = await house.player(number + 1)
  await other.call(removePushDevice, { params: { deviceId: own[0]!.deviceId } })
  expect(await devices()).toHaveLength(5)
  await member.call(removePushDevice, { params: { deviceId: own[0]!.deviceId } })
  expect(await devices()).toHaveLength(4)
})

test('who signs in on a browser later takes it over', async () => {
  const browser = await subscribed('/shared')
  const other = await house.player(number + 1)
  await add(browser, other)
  expect([await devices(), await devices(other)]).toMatchObject([[], [{}]])
})

test('withdrawn on the own page, the browsers are forgotten with the consent', async () => {
  await subscribed('/withdrawn')
  await agree(false)
  expect(await devices()).toEqual([])
})

test('the key is made once, and its private half is stored sealed', async () => {
  const { database, config } = house.server.process
  const stored = () =>
    oneOf(
      database.kysely,
      sql<{ publicKey: string; sealed: Buffer }>`
      SELECT public_key AS "publicKey", private_key AS sealed FROM messaging.push_key`,
    )
  const first = await stored()
  await makePushKey(database, config)
  expect(await stored()).toEqual(first)
  expect((await member.call(readPush)).value.publicKey).toBe(first.publicKey)
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65)
  // 32 bytes as text, with the IV and the mark around them.
  expect(first.sealed.length).toBe(43 + 28)
})
