import {
  forgetTrustedDevice,
  forgetTrustedDeviceSchemas,
} from '../../../../contract/player/identity/forget-trusted-device.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { deleteTrustedDevice } from '../../credentials/store/factors.ts'

export const handleForgetTrustedDevice = handle(
  forgetTrustedDevice,
  forgetTrustedDeviceSchemas,
  async (context, { params }) => {
    if (!(await deleteTrustedDevice(context.tx, context.actor.accountId, params.deviceId)))
      refuse('LOGIN_NOT_FOUND')
    return {}
  },
)
