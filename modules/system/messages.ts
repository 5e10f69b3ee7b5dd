/**
 * SMS, mail and pushes: queued in the transaction of their cause, sent by the worker, each at most once; in
 * demo mode nothing is sent.
 */
import { refuse } from '../../contract/errors.ts'
import { isUuid } from '../../kernel/ids.ts'
import { toPage, type Page } from '../../kernel/paging.ts'
import { smtpMailSender, type MailSender } from '../../platform/mail.ts'
import type { Language } from '../../platform/calls.ts'
import type { Config } from '../../platform/config.ts'
import type { Database, Reader, Tx } from '../../platform/postgres.ts'
import { defineSlot } from '../../platform/services.ts'
import { NotSentError, RefusedError } from '../../platform/send-errors.ts'
import { httpSmsSender, type SmsSender } from '../../platform/sms.ts'
import { letterOf, type PushCarrier } from './pushes.ts'
import { testMessageTexts } from './locales/test-message.ts'
import { writeMail } from './mail/write-mail.ts'
import {
  holdUntil,
  insertMarketing,
  insertMessage,
  isAnySent,
  isMessage,
  markFailed,
  markSent,
  putBack,
  queueAgain,
  readMessages,
  takeDueMessage,
  type MarketingMessage,
  type MessageFilter,
  type MessageRow,
  type NewMessage,
  type OutsideChannel,
} from './store/messages.ts'

const TEST_PURPOSE = 'TEST'

/**
 * Queues a message in the caller's transaction; returns its id. In demo mode it is only stored, for the
 * outbox page.
 */
export function queueMessage(tx: Reader, config: Pick<Config, 'mode'>, message: NewMessage): Promise<string> {
  return insertMessage(tx, message, config.mode === 'demo' ? 'KEPT' : 'QUEUED')
}

/**
 * Queues a batch of what advertises, in the caller's transaction. Each message is judged once more by
 * `marketingGateKey` when it leaves.
 */
export async function queueMarketing(
  tx: Tx,
  config: Pick<Config, 'mode'>,
  about: { merchantId: string; batch: string; purpose: string; expiresAt: Date },
  messages: readonly MarketingMessage[],
): Promise<void> {
  if (messages.length === 0) return
  await insertMarketing(tx, { ...about, state: config.mode === 'demo' ? 'KEPT' : 'QUEUED' }, messages)
}

/** Whether an advertising message may leave now: it goes, it waits until a moment, or it never goes. */
export type MarketingGate = (
  tx: Tx,
  message: { merchantId: string; memberId: string; channel: OutsideChannel },
) => Promise<'SEND' | 'DROP' | Date>

/** Filled by the product that writes such messages; without one none leaves. */
export const marketingGateKey = defineSlot<MarketingGate>('system.marketing-gate', async () => 'DROP')

export type MessageChannel = NewMessage['channel']

/**
 * SMS_NOT_SET_UP or MAIL_NOT_SET_UP if no carrier is configured: an error is better than a code that never
 * comes.
 */
export function requireCarrier(
  config: Pick<Config, 'mode' | 'smsGatewayUrl' | 'mailUrl'>,
  channel: MessageChannel,
): void {
  if (!hasCarrier(config, channel)) refuse(channel === 'SMS' ? 'SMS_NOT_SET_UP' : 'MAIL_NOT_SET_UP')
}

/** In demo mode the outbox takes everything. */
export function hasCarrier(
  config: Pick<Config, 'mode' | 'smsGatewayUrl' | 'mailUrl'>,
  channel: MessageChannel,
): boolean {
  return config.mode === 'demo' || Boolean(channel === 'SMS' ? config.smsGatewayUrl : config.mailUrl)
}

/** The result of a test message: KEPT in the demo's outbox, SENT, or FAILED with the carrier's reason. */
export interface TestOutcome {
  state: 'KEPT' | 'SENT' | 'FAILED'
  failedWith: string | null
}

/**
 * Sends one message at once and returns the result; it is tried once and is in the list of messages like any
 * other.
 */
export async function sendTestMessage(
  database: Database,
  config: Config,
  test: { merchantId: string; channel: MessageChannel; to: string; house: string; language: Language },
): Promise<TestOutcome> {
  requireCarrier(config, test.channel)
  const { subject, text } = testMessageTexts[test.language]
  const mail = writeMail({
    house: test.house,
    language: test.language,
    subject: `${test.house}: ${subject}`,
    parts: [text],
  })
  const message = {
    merchantId: test.merchantId,
    channel: test.channel,
    recipient: test.to,
    purpose: TEST_PURPOSE,
    ...(test.channel === 'SMS' ? { text: `${test.house}: ${text}` } : mail),
  }
  if (config.mode === 'demo') {
    await queueMessage(database.kysely, config, message)
    return { state: 'KEPT', failedWith: null }
  }
  const messageId = await insertMessage(database.kysely, message, 'SENDING')
  const senders = sendersOf(config)
  try {
    await deliver(senders, {
      message_id: messageId,
      merchant_id: test.merchantId,
      subject: '',
      html: '',
      ...message,
    })
    await markSent(database.kysely, messageId)
    return { state: 'SENT', failedWith: null }
  } catch (error) {
    const failedWith = reasonOf(error)
    await markFailed(database.kysely, messageId, failedWith)
    return { state: 'FAILED', failedWith: failedWith.slice(0, 300) }
  } finally {
    senders.mail?.close()
  }
}

/** Whether a message of the channel was ever sent. */
export function hasSent(reader: Reader, merchantId: string, channel: MessageChannel): Promise<boolean> {
  return isAnySent(reader, merchantId, channel)
}

export interface OutboxMessage {
  messageId: string
  channel: OutsideChannel
  to: string
  purpose: string
  subject: string
  text: string
  state: MessageRow['state']
  canResend: boolean
  attempts: number
  failedWith: string | null
  createdAt: Date
  sentAt: Date | null
}

/** Newest first; `to` narrows the list to one number or address, `channel` and `state` to one value. */
export async function listMessages(reader: Reader, filter: MessageFilter): Promise<Page<OutboxMessage>> {
  const { rows, totalCount } = await readMessages(reader, filter)
  return toPage(
    rows.map((row) => ({
      messageId: row.message_id,
      channel: row.channel,
      to: row.recipient,
      purpose: row.purpose,
      subject: row.subject,
      text: row.text,
      state: row.state,
      canResend: row.state === 'FAILED' && row.text !== '',
      attempts: row.attempts,
      failedWith: row.failed_with,
      createdAt: row.created_at,
      sentAt: row.sent_at,
    })),
    filter,
    totalCount,
  )
}

/**
 * Queues a message again that is known not to have been sent. MESSAGE_NOT_FOUND; MESSAGE_STATE if it was
 * sent, has expired, or nothing of it is stored.
 */
export async function resendMessage(
  tx: Tx,
  merchantId: string,
  messageId: string,
): Promise<{ to: string; purpose: string }> {
  if (!isUuid(messageId) || !(await isMessage(tx, merchantId, messageId))) refuse('MESSAGE_NOT_FOUND')
  const row = (await queueAgain(tx, merchantId, messageId)) ?? refuse('MESSAGE_STATE')
  return { to: row.recipient, purpose: row.purpose }
}

export interface Senders {
  sms: SmsSender | null
  mail: MailSender | null
  push?: PushCarrier
}

export function sendersOf(
  config: Pick<Config, 'smsGatewayUrl' | 'mailUrl'> & Partial<Pick<Config, 'smsGateway'>>,
): Senders {
  return {
    sms: config.smsGatewayUrl ? httpSmsSender(config.smsGatewayUrl, config.smsGateway) : null,
    mail: config.mailUrl ? smtpMailSender(config.mailUrl) : null,
  }
}

/**
 * Sends due messages, one after another. A message is marked as being sent in a commit of its own before it
 * is sent, so a crash in between loses it instead of sending it twice; the member then asks for a new code.
 */
export async function sendDueMessages(
  database: Database,
  senders: Senders,
  atMost = 50,
  gate: MarketingGate = marketingGateKey.fallback!,
): Promise<number> {
  for (let sent = 0; sent < atMost; sent++) {
    const message = await database.transaction((tx) => takeAllowed(tx, gate))
    if (!message) return sent
    if (message !== 'HELD') await sendOne(database.kysely, senders, message)
  }
  return atMost
}

/** A message that may not go is held or given up in the transaction that took it. */
async function takeAllowed(tx: Tx, gate: MarketingGate): Promise<MessageRow | 'HELD' | undefined> {
  const message = await takeDueMessage(tx)
  if (message?.marketing_account == null) return message
  const { message_id: messageId, merchant_id: merchantId, channel } = message
  const verdict = await gate(tx, { merchantId, memberId: message.marketing_account, channel })
  if (verdict === 'SEND') return message
  if (verdict === 'DROP') await markFailed(tx, messageId, 'the member does not want it any more')
  else await holdUntil(tx, messageId, verdict)
  return 'HELD'
}

async function sendOne(reader: Reader, senders: Senders, message: MessageRow): Promise<void> {
  try {
    await deliver(senders, message)
    await markSent(reader, message.message_id)
  } catch (error) {
    if (error instanceof NotSentError) await putBack(reader, message.message_id, reasonOf(error))
    else await markFailed(reader, message.message_id, reasonOf(error))
  }
}

async function deliver(
  senders: Senders,
  message: Pick<
    MessageRow,
    'message_id' | 'merchant_id' | 'channel' | 'recipient' | 'subject' | 'text' | 'html'
  > &
    Partial<Pick<MessageRow, 'unsubscribe_url' | 'marketing_account' | 'link'>>,
): Promise<void> {
  if (message.channel === 'PUSH')
    return required(senders.push ?? null, 'a carrier of pushes').send(letterOf(message))
  const envelope = { id: message.message_id, to: message.recipient, text: message.text }
  if (message.channel === 'SMS') await required(senders.sms, 'SMS_GATEWAY_URL').send(envelope)
  else
    await required(senders.mail, 'MAIL_URL').send({
      ...envelope,
      subject: message.subject,
      html: message.html,
      unsubscribeUrl: message.unsubscribe_url,
    })
}

/**
 * Messages that were surely not sent, and refused ones, are reported in the carrier's words; any other
 * failure may have been sent.
 */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return error instanceof NotSentError || error instanceof RefusedError
    ? reason
    : `outcome unknown: ${reason}`
}

function required<Sender>(sender: Sender | null, variable: string): Sender {
  if (!sender) throw new RefusedError(`${variable} is not set`)
  return sender
}
