/** The list of vendors' messages, as part of the launch module's door. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleListVendorMessages } from './calls/list-vendor-messages.ts'
import { handleReadVendorMessage } from './calls/read-vendor-message.ts'
import { handleResendVendorMessage } from './calls/resend-vendor-message.ts'
import { dropVendorMessagesJob } from './jobs/drop-vendor-messages.ts'

export const messageParts = {
  calls: [handleListVendorMessages, handleReadVendorMessage, handleResendVendorMessage],
  jobs: [dropVendorMessagesJob],
} satisfies ModuleParts
