import { listOutbox, listOutboxSchemas } from '../../contract/player/dev/list-outbox.ts'
import { handle } from '../../platform/calls.ts'
import { listMessages } from '../../modules/system/index.ts'

export const handleListOutbox = handle(listOutbox, listOutboxSchemas, async (context, { query }) => {
  const { pageNo, pageSize } = query
  return listMessages(context.tx, {
    merchantId: context.merchant.id,
    to: recipientOf(query.to),
    pageNo,
    pageSize,
  })
})

/** A plus sign in an address line arrives as a space, and people write numbers as they dial them. */
function recipientOf(to: string | undefined): string | undefined {
  if (!to || !/^[0-9 +()-]+$/.test(to)) return to
  const digits = to.replaceAll(/[^0-9]/g, '')
  return `+${digits.replace(/^0/, '66')}`
}
