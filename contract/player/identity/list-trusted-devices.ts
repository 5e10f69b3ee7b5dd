import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'

export const listTrustedDevices: Call<typeof listTrustedDevicesSchemas> = {
  name: 'identity/list-trusted-devices',
  method: 'GET',
  path: '/api/wps/member/trustedDevices',
  module: 'WPS',
  audience: 'member',
  summary: 'Devices that sign in without a second step.',
  openTo: ['restricted'],
}
export function listTrustedDevicesSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          deviceId: Type.String(),
          device: Type.String(),
          address: Type.String(),
          country: Type.String(),
          trustedAt: Time(),
          lastSeenAt: Time(),
          expiresAt: Time(),
          isCurrent: Type.Boolean(),
        }),
      ),
    }),
  }
}
