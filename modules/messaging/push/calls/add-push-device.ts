import { addPushDevice, addPushDeviceSchemas } from '../../../../contract/player/messaging/add-push-device.ts'
import { handle } from '../../../../platform/calls.ts'
import { addDevice, pushOf } from '../devices.ts'

export const handleAddPushDevice = handle(addPushDevice, addPushDeviceSchemas, async (context, { body }) => {
  await addDevice(context, body)
  return pushOf(context)
})
