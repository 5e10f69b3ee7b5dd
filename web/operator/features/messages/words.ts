import type { listMessagesSchemas } from '../../../../contract/operator/system/list-messages.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Row = ValueOf<typeof listMessagesSchemas>['list'][number]

export type State = Row['state']

export const looks: Record<State, { tone: BadgeTone; text: TextKey }> = {
  KEPT: { tone: 'info', text: 'outbox_state_kept' },
  QUEUED: { tone: 'waiting', text: 'outbox_state_queued' },
  SENDING: { tone: 'waiting', text: 'outbox_state_sending' },
  SENT: { tone: 'good', text: 'outbox_state_sent' },
  FAILED: { tone: 'bad', text: 'outbox_state_failed' },
}

export const channelTexts = {
  SMS: 'outbox_sms',
  MAIL: 'outbox_mail',
  PUSH: 'outbox_push',
} as const satisfies Record<Row['channel'], TextKey>
