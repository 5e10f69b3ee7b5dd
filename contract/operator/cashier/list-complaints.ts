import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ComplaintView } from '../../shared/cashier-schemas.ts'
import { complaintStates } from '../../shared/cashier-states.ts'
import { Amount, Currency, Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'

export const listComplaints: Call<typeof listComplaintsSchemas> = {
  name: 'cashier/list-complaints',
  method: 'GET',
  path: '/api/operator/complaints',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.read',
  summary: 'Complaints about withdrawals that had ended; open ones with the oldest first.',
  errors: [],
}

export function listComplaintsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, state: Type.Optional(OneOf(complaintStates)) }),
    value: PageOf(
      Type.Intersect([
        ComplaintView(),
        Type.Object({
          withdrawalId: Id(),
          memberId: Id(),
          account: Type.String(),
          amount: Amount(),
          currency: Currency(),
          openedBy: Type.String(),
          approvals: Type.Integer({ description: 'operators who have asked to uphold it' }),
          approvalsNeeded: Type.Integer(),
          abilities: Type.Array(
            Type.String({ description: 'what this operator may do now: uphold, decline' }),
          ),
        }),
      ]),
    ),
  }
}
