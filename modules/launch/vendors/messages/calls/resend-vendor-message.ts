import { refuse } from '../../../../../contract/errors.ts'
import {
  resendVendorMessage,
  resendVendorMessageSchemas,
} from '../../../../../contract/operator/launch/resend-vendor-message.ts'
import { isUuid } from '../../../../../kernel/ids.ts'
import { appendAudit } from '../../../../../platform/audit-log.ts'
import { handleBatched, type BatchedContext } from '../../../../../platform/calls.ts'
import { vendorDirectoryKey } from '../../access/vendors.ts'
import { pocketsKey } from '../../pockets/pockets.ts'
import { messageLogKey } from '../message-log.ts'
import { resendOf } from '../rules/resend-message.ts'
import { readMessageOf, type WholeMessage } from '../store/messages.ts'
import { transfersByIds, type TransferState } from '../../pockets/store/pockets.ts'

/** Without a transaction of its own: the vendor may answer slowly. */
export const handleResendVendorMessage = handleBatched(
  resendVendorMessage,
  resendVendorMessageSchemas,
  async (context, { params }) => {
    const { actor, address, database, merchant } = context
    const message = isUuid(params.messageId)
      ? await readMessageOf(database.kysely, merchant.id, params.messageId)
      : undefined
    if (!message) refuse('MESSAGE_NOT_FOUND')
    const outcome = await askAgain(context, message)
    // The message just sent is in the list at once.
    await context.use(messageLogKey).flush()
    await database.transaction((tx) =>
      appendAudit(tx, {
        actor: actor.claims.account,
        action: 'vendor.resend',
        subject: `vendor:${message.vendor}`,
        detail: {
          call: message.call,
          reference: message.reference,
          messageId: message.messageId,
          ...outcome,
          address,
          merchantId: merchant.id,
        },
      }),
    )
    return outcome
  },
)

async function askAgain(
  context: BatchedContext,
  message: WholeMessage,
): Promise<{ answer: string; state: Standing | null }> {
  const { kysely } = context.database
  const pockets = context.use(pocketsKey)
  const vendor = context.use(vendorDirectoryKey).find(message.vendor)
  const find = async () =>
    (await transfersByIds(kysely, [message.reference ?? ''])).get(message.reference ?? '')
  const transfer = await find()
  const how = resendOf(message, transfer?.state, typeof vendor?.apiUrl === 'string')
  if (how === null || !vendor) refuse('MESSAGE_STATE')
  if (!transfer) return { answer: (await pockets.compare(vendor, message.memberId!)).answer, state: null }
  if (how === 'ASK') {
    await pockets.ask(transfer.transferId)
    const after = (await find())!
    return { answer: after.lastAnswer ?? '', state: standing(after.state) }
  }
  const state = standing(transfer.state)
  return { answer: (await pockets.compareTransfer(vendor, { ...transfer, state })).answer, state }
}

type Standing = Exclude<TransferState, 'REFUSED'>

/** A refused transfer was never sent, so there is no message about it. */
function standing(state: TransferState): Standing {
  return state === 'REFUSED' ? 'RETURNED' : state
}
