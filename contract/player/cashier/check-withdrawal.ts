import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, Time } from '../../shared/fields.ts'

export const checkWithdrawal: Call<typeof checkWithdrawalSchemas> = {
  name: 'cashier/check-withdrawal', method: 'GET', path: '/api/wps/withdraw/check', module: 'WPS', audience: 'member', openTo: ['restricted'],
  summary: 'What may be withdrawn now, what it costs, and what stands in the way first.', errors: [],
}

export function checkWithdrawalSchemas() {
  return {
    value: Type.Object({
      withdrawableAmount: Amount(),
      feeAmount: Amount('of the next withdrawal'),
      minAmount: Amount(),
      maxAmount: Amount('of the next withdrawal: the least of the limits that apply'),
      leftToday: Type.Integer({ description: 'how many more today' }),
      leftTodayAmount: Amount('how much more today'),
      freeLeftToday: Type.Integer({ description: 'how many more today without a fee' }),
      currency: Currency(),
      balance: Amount(),
      bonusAmount: Amount(),
      lockedAmount: Amount(),
      requirements: Type.Array(Type.Object({
        source: Type.String({ description: 'DEPOSIT, BONUS …' }),
        requiredAmount: Amount(),
        doneAmount: Amount(),
        leftAmount: Amount(),
        createdAt: Time(),
        expiresAt: Nullable(Time()),
        counts: Type.Array(Type.Object({ product: Type.String({ description: 'LIVE, SPORTS …' }), percent: Type.Integer() }), { description: 'how much of a valid bet counts where it differs from the rest' }),
        otherPercent: Type.Integer({ description: 'how much of every other valid bet counts' }),
      })),
      firstFailure: Nullable(Type.String({ description: 'the error code that a withdrawal would be refused with; null when none stands in the way' })),
      firstFailureParams: Type.Array(Type.String({ description: 'fills {0}, {1} of its sentence' })),
      isCancelLocked: Type.Boolean({ description: 'the member gave up taking withdrawals back' }),
      confirmMinutes: Type.Integer({ description: 'after the payout: time to confirm before it counts as received' }),
    }),
  }
}
