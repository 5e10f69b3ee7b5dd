import { refuse } from '../../../../contract/errors.ts'
import {
  findLineReceiver,
  findLineReceiverSchemas,
} from '../../../../contract/player/cashier/find-line-receiver.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf } from '../../../identity/index.ts'
import { receiverOf } from '../line-transfers.ts'
import { maskName } from '../rules/line-transfers.ts'

export const handleFindLineReceiver = handle(
  findLineReceiver,
  findLineReceiverSchemas,
  async ({ tx, merchant, actor, now }, { query }) => {
    const sender = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
    if (!sender) refuse('TRANSFER_NOT_ALLOWED')
    const receiver = await receiverOf(tx, sender, 'DOWN', query.account.trim(), now)
    return { account: receiver.username, name: maskName(receiver.payeeName ?? receiver.nickname ?? '') }
  },
)
