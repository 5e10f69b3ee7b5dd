import {
  removePushDevice,
  removePushDeviceSchemas,
} from '../../../../contract/player/messaging/remove-push-device.ts'
import { handle } from '../../../../platform/calls.ts'
import { pushOf, removeDevice } from '../devices.ts'

export const handleRemovePushDevice = handle(
  removePushDevice,
  removePushDeviceSchemas,
  async (context, { params }) => {
    await removeDevice(context, params.deviceId)
    return pushOf(context)
  },
)
