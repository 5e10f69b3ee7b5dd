import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { BetQuery } from './record-fields.ts'
import { fileFormats } from './record-words.ts'

export const exportBets: Call<typeof exportBetsSchemas> & { gives: 'file' } = {
  name: 'cashier/export-bets',
  method: 'GET',
  path: '/api/wps/report/bets/export',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  rate: 'slow',
  gives: 'file',
  summary: 'The betting record as a file, with the range and filters of the screen.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportBetsSchemas() {
  return {
    query: Type.Object({ ...BetQuery(), format: OneOf(fileFormats) }),
    value: Type.String({ description: 'the file' }),
  }
}
