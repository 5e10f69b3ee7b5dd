import {
  listVendorMessages,
  listVendorMessagesSchemas,
} from '../../../../../contract/operator/launch/list-vendor-messages.ts'
import { boundsOf } from '../../../../../kernel/calendar.ts'
import { handle } from '../../../../../platform/calls.ts'
import { shownMessages } from '../shown.ts'
import { messagePage } from '../store/messages.ts'

export const handleListVendorMessages = handle(
  listVendorMessages,
  listVendorMessagesSchemas,
  async (context, { params, query }) => {
    const { merchant, tx } = context
    const { pageNo = 1, pageSize = 20, direction, call, result, reference } = query
    const page = await messagePage(tx, {
      merchantId: merchant.id,
      vendor: params.vassalage,
      direction,
      call,
      result,
      reference: reference?.trim() || undefined,
      ...boundsOf(query, merchant.timeZone),
      pageNo,
      pageSize,
    })
    return { ...page, list: await shownMessages(context, page.list) }
  },
)
