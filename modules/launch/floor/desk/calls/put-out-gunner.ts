import { refuse } from '../../../../../contract/errors.ts'
import { putOutGunner, putOutGunnerSchemas } from '../../../../../contract/operator/launch/put-out-gunner.ts'
import { handle } from '../../../../../platform/calls.ts'
import { known, seaDesks } from '../desks.ts'

export const handlePutOutGunner = handle(
  putOutGunner,
  putOutGunnerSchemas,
  async (context, { params, body }) => {
    const { state, memberId } =
      (await known(seaDesks(context), (desk) => desk.putOut(context.merchant.id, params.sittingId))) ??
      refuse('GUN_NOT_FOUND')
    await context.audit('sea.put-out', `member:${memberId}`, {
      sittingId: params.sittingId,
      reason: body.reason,
      before: { state: 'SEATED' },
      after: { state },
    })
    return { state }
  },
)
