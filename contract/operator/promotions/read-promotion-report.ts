import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, OneOf, SignedAmount } from '../../shared/fields.ts'
import { PromotionId, PromotionRow } from './desk-fields.ts'
import { claimOutcomes } from './desk-words.ts'

export const readPromotionReport: Call<typeof readPromotionReportSchemas> = {
  name: 'promotions/read-promotion-report',
  method: 'GET',
  path: '/api/operator/promotions/offers/:promotionId/report',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  rate: 'slow',
  summary:
    'What a promotion cost and did, in all, by business day, newest first, and by VIP level; the members are those who received something from it.',
  errors: ['PROMO_NOT_FOUND'],
}

/** What a day, a level and the whole share. */
const Figures = () => ({
  claimCount: Type.Integer({ description: 'claims that were credited' }),
  memberCount: Type.Integer({ description: 'members who were credited' }),
  costAmount: Amount('credited'),
  requiredAmount: Amount('turnover that was opened'),
  depositAmount: Amount('that these members paid in'),
  stakeAmount: SignedAmount('that they staked'),
  resultAmount: SignedAmount('stakes less payouts: what the house kept of their play'),
  afterCostAmount: SignedAmount('the result less the cost'),
})

export function readPromotionReportSchemas() {
  return {
    params: PromotionId(),
    query: Type.Object({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) }),
    value: Type.Object({
      promotion: Type.Object(PromotionRow()),
      from: BusinessDate(),
      to: BusinessDate(),
      total: Type.Object({
        ...Figures(),
        doneAmount: Amount('turnover that was made so far'),
      }),
      days: Type.Array(Type.Object({ date: BusinessDate(), ...Figures() })),
      levels: Type.Array(
        Type.Object({
          level: Type.Integer(),
          names: Type.Object({ th: Type.String(), en: Type.String() }),
          ...Figures(),
        }),
        { description: 'by the VIP level that the members have now; together the whole' },
      ),
      outcomes: Type.Array(
        Type.Object({
          outcome: OneOf(claimOutcomes),
          claimCount: Type.Integer(),
          costAmount: Amount('as it was credited'),
        }),
        { description: 'what became of the claims by now, each outcome once; together the whole' },
      ),
    }),
  }
}
