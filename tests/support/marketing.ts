/** A house that sends news: operators, members who agreed, campaigns, and what arrived. */
import { expect } from 'vitest'
import { scheduleCampaign } from '../../contract/operator/marketing/schedule-campaign.ts'
import type { WrittenConditions } from '../../modules/marketing/segments/conditions.ts'
import { writeCampaign, type writeCampaignSchemas } from '../../contract/operator/marketing/write-campaign.ts'
import { writeSegment } from '../../contract/operator/marketing/write-segment.ts'
import type { BodyOf } from '../../contract/shared/call.ts'
import type { MarketingChannel } from '../../contract/shared/marketing-words.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { startOfBusinessDate } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { changeConsent } from '../../modules/messaging/index.ts'
import { rowsOf, run, sql } from '../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from './cashier.ts'

type Draft = BodyOf<typeof writeCampaignSchemas>

/** Those that need no browser of the member. */
export const plainChannels: readonly MarketingChannel[] = ['INBOX', 'MAIL', 'SMS']

export const everybody: WrittenConditions = {
  vipFrom: null,
  vipTo: null,
  lineOf: '',
  tags: [],
  deposits: 'ANY',
  dormantDays: null,
  registeredFrom: null,
  registeredTo: null,
  language: null,
  totalDays: 30,
  depositLeastAmount: null,
  depositMostAmount: null,
  validLeastAmount: null,
  validMostAmount: null,
  usernames: [],
}

export const news: Draft = {
  titles: { TH: 'ข่าวใหม่', EN: 'Something new' },
  contents: { TH: 'อ่านรายละเอียดได้ที่หน้าโปรโมชั่น', EN: 'Read more on the page of promotions' },
  link: '/promotions',
  channels: [...plainChannels],
  segmentId: null,
}

export const MARKETING_ABILITIES = ['marketing.view', 'marketing.edit', 'marketing.send', 'dashboard.read']
const ZONE = 'Asia/Bangkok'
let written = 0

export interface NewsHouse extends CashierHouse {
  clerk: Caller
  /** Proven addresses and a choice in each of the channels. */
  agrees(number: number, channels?: readonly MarketingChannel[], isGiven?: boolean): Promise<string>
  segment(conditions: Partial<WrittenConditions>): Promise<string>
  /** A campaign to these demo members, scheduled at once. */
  campaign(numbers: readonly number[], draft?: Partial<Draft>): Promise<string>
  /** What arrived of a campaign, as `account channel`, in order. */
  arrived(campaignId: string): Promise<string[]>
  /** Moves the clock to this time of the next day in Bangkok, at most a second later. */
  goTo(time: string): Promise<void>
  send(): Promise<void>
}

export const nameOf = (number: number) => `member${String(number).padStart(2, '0')}`

export async function openNewsHouse(env: Record<string, string> = {}): Promise<NewsHouse> {
  const house = await openCashierHouse(env)
  const clerk = await house.operator('clerk', MARKETING_ABILITIES)
  const { database } = house.server.process
  const segment: NewsHouse['segment'] = async (conditions) => {
    const body = { name: `segment ${++written}`, conditions: { ...everybody, ...conditions } }
    const reply = await clerk.call(writeSegment, { body })
    expect(reply).toMatchObject({ status: 200 })
    return reply.value.segmentId
  }
  const goTo: NewsHouse['goTo'] = async (time) => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(clock.nowMs() + 86_400_000)
    const [hours, minutes, seconds] = time.split(':').map(Number)
    const wanted =
      startOfBusinessDate(day, ZONE).getTime() + ((hours! * 60 + minutes!) * 60 + seconds!) * 1000
    await house.advance(`PT${Math.ceil((wanted - clock.nowMs()) / 1000)}S`)
  }
  return {
    ...house,
    clerk,
    segment,
    goTo,
    async agrees(number, channels = plainChannels, isGiven = true) {
      const accountId = demoMemberId(number)
      await house.transaction(async (tx) => {
        await run(
          tx,
          sql`UPDATE identity.account SET email_verified_at = app.now(), mobile_verified_at = app.now() WHERE account_id = ${accountId}`,
        )
        await changeConsent(
          tx,
          { merchantId: DEMO_MERCHANT, accountId },
          { channels, isGiven, source: 'SETTINGS', at: clock.now() },
        )
      })
      return accountId
    },
    async campaign(numbers, draft = {}) {
      const segmentId = await segment({ usernames: numbers.map(nameOf) })
      const { value } = await clerk.call(writeCampaign, { body: { ...news, segmentId, ...draft } })
      const reply = await clerk.call(scheduleCampaign, {
        params: { campaignId: value.campaignId },
        body: { version: 1, sendAt: null },
      })
      expect(reply).toMatchObject({ status: 200, value: { state: 'SCHEDULED' } })
      return value.campaignId
    },
    async arrived(campaignId) {
      const batch = `campaign:${campaignId}`
      const rows = await rowsOf(
        database.kysely,
        sql<{ username: string; channel: string }>`
        SELECT a.username, m.channel FROM (
          SELECT account_id, 'INBOX' AS channel FROM messaging.message WHERE batch = ${batch}
          UNION ALL SELECT marketing_account, channel FROM system.message WHERE batch = ${batch}) m
        JOIN identity.account a USING (account_id) ORDER BY 1, 2`,
      )
      return rows.map(({ username, channel }) => `${username} ${channel}`)
    },
    async send() {
      await house.settle('marketing/send-campaigns')
    },
  }
}
