/**
 * Live chat between a member and customer service (security/decisions.md §4, Customer chat). The session
 * decides who wrote a line; another member's conversation is not found.
 */
import { chatTopic, type ChatPush } from '../../../contract/pushes/chat.ts'
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { keepImages } from '../../../platform/files.ts'
import { hubKey } from '../../../platform/hub.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { assign, insertLine, lockConversation, readLines, type ConversationRow } from './store/chat.ts'
import { isDeskAttended, staffNameOf } from './store/presence.ts'

/** How long customer service counts as present after its last sign of activity. */
const PRESENT_MS = 90_000
const WORK_TOPIC = 'work'
export const CHAT_ABILITY = 'chat.answer'

type Content = { text: string } | { isImage: true }

/** A line of the signed-in member in their own conversation: CHAT_NOT_FOUND for any other. */
export async function writeAsMember(
  context: CallContext,
  conversationId: string,
  content: Content,
): Promise<{ seq: number; sentAt: Date }> {
  const { tx, merchant, actor } = context
  const conversation =
    (await lockConversation(tx, { merchantId: merchant.id, conversationId, memberId: actor.accountId })) ??
    refuse('CHAT_NOT_FOUND')
  return writeLine(context, conversation, content, { author: 'MEMBER', authorName: '' })
}

/**
 * A line of an operator. Answering an unassigned conversation takes it; CHAT_STATE for one that a colleague
 * has.
 */
export async function writeAsStaff(
  context: CallContext,
  conversationId: string,
  content: Content,
): Promise<{ seq: number; sentAt: Date }> {
  const { tx, merchant, actor } = context
  const conversation =
    (await lockConversation(tx, { merchantId: merchant.id, conversationId })) ?? refuse('CHAT_NOT_FOUND')
  if (conversation.staff_id !== null && conversation.staff_id !== actor.accountId) refuse('CHAT_STATE')
  if (conversation.staff_id === null)
    await assign(tx, conversationId, { id: actor.accountId, account: actor.claims.account })
  return writeLine(context, conversation, content, {
    author: 'STAFF',
    authorName: await staffNameOf(tx, actor.accountId),
  })
}

async function writeLine(
  context: CallContext,
  conversation: ConversationRow,
  content: Content,
  author: { author: 'MEMBER' | 'STAFF'; authorName: string },
): Promise<{ seq: number; sentAt: Date }> {
  const { text, image } =
    'text' in content
      ? { text: content.text, image: '' }
      : { text: '', image: await keepPicture(context, conversation.member_id) }
  const seq = await insertLine(context.tx, conversation, {
    ...author,
    authorId: context.actor.accountId,
    text,
    image,
    sentAt: context.now,
  })
  tellChat(context, conversation, seq)
  return { seq, sentAt: context.now }
}

/** The member and operators may read it, nobody else. */
async function keepPicture(context: CallContext, memberId: string): Promise<string> {
  const [upload, ...more] = context.uploads
  if (!upload || more.length > 0) refuse('UPLOAD_INVALID')
  const [file] = await keepImages(context, [upload], 'chat', { ownerId: memberId, ability: CHAT_ABILITY })
  return file!.name
}

/** Notifies both ends after the commit: the member's pages, and every open console. */
export function tellChat(
  context: CallContext,
  { conversation_id: conversationId, member_id: accountId }: ConversationRow,
  lastSeq: number,
): void {
  context.afterCommit(() => {
    const hub = context.use(hubKey)
    const data: ChatPush = { conversationId, lastSeq }
    hub.push({ topic: chatTopic, accountId, data: { ...data } })
    hub.push({ topic: WORK_TOPIC, data: { queue: 'chat', conversationId } })
  })
}

export async function pageOfLines(
  reader: Reader,
  conversationId: string,
  query: { beforeSeq?: number; limit?: number },
) {
  const limit = query.limit ?? 50
  const rows = await readLines(reader, conversationId, { beforeSeq: query.beforeSeq, limit })
  const hasMore = rows.length > limit
  const list = (hasMore ? rows.slice(1) : rows).map((row) => ({
    seq: row.seq,
    author: row.author,
    name: row.author_name,
    text: row.text,
    image: row.image,
    sentAt: row.sent_at,
  }))
  return { hasMore, list }
}

export const isStaffed = (context: CallContext): Promise<boolean> =>
  isDeskAttended(context.tx, context.merchant.id, new Date(context.now.getTime() - PRESENT_MS))
