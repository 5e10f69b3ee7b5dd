import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency } from '../../shared/fields.ts'

export const countWaitingWork: Call<typeof countWaitingWorkSchemas> = {
  name: 'operator/count-waiting-work',
  method: 'GET',
  path: '/api/operator/work',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'dashboard.read',
  summary: 'How many items of each kind wait for an operator.',
}
export function countWaitingWorkSchemas() {
  return {
    value: Type.Object({
      withdrawalsWaiting: Type.Integer(),
      withdrawalsWaitingAmount: Amount(),
      withdrawalsLate: Type.Integer({ description: 'waiting for more than 15 minutes' }),
      withdrawalsLateAmount: Amount(),
      depositsInReview: Type.Integer(),
      adjustmentsWaiting: Type.Integer(),
      changesWaiting: Type.Integer(),
      proposalsWaiting: Type.Integer({ description: 'of the kinds that the caller may decide' }),
      chatsWaiting: Type.Integer(),
      feedbackOpen: Type.Integer(),
      applicationsWaiting: Type.Integer({ description: 'members who applied for a promotion' }),
      kycWaiting: Type.Integer(),
      membersHeld: Type.Integer(),
      ringsOpen: Type.Integer(),
      returnAlarms: Type.Integer({ description: 'games outside tolerance that nobody has acknowledged' }),
      suspicionsOpen: Type.Integer({
        description: 'suspected collusion in rooms that nobody has decided on',
      }),
      currency: Currency(),
    }),
  }
}
