import { readStatus, readStatusSchemas } from '../../../contract/operator/system/read-status.ts'
import { handle } from '../../../platform/calls.ts'
import { merchantsKey, siteStateOf } from '../../system/index.ts'

export const handleReadStatus = handle(readStatus, readStatusSchemas, async (context) => {
  const merchant = await context.use(merchantsKey).byId(context.merchant.id)
  if (!merchant) throw new Error('the merchant of a living session is gone')
  return siteStateOf(merchant)
})
