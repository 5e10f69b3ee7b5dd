import { changeAccess, changeAccessSchemas } from '../../../../contract/operator/system/change-access.ts'
import { handle } from '../../../../platform/calls.ts'
import { setAccessOrPropose } from '../site-changes.ts'

const once = (texts: readonly string[]) => [...new Set(texts)]

export const handleChangeAccess = handle(changeAccess, changeAccessSchemas, async (context, { body }) => {
  const asked = {
    allowList: once(body.allowList),
    allowedRegions: once(body.allowedRegions),
    blockedRegions: once(body.blockedRegions),
  }
  const { state, access } = await setAccessOrPropose(context, asked, body.reason)
  return {
    state,
    allowList: [...access.allowList],
    allowedRegions: [...access.allowedRegions],
    blockedRegions: [...access.blockedRegions],
  }
})
