/** A message as the tests of sending queue one. */
import type { Database } from '../../platform/postgres.ts'
import { queueMessage } from '../../modules/system/messages.ts'

export interface TestMessage {
  channel: 'SMS' | 'MAIL'
  recipient: string
  text: string
  subject?: string
  html?: string
  expiresAt?: Date
}

export const queueTest = (database: Database, message: TestMessage, mode: 'demo' | 'live' = 'live') =>
  database.transaction((tx) => queueMessage(tx, { mode }, { merchantId: 'm', purpose: 'TEST', ...message }))
