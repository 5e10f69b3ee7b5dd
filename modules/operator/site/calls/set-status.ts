import { refuseFields } from '../../../../contract/errors.ts'
import { setStatus, setStatusSchemas } from '../../../../contract/operator/system/set-status.ts'
import { handle } from '../../../../platform/calls.ts'
import { merchantsKey, setSiteStatus } from '../../../system/index.ts'
import { siteOf } from '../site.ts'

export const handleSetStatus = handle(setStatus, setStatusSchemas, async (context, { body }) => {
  const endTime = body.endTime ? new Date(body.endTime) : null
  if (endTime && body.status !== 1) refuseFields([{ field: 'endTime', rule: 'invalid' }])
  await setSiteStatus(context.tx, context.merchant.id, { status: body.status, endTime })
  await context.audit('site.status', `merchant:${context.merchant.code}`, {
    before: siteOf(context),
    after: { status: body.status, endTime },
  })
  // The caller finds the site in its new state at once, without waiting for the notice that goes to every
  // process.
  context.afterCommit(() => context.use(merchantsKey).refresh())
  return { status: body.status, endTime }
})
