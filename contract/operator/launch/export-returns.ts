import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

export const exportReturns: Call<typeof exportReturnsSchemas> & { gives: 'file' } = {
  name: 'launch/export-returns',
  method: 'GET',
  path: '/api/operator/returns/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rtp.read',
  rate: 'slow',
  gives: 'file',
  summary: 'The returns of every game as a file.',
  errors: [],
}

export function exportReturnsSchemas() {
  return {
    query: Type.Object({ format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
