import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, OneOf } from '../../shared/fields.ts'
import { PromotionId } from './desk-fields.ts'

export const exportPromotionReport: Call<typeof exportPromotionReportSchemas> & { gives: 'file' } = {
  name: 'promotions/export-promotion-report',
  method: 'GET',
  path: '/api/operator/promotions/offers/:promotionId/report/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  rate: 'slow',
  gives: 'file',
  summary: 'The report of a promotion by business day, or by VIP level, as a file.',
  errors: ['PROMO_NOT_FOUND'],
}

export function exportPromotionReportSchemas() {
  return {
    params: PromotionId(),
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      by: Type.Optional(OneOf(['DAY', 'LEVEL'], 'absent: by business day')),
      format: OneOf(['CSV', 'XLSX']),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
