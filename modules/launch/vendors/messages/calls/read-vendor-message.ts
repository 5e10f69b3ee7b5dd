import { refuse } from '../../../../../contract/errors.ts'
import {
  readVendorMessage,
  readVendorMessageSchemas,
} from '../../../../../contract/operator/launch/read-vendor-message.ts'
import { isUuid } from '../../../../../kernel/ids.ts'
import { handle } from '../../../../../platform/calls.ts'
import { shownMessages } from '../shown.ts'
import { readMessageOf } from '../store/messages.ts'

export const handleReadVendorMessage = handle(
  readVendorMessage,
  readVendorMessageSchemas,
  async (context, { params }) => {
    const { tx, merchant } = context
    const found = isUuid(params.messageId)
      ? await readMessageOf(tx, merchant.id, params.messageId)
      : undefined
    const [shown] = await shownMessages(context, found ? [found] : [])
    return shown ?? refuse('MESSAGE_NOT_FOUND')
  },
)
