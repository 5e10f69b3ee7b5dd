import { refuse } from '../../../../contract/errors.ts'
import { forceReceipt, forceReceiptSchemas } from '../../../../contract/operator/cashier/force-receipt.ts'
import { PROOF_IMAGES } from '../../../../contract/shared/cashier-states.ts'
import { moneyText } from '../../../../kernel/money.ts'
import { handle } from '../../../../platform/calls.ts'
import { momentTexts } from '../../../../platform/moment-text.ts'
import { keepImages } from '../../../../platform/files.ts'
import { settingsOf } from '../../../system/index.ts'
import { decide, RESOLVERS } from '../../shared/four-eyes.ts'
import { decisionName } from '../queue-view.ts'
import { endPaid } from '../withdrawal-states.ts'
import { noticeTexts, notifyMember } from '../notices.ts'
import { dueBy } from '../rules/deadlines.ts'
import { deadlineSettings } from '../../settings/withdrawals.ts'
import { addProof, lockWithdrawal } from '../store/withdrawals.ts'

export const handleForceReceipt = handle(
  forceReceipt,
  forceReceiptSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const withdrawal = await lockWithdrawal(tx, merchant.id, params.withdrawalId)
    if (!withdrawal) refuse('WD_NOT_FOUND')
    if (withdrawal.state !== 'CONFIRM_WAIT' && withdrawal.state !== 'DISPUTED') refuse('WD_STATE')
    const fresh = await keepImages(context, context.uploads, 'withdrawal-proof', {
      ownerId: null,
      ability: 'withdrawals.read',
    })
    const proof = [...withdrawal.proofImages, ...fresh.map((image) => image.name)].slice(0, PROOF_IMAGES)
    if (proof.length === 0) refuse('WD_PROOF')
    if (fresh.length > 0) await addProof(tx, withdrawal.withdrawalId, proof)
    const { isDecided, approvals } = await decide(
      context,
      withdrawal.withdrawalId,
      decisionName('FORCE_RECEIPT', withdrawal),
      RESOLVERS,
      body.remark,
    )
    const mover = { actor: actor.claims.account, now, remark: body.remark }
    const after = isDecided
      ? (await endPaid(tx, withdrawal, 'RECEIVED', { remark: body.remark, isForced: true }, mover))!
      : withdrawal
    if (isDecided) {
      const until = dueBy(after, await settingsOf(tx, merchant.id, deadlineSettings))!
      await notifyMember(
        tx,
        after,
        'forced',
        noticeTexts.forced(moneyText(after.amount, after.currency), momentTexts(merchant, until)),
      )
    }
    await context.audit('withdrawal.force-receipt', `withdrawal:${withdrawal.withdrawalId}`, {
      before: withdrawal.state,
      after: after.state,
      memberId: withdrawal.memberId,
      amount: withdrawal.amount,
      proof,
      approvals,
      approvalsNeeded: RESOLVERS,
      remark: body.remark,
    })
    return { state: after.state, approvals, approvalsNeeded: RESOLVERS }
  },
)
