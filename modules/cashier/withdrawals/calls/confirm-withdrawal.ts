import { refuse, refuseFields } from '../../../../contract/errors.ts'
import {
  confirmWithdrawal,
  confirmWithdrawalSchemas,
} from '../../../../contract/player/cashier/confirm-withdrawal.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepImages } from '../../../../platform/files.ts'
import { endPaid, moveWithdrawal } from '../withdrawal-states.ts'
import { partsOfWithdrawal } from '../payouts.ts'
import { readWithdrawalOf } from '../store/withdrawals.ts'

export const handleConfirmWithdrawal = handle(
  confirmWithdrawal,
  confirmWithdrawalSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const withdrawal = await readWithdrawalOf(
      tx,
      { merchantId: merchant.id, memberId: actor.accountId },
      params.withdrawalId,
    )
    if (!withdrawal) refuse('WD_NOT_FOUND')
    if (withdrawal.state !== 'CONFIRM_WAIT') refuse('WD_NOT_CONFIRMABLE')
    const mover = { actor: actor.claims.account, now, remark: body.remark }
    const change = body.remark ? { memberRemark: body.remark } : {}
    if (body.action !== 'NOT_RECEIVED') {
      // CONFIRM_WAIT begins with the last part, so received and all received mean the same here.
      const received = await endPaid(tx, withdrawal, 'RECEIVED', change, mover)
      if (!received) refuse('WD_NOT_CONFIRMABLE')
      return { state: received.state }
    }
    const missingParts = [...new Set((body.missingParts ?? '').split(',').filter(Boolean).map(Number))]
    const known = new Set((await partsOfWithdrawal(tx, withdrawal.withdrawalId)).map((part) => part.partNo))
    if (missingParts.some((partNo) => !known.has(partNo)))
      refuseFields([{ field: 'missingParts', rule: 'enum' }])
    const images = await keepImages(context, context.uploads, 'withdrawal-dispute', {
      ownerId: actor.accountId,
      ability: 'withdrawals.read',
    })
    const dispute = {
      reason: body.reason ?? ('NOT_ARRIVED' as const),
      images: images.map((image) => image.name),
      missingParts,
    }
    const disputed = await moveWithdrawal(tx, withdrawal, 'DISPUTED', { ...change, dispute }, mover)
    if (!disputed) refuse('WD_NOT_CONFIRMABLE')
    return { state: disputed.state }
  },
)
