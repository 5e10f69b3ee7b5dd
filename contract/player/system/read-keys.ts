import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readKeys: Call<typeof readKeysSchemas> = {
  name: 'system/read-keys',
  method: 'GET',
  path: '/api/wps/system/keys',
  module: 'WPS',
  audience: 'visitor',
  summary: 'The public keys of encrypted calls, newest first (JWK set).',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
  isForConsoleToo: true,
}
export function readKeysSchemas() {
  return {
    value: Type.Object({
      keys: Type.Array(
        Type.Object({
          kty: Type.String(),
          crv: Type.String(),
          x: Type.String(),
          y: Type.String(),
          use: Type.String(),
          alg: Type.String(),
          kid: Type.String(),
        }),
      ),
    }),
  }
}
