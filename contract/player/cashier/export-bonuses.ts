import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { RangeQuery } from './record-fields.ts'
import { fileFormats, requirementStatuses } from './record-words.ts'

export const exportBonuses: Call<typeof exportBonusesSchemas> & { gives: 'file' } = {
  name: 'cashier/export-bonuses',
  method: 'GET',
  path: '/api/wps/report/bonus/export',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  rate: 'slow',
  gives: 'file',
  summary:
    'The turnover requirements of the bonus details as a file, with the range and filter of the screen.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportBonusesSchemas() {
  return {
    query: Type.Object({
      ...RangeQuery(),
      status: Type.Optional(OneOf(requirementStatuses)),
      format: OneOf(fileFormats),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
