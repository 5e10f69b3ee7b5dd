import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { RangeQuery } from './record-fields.ts'
import { fileFormats } from './record-words.ts'

export const exportProfit: Call<typeof exportProfitSchemas> & { gives: 'file' } = {
  name: 'cashier/export-profit',
  method: 'GET',
  path: '/api/wps/report/profit/export',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  rate: 'slow',
  gives: 'file',
  summary:
    'Personal profit and loss of a range as a file: one row for each business day, and the sums of the screen at the end.',
  errors: [],
}

export function exportProfitSchemas() {
  return {
    query: Type.Object({ ...RangeQuery(), format: OneOf(fileFormats) }),
    value: Type.String({ description: 'the file' }),
  }
}
