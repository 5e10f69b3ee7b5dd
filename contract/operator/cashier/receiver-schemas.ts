/** Schemas that the calls about the merchant's own accounts share. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, PositiveAmount, Text, Time } from '../../shared/fields.ts'
import { receiverChannels } from '../../shared/receiver-words.ts'

/** What one operator may change on an account. */
export const ReceiverRules = () => ({
  dailyLimit: Nullable(PositiveAmount('of one business day; null is without a limit of our own')),
  rank: Type.Integer({
    minimum: 1,
    maximum: 99,
    description: 'lower ranks are used first; accounts of one rank take turns',
  }),
  note: Text(140),
})

/** An account as all operators with access see it. */
export const ReceiverNumbers = () => ({
  channel: OneOf(receiverChannels),
  bankCode: Nullable(Type.String({ description: 'abbreviation, e.g. KBANK' })),
  accountNo: Type.String({ description: 'account number, PromptPay id or wallet number' }),
  holderName: Type.String(),
  settlesTo: Nullable(
    Type.String({ description: 'the bank account a PromptPay id pays into, e.g. KBANK:1234567890' }),
  ),
  codeText: Nullable(
    Type.String({
      description: 'of a PromptPay id: the QR code without an amount, which lets the payer choose it',
    }),
  ),
})

export const ReceiverChangeRow = () =>
  Type.Object({
    changeId: Id(),
    ...ReceiverNumbers(),
    ...ReceiverRules(),
    requestedBy: Type.String(),
    requestedAt: Time(),
    isMine: Type.Boolean({ description: 'the caller proposed it and therefore cannot confirm it' }),
  })

export const ReceiverChangeState = () =>
  Type.Object({ changeId: Id(), state: OneOf(['PENDING', 'CONFIRMED', 'REJECTED']) })
