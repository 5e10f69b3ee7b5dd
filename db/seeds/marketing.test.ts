import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCampaigns } from '../../contract/operator/marketing/list-campaigns.ts'
import { readCampaign } from '../../contract/operator/marketing/read-campaign.ts'
import { readReach } from '../../contract/operator/marketing/read-reach.ts'
import { listSegments } from '../../contract/operator/marketing/list-segments.ts'
import { MARKETING_ABILITIES } from '../../tests/support/marketing.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'
import { seedMarketing } from './marketing.ts'
import { DEMO_MERCHANT } from './system.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
  await house.transaction((tx) => seedMarketing(tx, house.server.process, DEMO_MERCHANT))
})
afterAll(() => house.close())

test('the demo has two tags, four segments, a campaign that was sent to who agreed, and a draft', async () => {
  const owner = await house.operator('owner', MARKETING_ABILITIES)
  expect((await owner.call(listSegments)).value.totalCount).toBe(4)
  const { list } = (await owner.call(listCampaigns)).value
  expect(list.map(({ state }) => state).toSorted()).toEqual(['DRAFT', 'SENT'])
  const params = { campaignId: 'demo-campaign-1' }
  const { reached, report, leftOut } = (await owner.call(readCampaign, { params })).value
  expect(reached).toBeGreaterThan(5)
  expect(report[0]).toMatchObject({ channel: 'INBOX', sent: reached, delivered: reached })
  expect(leftOut.find(({ reason }) => reason === 'CONSENT')).toBeDefined()
  const reach = await owner.call(readReach, { params: { campaignId: 'demo-campaign-2' } })
  expect(reach.status).toBe(200)
})
