/** What the signed links of news do: stop it without signing in, take that back, and lead into the site. */
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCampaign } from '../../../contract/operator/marketing/read-campaign.ts'
import { changeMarketing } from '../../../contract/player/messaging/change-marketing.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { markMessagesRead } from '../../../contract/player/messaging/mark-messages-read.ts'
import { readMarketing } from '../../../contract/player/messaging/read-marketing.ts'
import { followLink } from '../../../contract/player/marketing/follow-link.ts'
import { unsubscribe } from '../../../contract/player/marketing/unsubscribe.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { oneOf, rowsOf, sql } from '../../../platform/postgres.ts'
import type { Player } from '../../../tests/support/cashier.ts'
import { openNewsHouse, type NewsHouse } from '../../../tests/support/marketing.ts'
import { marketingSettings, sendMessage } from '../../messaging/index.ts'
import { setSetting } from '../../system/index.ts'
import { deliveryIdOf, tokenOf } from './tokens.ts'

let house: NewsHouse
let member: Player
let campaignId: string
let number = 0
beforeAll(async () => {
  house = await openNewsHouse()
  await house.goTo('09:00:00')
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, marketingSettings.mostPerWeek, 21))
})
afterAll(() => house.close())
beforeEach(async () => {
  member = await house.player(++number)
  await house.agrees(number)
  campaignId = await house.campaign([number])
  await house.send()
})

const key = () => house.server.process.config.secretKey
async function token(channel: string, purpose: 'unsubscribe' | 'follow' = 'unsubscribe'): Promise<string> {
  const { id } = await oneOf(
    house.server.process.database.kysely,
    sql<{
      id: string
    }>`SELECT delivery_id AS id FROM marketing.delivery WHERE campaign_id = ${campaignId} AND channel = ${channel}`,
  )
  return tokenOf(key(), purpose, id)
}
const press = (body: { token: string; isUndone?: boolean }) => house.client.post(unsubscribe.path, body)
const given = async () =>
  Object.fromEntries(
    (await member.call(readMarketing)).value.channels.map(({ channel, isGiven }) => [channel, isGiven]),
  )
const history = async () =>
  rowsOf(
    house.server.process.database.kysely,
    sql<{ channel: string; is_given: boolean; source: string }>`
    SELECT channel, is_given, source FROM messaging.marketing_consent WHERE account_id = ${member.id} AND channel = 'MAIL' ORDER BY seq`,
  )
const counted = async () => {
  const { report } = (await house.clerk.call(readCampaign, { params: { campaignId } })).value
  return Object.fromEntries(report.map((row) => [row.channel, [row.opened, row.clicked, row.unsubscribed]]))
}

test('one press stops the channel of the message without signing in; a second press changes nothing more', async () => {
  const own = await token('MAIL')
  expect(await press({ token: own })).toMatchObject({
    status: 200,
    value: { channel: 'MAIL', isGiven: false },
  })
  expect(await given()).toEqual({ INBOX: true, MAIL: false, SMS: true, PUSH: false })
  expect((await press({ token: own })).status).toBe(200)
  expect(await history()).toEqual([
    { channel: 'MAIL', is_given: true, source: 'SETTINGS' },
    { channel: 'MAIL', is_given: false, source: 'LINK' },
  ])
  expect(await counted()).toEqual({ INBOX: [0, 0, 0], MAIL: [0, 0, 1], SMS: [0, 0, 0] })
})

test('the undo takes back what the link did, and never what the member did themselves', async () => {
  const own = await token('MAIL')
  await press({ token: own })
  expect((await press({ token: own, isUndone: true })).value).toEqual({ channel: 'MAIL', isGiven: true })
  expect(await counted()).toMatchObject({ MAIL: [0, 0, 0] })
  await member.call(changeMarketing, { body: { channels: ['MAIL'], isGiven: false } })
  expect((await press({ token: own, isUndone: true })).value).toEqual({ channel: 'MAIL', isGiven: false })
  expect((await given()).MAIL).toBe(false)
})

test('mail programs unsubscribe by one form of RFC 8058, and a browser that opens that address sees the page', async () => {
  const address = `${house.server.origin}${unsubscribe.path}/${await token('MAIL')}`
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect((await fetch(address, { ...form, body: 'List-Unsubscribe=Something' })).status).toBe(422)
  expect((await given()).MAIL).toBe(true)
  expect((await fetch(address, { ...form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  expect((await given()).MAIL).toBe(false)
  const page = await fetch(address, { redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([302, `/unsubscribe#${await token('MAIL')}`])
})

test('a token opens only for its purpose and key, and no other text is one', () => {
  const mine = Buffer.alloc(32, 1)
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (id, other) => {
      const made = tokenOf(mine, 'unsubscribe', id)
      expect(made).toHaveLength(38)
      expect(deliveryIdOf(mine, 'unsubscribe', made)).toBe(id)
      expect(deliveryIdOf(mine, 'follow', made)).toBeUndefined()
      expect(deliveryIdOf(Buffer.alloc(32, 2), 'unsubscribe', made)).toBeUndefined()
      if (other !== made) expect(deliveryIdOf(mine, 'unsubscribe', other)).toBeUndefined()
    }),
  )
})

test('a link leads to its page of this site and counts once, and an opened message counts as read', async () => {
  const own = await token('INBOX', 'follow')
  for (let time = 0; time < 2; time++)
    expect((await house.client.post(followLink.path, { token: own })).value).toEqual({ link: '/promotions' })
  const { value } = await member.call(listMessages)
  expect(value.list[0]).toMatchObject({ category: 'PROMOTION', link: `/open#${own}` })
  await member.call(markMessagesRead, { body: {} })
  expect(await counted()).toEqual({ INBOX: [1, 1, 0], MAIL: [0, 0, 0], SMS: [0, 0, 0] })
  expect((await house.client.post(followLink.path, { token: await token('INBOX') })).code).toBe(
    'MARKETING_LINK',
  )
})

test('the own page changes each channel by itself and at once, keeps every choice', async () => {
  const fresh = await house.player(18)
  const none = (await fresh.call(readMarketing)).value
  expect(none.channels.map(({ isGiven, changedAt }) => [isGiven, changedAt])).toEqual(
    Array(4).fill([false, null]),
  )
  const one = await fresh.call(changeMarketing, { body: { channels: ['SMS'], isGiven: true } })
  expect(one.value.channels.map(({ isGiven }) => isGiven)).toEqual([false, false, true, false])
  const off = await fresh.call(changeMarketing, {
    body: { channels: ['INBOX', 'MAIL', 'SMS', 'PUSH'], isGiven: false },
  })
  expect(off.value.channels.every(({ isGiven, changedAt }) => !isGiven && changedAt !== null)).toBe(true)
  await expect(
    house.transaction((tx) => sql`UPDATE messaging.marketing_consent SET is_given = true`.execute(tx)),
  ).rejects.toThrow(/permission denied/)
})

test('who stopped news in the inbox finds none there that the house sends to everybody either', async () => {
  const titles = { TH: 'ถึงทุกคน', EN: 'To all' }
  const send = (category: 'PROMOTION' | 'SERVICE', memberId: string | null) =>
    house.transaction((tx) =>
      sendMessage(tx, { merchantId: DEMO_MERCHANT, memberId, category, titles, contents: titles }),
    )
  const count = async () => (await member.call(listMessages)).value.totalCount
  const before = await count()
  await member.call(changeMarketing, { body: { channels: ['INBOX'], isGiven: false } })
  for (const memberId of [member.id, null]) await send('PROMOTION', memberId)
  expect(await count()).toBe(before)
  await send('SERVICE', member.id)
  expect(await count()).toBe(before + 1)
})

test('a forged, foreign or expired link does nothing', async () => {
  const own = await token('MAIL')
  const forged = [
    own.slice(0, -1) + (own.endsWith('A') ? 'B' : 'A'),
    tokenOf(key(), 'unsubscribe', randomUUID()),
    await token('MAIL', 'follow'),
    tokenOf(Buffer.alloc(32, 9), 'unsubscribe', deliveryIdOf(key(), 'unsubscribe', own)!),
    'x',
    '../..',
  ]
  for (const wrong of forged)
    expect([wrong, (await press({ token: wrong })).code]).toEqual([wrong, 'MARKETING_LINK'])
  await house.advance('PT4321H')
  expect((await press({ token: own })).code).toBe('MARKETING_LINK')
  expect((await press({ token: own, isUndone: true })).code).toBe('MARKETING_LINK')
  member = await house.player(number)
  expect(await given()).toEqual({ INBOX: true, MAIL: true, SMS: true, PUSH: false })
})
