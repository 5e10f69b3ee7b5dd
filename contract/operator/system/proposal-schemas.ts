/** Schemas that the calls about proposals share. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

export const proposalStates = ['PENDING', 'CONFIRMED', 'REJECTED', 'EXPIRED'] as const
export type ProposalState = (typeof proposalStates)[number]
export const ProposalStateField = () => OneOf(proposalStates)

export const ProposalRow = () =>
  Type.Object({
    proposalId: Id(),
    kind: Type.String({ description: 'what happens once it is confirmed, such as kyc.level3' }),
    subject: Type.String({ description: 'its subject, as the audit log names it' }),
    title: Type.String({ description: 'the same in a readable form: a user name, a setting' }),
    state: ProposalStateField(),
    reason: Type.String(),
    changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
    requestedBy: Type.String(),
    requestedAt: Time(),
    expiresAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    firstBy: Nullable(Type.String({ description: 'who confirmed it first, where two have to' })),
    isMine: Type.Boolean({
      description: 'the caller proposed it or confirmed it first, and therefore cannot confirm it',
    }),
  })
