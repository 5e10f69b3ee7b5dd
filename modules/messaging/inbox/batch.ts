/** Messages to many members, in one statement: the same to all, or each its own. */
import type { MessageCategory } from '../../../contract/shared/messaging-words.ts'
import { clock } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { events } from './events.ts'
import { insertMessages, insertOwnMessages, type BatchMessage, type OwnMessage } from './store/batch.ts'

export type { BatchMessage, OwnMessage } from './store/batch.ts'

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

/**
 * Sends members messages of their own in the caller's transaction, such as what their bets came to; never
 * news of offers. A message with a key that was used before is not sent again. The open pages of those
 * members are told after the commit.
 */
export async function sendOwnMessages(
  tx: Tx,
  category: Exclude<MessageCategory, 'PROMOTION'>,
  messages: readonly Omit<OwnMessage, 'messageId'>[],
): Promise<void> {
  if (messages.length === 0) return
  const sent = await insertOwnMessages(
    tx,
    category,
    messages.map((message) => ({ ...message, messageId: newId() })),
    clock.now(),
  )
  if (sent.length > 0)
    await emitEvent(tx, events.messagesSent, { batch: messages[0]!.key, memberIds: [...new Set(sent)] })
}
