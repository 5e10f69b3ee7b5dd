/** The status of the operator's own merchant. */
import type { RequestContext } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'

export function siteOf(context: RequestContext): { status: 0 | 1 | 2; endTime: Date | null } {
  const merchant = context.use(merchantsKey).byId(context.merchant.id)
  if (!merchant) throw new Error('the merchant of a living session is gone')
  return { status: merchant.status, endTime: merchant.maintenanceEndsAt }
}
