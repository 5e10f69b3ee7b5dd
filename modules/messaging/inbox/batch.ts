/** One message to many members, in one statement. */
import { clock } from '../../../kernel/clock.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { events } from './events.ts'
import { insertMessages, type BatchMessage } from './store/batch.ts'

export type { BatchMessage } from './store/batch.ts'

/**
 * Sends news to members in the caller's transaction. The caller has judged that each of them may get it; one
 * event tells the open pages of all of them.
 */
export async function sendMessages(tx: Tx, merchantId: string, message: BatchMessage): Promise<void> {
  if (message.to.length === 0) return
  await insertMessages(tx, merchantId, message, clock.now())
  const memberIds = message.to.map(({ memberId }) => memberId)
  await emitEvent(tx, events.messagesSent, { batch: message.batch, memberIds })
}
