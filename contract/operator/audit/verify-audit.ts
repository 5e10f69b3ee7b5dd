import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'

export const verifyAudit: Call<typeof verifyAuditSchemas> = {
  name: 'operator/verify-audit',
  method: 'GET',
  path: '/api/operator/audit/verify',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'audit.read',
  rate: 'slow',
  summary: 'Verifies the whole hash chain of the audit log.',
}
export function verifyAuditSchemas() {
  return {
    value: Type.Object({
      ok: Type.Boolean(),
      checked: Type.Integer({ description: 'number of rows that verify, from the first' }),
      brokenAt: Nullable(Type.Integer({ description: 'the first row that does not verify' })),
    }),
  }
}
