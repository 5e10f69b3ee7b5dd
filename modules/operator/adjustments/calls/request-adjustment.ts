import { refuseFields } from '../../../../contract/errors.ts'
import {
  requestAdjustment,
  requestAdjustmentSchemas,
} from '../../../../contract/operator/members/request-adjustment.ts'
import { newId } from '../../../../kernel/ids.ts'
import { handle } from '../../../../platform/calls.ts'
import { lockCreditedAlone } from '../../../cashier/index.ts'
import { settingOf } from '../../../system/index.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { postAdjustment } from '../adjustments.ts'
import { requireMember } from '../../members/members.ts'
import { adjustmentFaults, needsSecondPerson } from '../rules/adjustment.ts'
import { adjustmentAlone } from '../../shared/settings.ts'
import { insertAdjustment } from '../store/adjustments.ts'

export const handleRequestAdjustment = handle(
  requestAdjustment,
  requestAdjustmentSchemas,
  async (context, { params, body }) => {
    const { tx, actor, merchant } = context
    const amount = BigInt(body.amount)
    const asked = {
      amount,
      code: body.code ?? ('ADJUSTMENT' as const),
      turnoverTimes: body.turnoverTimes ?? 0,
      evidence: body.evidence ?? '',
      mayOwe: body.mayOwe ?? false,
    }
    const faults = adjustmentFaults(asked)
    if (faults.length > 0) refuseFields(faults)
    const member = await requireMember(context, params.memberId)
    const alonePosted = await lockCreditedAlone(context, member.accountId)
    const needsSecond = needsSecondPerson(
      amount,
      alonePosted,
      await settingOf(tx, merchant.id, adjustmentAlone),
    )
    const adjustment = { ...asked, id: newId(), memberId: member.accountId, reason: body.reason }
    await insertAdjustment(tx, {
      ...adjustment,
      merchantId: merchant.id,
      needsSecond,
      requestedBy: actor.accountId,
      requestedByName: actor.claims.account,
    })
    const { main: before } = await balancesOf(tx, member.accountId)
    if (!needsSecond) await postAdjustment(context, adjustment)
    await context.audit(needsSecond ? 'adjustment.ask' : 'adjustment.post', `member:${member.accountId}`, {
      adjustmentId: adjustment.id,
      username: member.username,
      ...asked,
      reason: body.reason,
      ...(needsSecond
        ? {}
        : {
            before: { mainAmount: before },
            after: { mainAmount: (await balancesOf(tx, member.accountId)).main },
          }),
    })
    return { adjustmentId: adjustment.id, state: needsSecond ? ('PENDING' as const) : ('POSTED' as const) }
  },
)
