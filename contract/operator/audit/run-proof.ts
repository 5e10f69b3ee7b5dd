import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'

export const runProof: Call<typeof runProofSchemas> & { isBatched: true } = {
  name: 'operator/run-proof',
  method: 'POST',
  path: '/api/operator/audit/proof',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'audit.read',
  rate: 'slow',
  isBatched: true,
  summary: 'Checks the ledger now and answers one line for each invariant.',
}
export function runProofSchemas() {
  return {
    value: Type.Object({
      at: Time(),
      ok: Type.Boolean(),
      checks: Type.Array(Type.Object({ id: Type.String(), ok: Type.Boolean(), detail: Type.String() })),
    }),
  }
}
