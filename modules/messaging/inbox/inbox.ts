/** The inbox: how a platform message is sent, and what a member finds. */
import type { Texts } from '../../../contract/shared/content-words.ts'
import type { MessageCategory } from '../../../contract/shared/messaging-words.ts'
import { newId } from '../../../kernel/ids.ts'
import { clock } from '../../../kernel/clock.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { inboxTopic, type InboxPush } from '../../../contract/pushes/inbox.ts'
import { accountOf } from '../../identity/index.ts'
import { events } from './events.ts'
import { isMarketingStopped } from '../shared/store/marketing.ts'
import { countUnreadMessages, insertMessage, type Inbox } from './store/inbox.ts'

export interface MessageDraft {
  merchantId: string
  /** null: every member of the merchant as of now. */
  memberId: string | null
  category: MessageCategory
  /** Plain text in both languages; an empty one is replaced by the other. */
  titles: Texts
  contents: Texts
  /** An address of this site, such as `/member?page=withdraw`. */
  link?: string
  /** Its cause (`withdrawal:<id>:paid`): sent twice, it arrives once. */
  key?: string
  sendingId?: string
}

/**
 * Sends a platform message in the caller's transaction; the member's open pages are notified after the
 * commit. A message with a key that was used before is not sent again. Never send to a trial account: it has
 * no inbox.
 */
export async function sendMessage(tx: Tx, draft: MessageDraft): Promise<void> {
  const { merchantId, memberId, category, titles, contents, link = '', key = null, sendingId = null } = draft
  // Members in a stop of advertising are skipped; the sender does not learn it.
  if (
    category === 'PROMOTION' &&
    memberId !== null &&
    (await isMarketingStopped(tx, { merchantId, accountId: memberId }, clock.now()))
  )
    return
  const messageId = newId()
  const isSent = await insertMessage(tx, {
    messageId,
    merchantId,
    accountId: memberId,
    sendingId,
    category,
    titles,
    contents,
    link,
    key,
    sentAt: clock.now(),
  })
  if (isSent) await emitEvent(tx, events.messageSent, { merchantId, memberId, messageId })
}

export async function inboxOf(
  reader: Reader,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<Inbox> {
  const account = await accountOf(reader, { merchantId, accountId })
  return { merchantId, accountId, since: account?.createdAt ?? clock.now() }
}

/** The part of the public state that messaging knows; a trial account has no inbox. */
export async function unreadStateOf(
  reader: Reader,
  member: { merchantId: string; accountId: string; isTrial: boolean },
): Promise<{ unreadMessage: number }> {
  return {
    unreadMessage: member.isTrial ? 0 : await countUnreadMessages(reader, await inboxOf(reader, member)),
  }
}

/** How many are unread; the member's other pages are notified after the commit. */
export async function tellUnread(context: CallContext, inbox: Inbox): Promise<{ unreadMessage: number }> {
  const data: InboxPush = { unreadMessage: await countUnreadMessages(context.tx, inbox) }
  context.afterCommit(() =>
    context.use(hubKey).push({ topic: inboxTopic, accountId: inbox.accountId, data: { ...data } }),
  )
  return data
}
