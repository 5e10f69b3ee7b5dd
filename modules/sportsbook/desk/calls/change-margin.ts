import { changeMargin, changeMarginSchemas } from '../../../../contract/operator/sportsbook/change-margin.ts'
import { handle } from '../../../../platform/calls.ts'
import { marginList } from '../margins.ts'
import { changeHouseMargin } from '../trading-changes.ts'

export const handleChangeMargin = handle(changeMargin, changeMarginSchemas, async (context, { body }) => {
  await changeHouseMargin(context, body)
  return marginList(context)
})
