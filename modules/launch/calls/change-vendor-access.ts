import { refuseFields } from '../../../contract/errors.ts'
import { changeVendorAccess, changeVendorAccessSchemas } from '../../../contract/operator/launch/change-vendor-access.ts'
import { isNetwork } from '../../../platform/addresses.ts'
import { handle } from '../../../platform/calls.ts'
import { managedAccess } from '../manage-vendor.ts'
import { writeAccess } from '../store/access.ts'
import { settingsOf, tellVendorChanged } from '../vendors.ts'

export const handleChangeVendorAccess = handle(changeVendorAccess, changeVendorAccessSchemas, async (context, { params, body }) => {
  const wrong = body.allowList?.findIndex((network) => !isNetwork(network)) ?? -1
  if (wrong >= 0) refuseFields([{ field: `allowList.${wrong}`, rule: 'format' }])
  const before = await managedAccess(context, params.vassalage)
  const settings = { ...settingsOf(before), ...body.settings }
  const after = {
    ...before, allow_list: body.allowList ?? before.allow_list, late_win_allowed: settings.lateWinAllowed,
    unknown_rollback_not_found: settings.unknownRollbackNotFound, win_rollback_allowed: settings.winRollbackAllowed,
  }
  await writeAccess(context.tx, after)
  await context.audit('vendor.access', `vendor:${params.vassalage}`, {
    before: { allowList: before.allow_list, settings: settingsOf(before) }, after: { allowList: after.allow_list, settings },
  })
  await tellVendorChanged(context.tx)
  return { allowList: after.allow_list, settings }
})
