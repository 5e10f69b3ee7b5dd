import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, Nullable, OneOf, SignedAmount, Time } from '../../shared/fields.ts'

export const readDashboard: Call<typeof readDashboardSchemas> = {
  name: 'operator/read-dashboard',
  method: 'GET',
  path: '/api/operator/dashboard',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'dashboard.read',
  summary: 'The merchant’s figures, all from the ledger: today by the hour, or 7 or 30 days by the day.',
}

const figures = () =>
  Type.Object({
    ggrAmount: SignedAmount('stakes less payouts of settled rounds, by the settlement'),
    ggrBeforeAmount: SignedAmount('of as much time just before'),
    depositAmount: Amount(),
    depositCount: Type.Integer(),
    withdrawalAmount: Amount(),
    withdrawalCount: Type.Integer(),
    onlineCount: Type.Integer({ description: 'members seen within five minutes' }),
    activeCount: Type.Integer({ description: 'members who have placed a bet' }),
    registeredCount: Type.Integer(),
    signedInCount: Type.Integer(),
  })

const health = () =>
  Type.Object({
    siteStatus: Type.Integer(),
    siteEndTime: Nullable(Time()),
    lastDepositAt: Nullable(Time()),
    lastPayoutAt: Nullable(Time()),
    proof: Nullable(Type.Object({ at: Time(), ok: Type.Boolean(), failed: Type.Array(Type.String()) })),
    eventsWaiting: Type.Integer({ description: 'events that are not delivered yet' }),
  })

export function readDashboardSchemas() {
  const period = () => OneOf(['TODAY', 'WEEK', 'MONTH'])
  return {
    query: Type.Object({ period: Type.Optional(period()) }),
    value: Type.Object({
      period: period(),
      currency: Currency(),
      from: Time(),
      to: Time(),
      figures: figures(),
      series: Type.Array(
        Type.Object({
          start: Time(),
          ggrAmount: Nullable(SignedAmount('null: still to come')),
          ggrBeforeAmount: SignedAmount(),
        }),
      ),
      days: Type.Array(
        Type.Object({ date: BusinessDate(), depositAmount: Amount(), withdrawalAmount: Amount() }),
      ),
      hours: Type.Array(
        Type.Object({
          weekday: Type.Integer({ description: '0 is Monday' }),
          hour: Type.Integer(),
          stakeAmount: Amount(),
        }),
        { description: 'stakes of four weeks by weekday and hour, by the time at which they were placed' },
      ),
      vendors: Type.Array(
        Type.Object({
          vendor: Type.String(),
          stakeAmount: Amount(),
          payoutAmount: Amount(),
          ggrAmount: SignedAmount(),
          returnRate: Nullable(Type.String({ description: 'payouts / stakes, decimal' })),
        }),
        { description: 'settled rounds, by the settlement' },
      ),
      health: health(),
    }),
  }
}
