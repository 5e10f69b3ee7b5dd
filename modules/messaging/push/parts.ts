/** Notifications on the browsers of members. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAddPushDevice } from './calls/add-push-device.ts'
import { handleReadPush } from './calls/read-push.ts'
import { handleRemovePushDevice } from './calls/remove-push-device.ts'

export const pushParts = {
  calls: [handleReadPush, handleAddPushDevice, handleRemovePushDevice],
} satisfies ModuleParts
