import { Type } from 'typebox'
import { PaymentFields } from '../../../shared/agent-pay.ts'
import { Id, Nullable, Text, Time } from '../../../shared/fields.ts'

export const REASON_LENGTH = 140
/** As many as one press may decide about. */
export const MOST_AT_ONCE = 100

/** What the desk sees of a payment beyond what its agent does. */
export const DeskPaymentFields = () => ({
  ...PaymentFields(),
  agentId: Id(),
  account: Type.String(),
  giverId: Nullable(Id('null: the house')),
  writtenBy: Type.String({ description: 'who wrote the terms of the contract' }),
  approvedBy: Nullable(Type.String()),
  heldBy: Nullable(Type.String()),
  heldReason: Nullable(Type.String()),
  heldAt: Nullable(Time()),
  abilities: Type.Array(Type.String({ description: 'approve, hold, release' })),
})

export const PaymentIds = () => Type.Array(Id(), { minItems: 1, maxItems: MOST_AT_ONCE })
export const Reason = () => Text(REASON_LENGTH, 3)
