/** Claims as the console has them. Server side only. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf, Text, Time } from '../../shared/fields.ts'
import { claimStates, promotionKinds } from '../../shared/promotion-words.ts'
import { REASON_LENGTH } from './desk-words.ts'

export const Names = () => Type.Object({ th: Text(80), en: Text(80) })

export const ClaimFields = () => ({
  claimId: Id(),
  promotionId: Id(),
  kind: OneOf(promotionKinds),
  names: Names(),
  state: OneOf(claimStates),
  amount: Amount('what was or will be credited'),
  requiredAmount: Amount('turnover that it carries'),
  currency: Currency(),
  remark: Type.String({ description: 'in the member’s words, or why it was granted' }),
  reason: Type.String({ description: 'why it was rejected, as a code or in the operator’s words' }),
  claimUntil: Nullable(Time()),
  paidAt: Nullable(Time()),
})

export const ClaimEvent = () =>
  Type.Object({
    fromState: Type.String(),
    toState: OneOf(claimStates),
    actor: Type.String({ description: 'the operator; empty for the member and the system' }),
    note: Type.String(),
    at: Time(),
  })

export const ClaimId = () => Type.Object({ claimId: Id() })
export const Reason = () => Text(REASON_LENGTH, 1)
