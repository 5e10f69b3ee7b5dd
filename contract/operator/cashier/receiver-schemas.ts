/** Schemas that the calls about the house's own accounts share. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, PositiveAmount, Text, Time } from '../../shared/fields.ts'
import { receiverChannels } from '../../shared/receiver-words.ts'

/** What one operator may change of an account. */
export const ReceiverRules = () => ({
  dailyLimit: Nullable(PositiveAmount('of one business day; null is without a limit of our own')),
  rank: Type.Integer({ minimum: 1, maximum: 99, description: 'lower ones are used first; those of one rank take turns' }),
  note: Text(140),
})

/** An account as everybody at the desk sees it. */
export const ReceiverNumbers = () => ({
  channel: OneOf(receiverChannels),
  bankCode: Nullable(Type.String({ description: 'abbreviation, e.g. KBANK' })),
  accountNo: Type.String({ description: 'account number, PromptPay id or wallet number' }),
  holderName: Type.String(),
  settlesTo: Nullable(Type.String({ description: 'the bank account a PromptPay id pays into, e.g. KBANK:1234567890' })),
  codeText: Nullable(Type.String({ description: 'of a PromptPay id: the QR code that lets the payer choose the amount' })),
})

export const ReceiverChangeRow = () => Type.Object({
  changeId: Id(), ...ReceiverNumbers(), ...ReceiverRules(), requestedBy: Type.String(), requestedAt: Time(),
  isMine: Type.Boolean({ description: 'asked for by the caller, who therefore cannot confirm it' }),
})

export const ReceiverChangeState = () => Type.Object({ changeId: Id(), state: OneOf(['PENDING', 'CONFIRMED', 'REJECTED']) })
