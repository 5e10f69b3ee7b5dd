/** Deposit channels: the merchant's receiving accounts, and pauses. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeReceiver } from './calls/change-receiver.ts'
import { handleConfirmReceiver } from './calls/confirm-receiver.ts'
import { handleListReceivers } from './calls/list-receivers.ts'
import { handlePauseChannel } from './calls/pause-channel.ts'
import { handleProposeReceiver } from './calls/propose-receiver.ts'
import { handleRejectReceiver } from './calls/reject-receiver.ts'
import { handleResumeChannel } from './calls/resume-channel.ts'

export const channelParts = {
  calls: [
    handleListReceivers,
    handleProposeReceiver,
    handleConfirmReceiver,
    handleRejectReceiver,
    handleChangeReceiver,
    handlePauseChannel,
    handleResumeChannel,
  ],
} satisfies ModuleParts
