import { changeAccess, changeAccessSchemas } from '../../../contract/operator/system/change-access.ts'
import { handle } from '../../../platform/calls.ts'
import { merchantOf, setAccess } from '../../system/index.ts'

const once = (texts: readonly string[]) => [...new Set(texts)]

export const handleChangeAccess = handle(changeAccess, changeAccessSchemas, async (context, { body }) => {
  const { allowList, allowedRegions, blockedRegions } = merchantOf(context)
  const access = { allowList: once(body.allowList), allowedRegions: once(body.allowedRegions), blockedRegions: once(body.blockedRegions) }
  await setAccess(context.tx, context.merchant.id, access)
  await context.audit('site.access', `site:${context.merchant.code}`, { reason: body.reason, before: { allowList, allowedRegions, blockedRegions }, after: access })
  return access
})
