/** News from the schedule to the member: who gets it, when, how often, and that it is once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCampaign } from '../../../contract/operator/marketing/read-campaign.ts'
import { changeMarketing } from '../../../contract/player/messaging/change-marketing.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { openNewsHouse, type NewsHouse } from '../../../tests/support/marketing.ts'
import { closeGateways, gateway } from '../../../tests/support/sms-gateways.ts'
import { noteMarker, restrictMember } from '../../limits/index.ts'
import { changeConsent, marketingSettings } from '../../messaging/index.ts'
import { setSetting } from '../../system/index.ts'
import { sendDueMessages, sendersOf } from '../../system/messages.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { campaignSettings } from '../settings.ts'
import { marketingGate } from './gate.ts'
import { sendChunk, sendDue } from './send.ts'

let house: NewsHouse
beforeAll(async () => {
  house = await openNewsHouse()
  await setting(marketingSettings.mostPerWeek, 21)
})
afterAll(() => house.close())
beforeEach(() => house.goTo('09:00:00'))

const setting = (one: Parameters<typeof setSetting>[2], value: number) =>
  house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, one, value))
const process = () => house.server.process
const due = (campaignId: string) => ({ campaignId, merchantId: DEMO_MERCHANT })
const read = async (campaignId: string) =>
  (await house.clerk.call(readCampaign, { params: { campaignId } })).value
const all = (name: string) => [`${name} INBOX`, `${name} MAIL`, `${name} SMS`]

test('who agreed gets it through each channel that they agreed to, in their own language, and nobody else', async () => {
  await house.agrees(1)
  await house.agrees(2, ['INBOX'])
  await house.agrees(3, ['MAIL', 'SMS'])
  await house.agrees(3, ['SMS'], false)
  await house.transaction((tx) =>
    run(tx, sql`UPDATE identity.account SET language = 'EN' WHERE account_id = ${demoMemberId(3)}`),
  )
  const campaignId = await house.campaign([1, 2, 3, 4])
  await house.send()
  expect(await house.arrived(campaignId)).toEqual([...all('member01'), 'member02 INBOX', 'member03 MAIL'])
  const { rows } = await process().database.pool.query(
    'SELECT marketing_account, channel, subject, text, html, unsubscribe_url FROM system.message WHERE batch = $1 ORDER BY marketing_account, channel',
    [`campaign:${campaignId}`],
  )
  const [thaiMail, thaiSms, englishMail] = rows
  expect(thaiMail).toMatchObject({ subject: 'ข่าวใหม่' })
  expect(thaiMail.text).toContain('ยกเลิกการรับข่าวที่ http')
  expect(thaiSms.text).toMatch(/: ข่าวใหม่\nhttp\S+\/open#\S{38}\nยกเลิกการรับข่าวที่ http\S+\/unsubscribe#\S{38}$/)
  expect(englishMail).toMatchObject({ subject: 'Something new' })
  expect(englishMail.text).toContain('To stop these messages: http')
  expect(thaiMail.unsubscribe_url).toMatch(/\/api\/wps\/marketing\/unsubscribe\/\S{38}$/)
  const page = await read(campaignId)
  expect(page).toMatchObject({ state: 'SENT', reached: 3 })
  expect(
    page.report.map(({ channel, sent, delivered, failed }) => [channel, sent, delivered, failed]),
  ).toEqual([
    ['INBOX', 2, 2, 0],
    ['MAIL', 2, 2, 0],
    ['SMS', 1, 1, 0],
  ])
  expect(page.leftOut).toEqual([
    { channel: 'INBOX', reason: 'CONSENT', members: 2 },
    { channel: 'MAIL', reason: 'CONSENT', members: 2 },
    { channel: 'SMS', reason: 'CONSENT', members: 3 },
  ])
})

const at = () => ({ now: clock.now(), timeZone: 'Asia/Bangkok' })
const member = (accountId: string) => ({ merchantId: DEMO_MERCHANT, accountId })
const guard = (reason: 'SESSION_LIMIT' | 'SELF_EXCLUDED') => (id: string) =>
  house.transaction((tx) => setMemberGuard(tx, id, { blockedReason: reason, blockedUntil: null }))
const restrict = (kind: 'TIME_OUT' | 'SELF_EXCLUSION', days: number | null) => (id: string) =>
  house.transaction((tx) =>
    restrictMember(tx, member(id), {
      kind,
      now: clock.now(),
      endsAt: days === null ? null : new Date(clock.nowMs() + days * 86_400_000),
    }),
  )
const marker = (kind: Parameters<typeof noteMarker>[1]['kind']) => (id: string) =>
  house.transaction((tx) => noteMarker(tx, { ...member(id), kind, detail: {} }, at()))
const withdraw = (source: 'SETTINGS' | 'LINK') => (accountId: string) =>
  house.transaction((tx) =>
    changeConsent(tx, member(accountId), {
      channels: ['INBOX', 'MAIL', 'SMS'],
      isGiven: false,
      source,
      at: clock.now(),
    }),
  )

/** Ten ways to be left alone, and with each of them the news that leaves an hour before and an hour after. */
const kinds: [string, (accountId: string) => Promise<unknown>][] = [
  ['a break of a day', restrict('TIME_OUT', 1)],
  ['a self-exclusion of six months', restrict('SELF_EXCLUSION', 183)],
  ['a self-exclusion for ever', restrict('SELF_EXCLUSION', null)],
  ['the playing time of the day used up', guard('SESSION_LIMIT')],
  ['an exclusion that only the guard knows yet', guard('SELF_EXCLUDED')],
  ['a sign of risk', marker('DEPOSITS')],
  ['a likeness to an excluded person', marker('EXCLUSION_MATCH')],
  ['a frozen account', (id) => house.transaction((tx) => freezeFor(tx, id))],
  ['consent withdrawn on the own page', withdraw('SETTINGS')],
  ['consent withdrawn by a link', withdraw('LINK')],
]
const freezeFor = (tx: Parameters<typeof run>[0], id: string) =>
  run(tx, sql`UPDATE identity.account SET state = 'FROZEN' WHERE account_id = ${id}`)

test.each(kinds)('nothing reaches a member with %s, in any channel', async (name, leaveAlone) => {
  const number = 5 + kinds.findIndex(([kind]) => kind === name)
  const id = await house.agrees(number)
  const scheduled = await house.campaign([number])
  await leaveAlone(id)
  await house.settle()
  await house.send()
  expect(await house.arrived(scheduled)).toEqual([])
  const { state, report, leftOut } = await read(scheduled)
  expect([state, report.map(({ sent }) => sent)]).toEqual(['SENT', [0, 0, 0]])
  expect(leftOut.map(({ reason }) => reason)).toEqual(
    Array(3).fill(name.startsWith('consent') ? 'CONSENT' : 'SAFE_PLAY'),
  )
})

test('in the quiet hours nothing leaves: 23:59 does, 00:00 and 07:59 wait, 08:00 does', async () => {
  await house.agrees(1)
  await house.goTo('23:59:20')
  const late = await house.campaign([1])
  await house.send()
  expect(await house.arrived(late)).toEqual(all('member01'))
  const night = await house.campaign([1])
  expect((await read(night)).state).toBe('SCHEDULED')
  await house.advance('PT45S')
  // Its time is over, and still it waits where it stands.
  await process().database.pool.query(
    'UPDATE marketing.campaign SET send_at = app.now() WHERE campaign_id = $1',
    [night],
  )
  await house.send()
  expect(await house.arrived(night)).toEqual([])
  await house.advance('PT7H59M')
  await house.send()
  expect([(await read(night)).state, await house.arrived(night)]).toEqual(['SCHEDULED', []])
  await house.advance('PT1M')
  await house.send()
  expect([(await read(night)).state, await house.arrived(night)]).toEqual(['SENT', all('member01')])
})

test('killed in the middle of a chunk, and sent by several at once, each message is there once', async () => {
  const numbers = [1, 2, 3, 4, 15, 16]
  for (const number of numbers) await house.agrees(number)
  const campaignId = await house.campaign(numbers)
  let links = 0
  const dying = new Proxy(process().config, {
    get(config, name) {
      if (name === 'secretKey' && ++links > 7) throw new Error('killed')
      return Reflect.get(config, name)
    },
  })
  expect(await sendChunk(process(), due(campaignId), 2)).toBe(true)
  const first = await house.arrived(campaignId)
  expect(first).toEqual([...all('member01'), ...all('member02')])
  await expect(sendChunk({ ...partsOf(), config: dying }, due(campaignId), 3)).rejects.toThrow('killed')
  expect(await house.arrived(campaignId)).toEqual(first)
  await Promise.all(Array.from({ length: 4 }, () => sendDue(partsOf())))
  expect(await house.arrived(campaignId)).toEqual(
    numbers.flatMap((number) => all(`member${String(number).padStart(2, '0')}`)),
  )
  expect(await read(campaignId)).toMatchObject({ state: 'SENT', reached: 6 })
})
const partsOf = () => ({
  database: process().database,
  services: process().services,
  config: process().config,
})

test('who withdraws between the schedule and the sending gets nothing through that channel', async () => {
  await house.agrees(1)
  const campaignId = await house.campaign([1])
  const own = await house.player(1)
  const reply = await own.call(changeMarketing, { body: { channels: ['MAIL', 'SMS'], isGiven: false } })
  expect(reply.status).toBe(200)
  await house.send()
  expect(await house.arrived(campaignId)).toEqual(['member01 INBOX'])
})

test('an SMS that waits at the gateway is judged again: withdrawn, excluded and night hold it back', async () => {
  for (const number of [1, 2, 3]) await house.agrees(number)
  const campaignId = await house.campaign([1, 2, 3], { channels: ['SMS'] })
  const live = { ...partsOf(), config: { ...process().config, mode: 'live' as const } }
  await sendDue(live)
  const { url, received } = await gateway(() => 200)
  const leave = () =>
    sendDueMessages(
      process().database,
      sendersOf({ smsGatewayUrl: url, mailUrl: null }),
      50,
      marketingGate(process().services),
    )
  await withdraw('SETTINGS')(demoMemberId(1))
  await guard('SELF_EXCLUDED')(demoMemberId(2))
  await house.goTo('00:00:00')
  await leave()
  expect(received).toEqual([])
  await house.goTo('07:59:00').catch(() => undefined)
  await leave()
  expect(received).toEqual([])
  await house.advance('PT2M')
  await leave()
  expect(received.map(({ body }) => body.to)).toEqual([await mobileOf(3)])
  expect((await read(campaignId)).report).toMatchObject([
    { channel: 'SMS', sent: 3, delivered: 1, failed: 2 },
  ])
  closeGateways()
  await house.transaction((tx) =>
    setMemberGuard(tx, demoMemberId(2), { blockedReason: null, blockedUntil: null }),
  )
})
const mobileOf = async (number: number) =>
  (
    await oneOf(
      process().database.kysely,
      sql<{ mobile: string }>`SELECT mobile FROM identity.account WHERE account_id = ${demoMemberId(number)}`,
    )
  ).mobile

test('a member gets no more messages in seven days than the setting allows, all channels together', async () => {
  await house.agrees(17)
  await setting(marketingSettings.mostPerWeek, 4)
  const first = await house.campaign([17])
  await house.send()
  const second = await house.campaign([17])
  await house.send()
  expect([await house.arrived(first), await house.arrived(second)]).toEqual([
    all('member17'),
    ['member17 INBOX'],
  ])
  expect((await read(second)).leftOut).toEqual([
    { channel: 'MAIL', reason: 'FREQUENCY', members: 1 },
    { channel: 'SMS', reason: 'FREQUENCY', members: 1 },
  ])
  await house.advance('PT168H')
  const later = await house.campaign([17])
  await house.send()
  expect(await house.arrived(later)).toEqual(all('member17'))
  await setting(marketingSettings.mostPerWeek, 21)
})

test('a campaign that nobody confirmed stops at the number that one person may reach', async () => {
  for (const number of [1, 2, 3]) await house.agrees(number)
  const campaignId = await house.campaign([1, 2, 3], { channels: ['INBOX'] })
  await setting(campaignSettings.aloneUpTo, 2)
  await house.send()
  expect(await house.arrived(campaignId)).toEqual(['member01 INBOX', 'member02 INBOX'])
  expect((await read(campaignId)).leftOut).toEqual([{ channel: 'INBOX', reason: 'UNAPPROVED', members: 1 }])
  await setting(campaignSettings.aloneUpTo, 500)
})

test('an address that nobody confirmed gets nothing', async () => {
  await house.agrees(4)
  await house.transaction((tx) =>
    run(
      tx,
      sql`UPDATE identity.account SET email_verified_at = NULL, mobile_verified_at = NULL WHERE account_id = ${demoMemberId(4)}`,
    ),
  )
  const campaignId = await house.campaign([4])
  await house.send()
  expect(await house.arrived(campaignId)).toEqual(['member04 INBOX'])
  expect((await read(campaignId)).leftOut.map(({ reason }) => reason)).toEqual(['ADDRESS', 'ADDRESS'])
})
