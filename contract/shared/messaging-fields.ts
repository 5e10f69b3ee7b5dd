/** Schemas of messages, chat and feedback that players and operators share. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Text, Time } from './fields.ts'
import {
  chatAuthors,
  chatStates,
  CHAT_TEXT_LENGTH,
  feedbackKinds,
  feedbackStates,
} from './messaging-words.ts'

/** An address of this site, '' for none. */
export const SiteLink = () =>
  Type.String({ maxLength: 200, pattern: '^(/|/[A-Za-z0-9_?=&#.-][A-Za-z0-9_?=&#/.-]*)?$' })
/** The name of a private picture: `GET /files/<name>` with the session's token. */
export const FileName = () => Type.String({ maxLength: 64 })

export const ConversationId = () => Type.Object({ conversationId: Id() })
export const ChatText = () => Type.Object({ text: Text(CHAT_TEXT_LENGTH, 1) })
export const ChatSeen = () =>
  Type.Object({
    seq: Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'the last line that was read' }),
  })
/** Lines before one of them, newest page first. */
export const ChatBefore = () =>
  Type.Object({
    beforeSeq: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  })
export const ChatLine = () =>
  Type.Object({
    seq: Type.Integer(),
    author: OneOf(chatAuthors, 'STAFF only for lines that an operator wrote'),
    name: Type.String({ description: "the staff's chosen name; empty for the member" }),
    text: Type.String(),
    image: FileName(),
    sentAt: Time(),
  })
export const SentLine = () => Type.Object({ seq: Type.Integer(), sentAt: Time() })
export const ChatStateField = () => OneOf(chatStates)

export const FeedbackRow = () => ({
  feedbackId: Id(),
  kind: OneOf(feedbackKinds),
  content: Type.String(),
  images: Type.Array(FileName()),
  status: OneOf(feedbackStates),
  answer: Type.String(),
  sentAt: Time(),
  answeredAt: Nullable(Time()),
})

/** A page with data beside its rows. */
export const PageWith = <
  Row extends Parameters<typeof Type.Array>[0],
  const More extends Record<string, Row | Parameters<typeof Type.Array>[0]>,
>(
  row: Row,
  more: More,
) =>
  Type.Object({
    list: Type.Array(row),
    pageNo: Type.Integer(),
    totalPages: Type.Integer(),
    totalCount: Type.Integer(),
    ...more,
  })
