import { refuseFields } from '../../../contract/errors.ts'
import { setStatus, setStatusSchemas } from '../../../contract/operator/system/set-status.ts'
import { handle } from '../../../platform/calls.ts'
import { merchantsKey, setSiteStatus, siteStateOf } from '../../system/index.ts'

export const handleSetStatus = handle(setStatus, setStatusSchemas, async (context, { body }) => {
  const merchant = await context.use(merchantsKey).byId(context.merchant.id)
  const endTime = body.endTime ? new Date(body.endTime) : null
  if (endTime && body.status !== 1) refuseFields([{ field: 'endTime', rule: 'invalid' }])
  await setSiteStatus(context.tx, context.merchant.id, { status: body.status, endTime })
  await context.audit('site.status', `merchant:${context.merchant.code}`, { before: merchant && siteStateOf(merchant), after: { status: body.status, endTime } })
  return { status: body.status, endTime }
})
