import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { OpenRoundFilter } from './open-round-fields.ts'

export const exportOpenRounds: Call<typeof exportOpenRoundsSchemas> & { gives: 'file' } = {
  name: 'launch/export-open-rounds',
  method: 'GET',
  path: '/api/operator/rounds/open/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rounds.read',
  rate: 'slow',
  gives: 'file',
  summary: 'Open rounds as a file, with the filters of the screen.',
  errors: ['EXPORT_TOO_LONG'],
}
export function exportOpenRoundsSchemas() {
  return {
    query: Type.Object({ ...OpenRoundFilter(), format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
