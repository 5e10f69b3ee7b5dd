import { changeLimit, changeLimitSchemas } from '../../../contract/player/limits/change-limit.ts'
import { handle } from '../../../platform/calls.ts'
import { askLimit } from '../limits.ts'
import { limitsOf } from '../overview.ts'
import { memberOf, ownAsker } from '../own.ts'

export const handleChangeLimit = handle(changeLimit, changeLimitSchemas, async (context, { body }) => {
  const member = memberOf(context)
  await askLimit(context, member, { kind: body.kind, period: body.period }, body.value, ownAsker(context))
  return limitsOf(context, member)
})
