/** Browsers of a member that take notifications. Server side only. */
import { Type } from 'typebox'
import { Id, Time } from '../../shared/fields.ts'

export const PushDevices = () =>
  Type.Object({
    publicKey: Type.String({ description: 'what the browser subscribes to, base64url' }),
    devices: Type.Array(
      Type.Object({
        deviceId: Id(),
        device: Type.String({ description: 'what the browser calls itself' }),
        addedAt: Time(),
        mark: Type.String({
          description: 'SHA-256 of its address, by which a browser knows itself, base64url',
        }),
      }),
    ),
  })
