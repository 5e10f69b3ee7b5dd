import { refuse } from '../../../../contract/errors.ts'
import {
  complainWithdrawal,
  complainWithdrawalSchemas,
} from '../../../../contract/player/cashier/complain-withdrawal.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepImages } from '../../../../platform/files.ts'
import { complain } from '../complaints.ts'
import { readWithdrawalOf } from '../store/withdrawals.ts'

export const handleComplainWithdrawal = handle(
  complainWithdrawal,
  complainWithdrawalSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor } = context
    const withdrawal = await readWithdrawalOf(
      tx,
      { merchantId: merchant.id, memberId: actor.accountId },
      params.withdrawalId,
    )
    if (!withdrawal) refuse('WD_NOT_FOUND')
    const images = await keepImages(context, context.uploads, 'withdrawal-complaint', {
      ownerId: actor.accountId,
      ability: 'withdrawals.read',
    })
    return complain(context, withdrawal, { ...body, images: images.map((image) => image.name) })
  },
)
