import { refuse } from '../../../contract/errors.ts'
import { changeFlag, changeFlagSchemas } from '../../../contract/operator/system/change-flag.ts'
import { handle } from '../../../platform/calls.ts'
import { flagNames, merchantOf, setFlag } from '../../system/index.ts'

export const handleChangeFlag = handle(changeFlag, changeFlagSchemas, async (context, { params, body }) => {
  const name = flagNames.find((flag) => flag === params.name) ?? refuse('SETTING_NOT_FOUND')
  await setFlag(context.tx, context.merchant.id, name, body.isOn)
  await context.audit('site.flag', `flag:${name}`, { before: { isOn: merchantOf(context).flags[name] }, after: { isOn: body.isOn } })
  return { isOn: body.isOn }
})
