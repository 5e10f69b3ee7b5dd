import { refuse, refuseFields } from '../../../contract/errors.ts'
import { changeSetting, changeSettingSchemas } from '../../../contract/operator/system/change-setting.ts'
import { handle } from '../../../platform/calls.ts'
import { canonicalJson, JsonError, parseStrictJson } from '../../../platform/json.ts'
import { changeSetting as change, settingRegistryKey } from '../../system/index.ts'

export const handleChangeSetting = handle(changeSetting, changeSettingSchemas, async (context, { params, body }) => {
  const value = parsed(body.value)
  const changed = await change(context.tx, context.merchant.id, context.use(settingRegistryKey), params.name, value)
  if (!changed) refuse('SETTING_NOT_FOUND')
  await context.audit('setting.change', `setting:${params.name}`, { before: changed.before, after: value })
  return { value: canonicalJson(value) }
})

function parsed(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    if (error instanceof JsonError) refuseFields([{ field: 'value', rule: 'invalid' }])
    throw error
  }
}
