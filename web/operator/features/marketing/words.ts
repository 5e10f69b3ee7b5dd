import type { CampaignState, LeftOutReason } from '../../../../contract/operator/marketing/marketing-words.ts'
import type { listCampaignsSchemas } from '../../../../contract/operator/marketing/list-campaigns.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export type CampaignRow = ValueOf<typeof listCampaignsSchemas>['list'][number]

export const stateTexts = {
  DRAFT: 'op_message_state_draft',
  SCHEDULED: 'op_message_state_scheduled',
  SENDING: 'op_message_state_sending',
  SENT: 'op_message_state_sent',
  CANCELLED: 'op_message_state_cancelled',
} as const satisfies Record<CampaignState, TextKey>

export const stateTones: Record<CampaignState, BadgeTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  SENDING: 'waiting',
  SENT: 'good',
  CANCELLED: 'bad',
}

export const channelTexts = {
  INBOX: 'op_message_channel_inbox',
  MAIL: 'op_message_channel_mail',
  SMS: 'op_message_channel_sms',
  PUSH: 'op_message_channel_push',
} as const satisfies Record<MarketingChannel, TextKey>

export const channelsText = (channels: readonly MarketingChannel[], t: Translate): string =>
  channels.map((channel) => t(channelTexts[channel])).join(', ')

export const reasonTexts = {
  CONSENT: 'op_message_skip_consent',
  SAFE_PLAY: 'op_message_skip_rg',
  ADDRESS: 'op_message_skip_address',
  FREQUENCY: 'op_message_skip_frequency',
  UNAPPROVED: 'op_message_skip_unapproved',
} as const satisfies Record<LeftOutReason, TextKey>
