/** A campaign in its editor. */
import type { readCampaignSchemas } from '../../../../contract/operator/marketing/read-campaign.ts'
import type { writeCampaignSchemas } from '../../../../contract/operator/marketing/write-campaign.ts'
import type { BodyOf, ValueOf } from '../../../../contract/shared/call.ts'

export type Campaign = ValueOf<typeof readCampaignSchemas>
export type Draft = BodyOf<typeof writeCampaignSchemas>

export const newDraft: Draft = {
  titles: { TH: '', EN: '' },
  contents: { TH: '', EN: '' },
  link: '',
  channels: ['INBOX'],
  segmentId: null,
}

export const draftOf = ({ titles, contents, link, channels, segmentId }: Campaign): Draft => ({
  titles,
  contents,
  link,
  channels,
  segmentId,
})
