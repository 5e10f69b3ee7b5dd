/** Schemas that the calls about bank statements share. Server side only. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf, Text, Time } from '../../shared/fields.ts'
import { lineOutcomes, statementStates } from '../../shared/statement-words.ts'

export const OutcomeCounts = () =>
  Type.Array(Type.Object({ outcome: OneOf(lineOutcomes), count: Type.Integer(), amount: Amount() }))

export const StatementRow = () =>
  Type.Object({
    importId: Id(),
    account: Type.String({ description: 'the account of the statement, e.g. KBANK:1234567890' }),
    fileName: Type.String(),
    state: OneOf(statementStates, 'WAITING: for a second operator · RUNNING: its lines are being matched'),
    lineCount: Type.Integer(),
    outgoingCount: Type.Integer({ description: 'lines of money that left the account; they are skipped' }),
    totalAmount: Amount(),
    newAmount: Amount('of lines that were not told before'),
    currency: Currency(),
    counts: OutcomeCounts(),
    requestedBy: Type.String(),
    requestedAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    abilities: Type.Array(
      Type.String({ description: 'what this operator may do with it now: confirm, reject' }),
    ),
  })

export const StatementLineRow = () =>
  Type.Object({
    lineId: Id(),
    importId: Nullable(Id()),
    lineNo: Type.Integer({ description: 'line in the file; 0 if the bank reported it itself' }),
    account: Type.String(),
    reference: Type.String(),
    paidFrom: Time('the earliest moment it can have been paid'),
    paidUntil: Time('the latest'),
    amount: Amount(),
    currency: Currency(),
    payerName: Type.String(),
    payerBank: Type.String(),
    payerAccount: Type.String(),
    description: Type.String(),
    outcome: OneOf(lineOutcomes),
    reason: Nullable(Type.String({ description: 'NO_DEPOSIT or AMBIGUOUS' })),
    depositId: Nullable(Id()),
    remark: Nullable(Type.String()),
    approvals: Type.Integer(),
    approvalsNeeded: Type.Integer(),
    abilities: Type.Array(
      Type.String({ description: 'what this operator may do with it now: assign, setAside' }),
    ),
  })

export const LineQuery = () => ({
  importId: Type.Optional(Id()),
  outcome: Type.Optional(OneOf(lineOutcomes)),
  query: Type.Optional(Text(64)),
})
