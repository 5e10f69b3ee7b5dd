import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readOperation: Call<typeof readOperationSchemas> = {
  name: 'system/read-operation',
  method: 'GET',
  path: '/api/wps/operations/:key',
  module: 'WPS',
  audience: 'player',
  summary: 'The first answer kept under a request key of this account.',
  openTo: ['restricted'],
  errors: ['OPERATION_NOT_FOUND'],
}
export function readOperationSchemas() {
  return {
    params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\x20-\\x7e]+$' }) }),
    query: Type.Object({
      call: Type.Optional(
        Type.String({
          maxLength: 80,
          description: 'module/verb-noun, if one key was used for several calls',
        }),
      ),
    }),
    value: Type.Object({
      call: Type.String(),
      status: Type.Integer({ description: 'HTTP status of the first answer' }),
      success: Type.Boolean(),
      code: Type.Optional(Type.String()),
      message: Type.String(),
      value: Type.Optional(Type.Unknown()),
    }),
  }
}
