/** Vendors' messages in words. */
import { messageResults } from '../../../../contract/operator/launch/vendor-message-words.ts'
import type { listVendorMessagesSchemas } from '../../../../contract/operator/launch/list-vendor-messages.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Message = ValueOf<typeof listVendorMessagesSchemas>['list'][number]

export const directionTexts = {
  IN: 'vendor_message_in',
  OUT: 'vendor_message_out',
} as const satisfies Record<string, TextKey>

const looks: Record<(typeof messageResults)[number], { tone: BadgeTone; text: TextKey }> = {
  OK: { tone: 'good', text: 'vendor_message_ok' },
  REFUSED: { tone: 'waiting', text: 'vendor_message_refused' },
  FAILED: { tone: 'bad', text: 'vendor_message_failed' },
}

export const resultLook = (result: Message['result']) => looks[result]

/** JSON with a line for each field; anything else as it is. */
export function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
