import {
  listTrustedDevices,
  listTrustedDevicesSchemas,
} from '../../../../contract/player/identity/list-trusted-devices.ts'
import { handle } from '../../../../platform/calls.ts'
import { deviceHash } from '../../sign-in/second-step.ts'
import { readTrustedDevices } from '../../credentials/store/factors.ts'

export const handleListTrustedDevices = handle(
  listTrustedDevices,
  listTrustedDevicesSchemas,
  async (context) => {
    const here = deviceHash(context)
    const rows = await readTrustedDevices(context.tx, context.actor.accountId)
    return {
      list: rows.map((row) => ({
        deviceId: row.device_id,
        device: row.device,
        address: row.address,
        country: row.country,
        trustedAt: row.trusted_at,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
        isCurrent: here !== null && here.equals(row.token_hash),
      })),
    }
  },
)
