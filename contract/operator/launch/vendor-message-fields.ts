/** One message between the platform and a vendor. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { messageCalls, messageDirections, messageResults } from './vendor-message-words.ts'

export const MessageDirection = () =>
  OneOf(messageDirections, 'IN: the vendor asked the house; OUT: the house asked the vendor')
export const MessageCall = () => OneOf(messageCalls)
export const MessageResult = () =>
  OneOf(messageResults, 'FAILED: the house was busy, or the vendor gave no answer that can be read')

export const VendorMessage = () => ({
  messageId: Id(),
  vendor: Type.String(),
  at: Time('when it was answered'),
  direction: MessageDirection(),
  call: Type.String(),
  status: Type.String({
    description:
      'status of the answer; without an answer: HTTP and a number, TIMEOUT, BROKEN, NO_ANSWER, ADDRESS_REFUSED',
  }),
  result: MessageResult(),
  httpStatus: Nullable(Type.Integer()),
  durationMs: Type.Integer(),
  reference: Nullable(Type.String({ description: 'the id of the transaction' })),
  roundId: Nullable(Type.String()),
  memberId: Nullable(Type.String()),
  account: Nullable(Type.String({ description: 'the member by name' })),
  resend: Nullable(
    OneOf(
      ['ASK', 'REPEAT'],
      'ASK: what became of the transfer; REPEAT: the same question again; null: not this message, or not by this operator',
    ),
  ),
})
