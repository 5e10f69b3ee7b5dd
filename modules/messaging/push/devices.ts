/** The browsers of a member that take notifications. */
import { createHash } from 'node:crypto'
import { refuseFields } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { hasPushKeys, pushServiceOf, type PushDevice } from '../../../platform/web-push.ts'
import { publicPushKey } from './keys.ts'
import { deleteDevice, readDevices, upsertDevice } from './store/devices.ts'

/** More than anybody uses; the oldest gives way. */
const MOST_DEVICES = 5

const memberOf = ({ merchant, actor }: CallContext) => ({
  merchantId: merchant.id,
  accountId: actor.accountId,
})

export async function pushOf(context: CallContext) {
  const devices = await readDevices(context.tx, memberOf(context))
  return {
    publicKey: await publicPushKey(context.tx),
    devices: devices.map(({ deviceId, device, addedAt, endpoint }) => ({
      deviceId,
      device,
      addedAt,
      mark: createHash('sha256').update(endpoint).digest('base64url'),
    })),
  }
}

/** REQUEST_INVALID at the address that is of no known push service, and at keys that are none. */
export async function addDevice(context: CallContext, device: PushDevice): Promise<void> {
  const { tx, config, now, userAgent } = context
  if (!pushServiceOf(device.endpoint, config.pushServices))
    refuseFields([{ field: 'endpoint', rule: 'format' }])
  if (!hasPushKeys(device)) refuseFields([{ field: 'p256dh', rule: 'format' }])
  const { merchantId, accountId } = memberOf(context)
  const row = { ...device, deviceId: newId(), accountId, device: userAgent, addedAt: now }
  await upsertDevice(tx, merchantId, row, MOST_DEVICES)
}

export const removeDevice = (context: CallContext, deviceId: string): Promise<void> =>
  deleteDevice(context.tx, memberOf(context), deviceId)
