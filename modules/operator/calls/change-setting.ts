import { refuse, refuseFields } from '../../../contract/errors.ts'
import { changeSetting, changeSettingSchemas } from '../../../contract/operator/system/change-setting.ts'
import { withoutInvisibleDeep } from '../../../kernel/text.ts'
import { isInNetworks, isNetwork } from '../../../platform/addresses.ts'
import { handle } from '../../../platform/calls.ts'
import { canonicalJson, JsonError, parseStrictJson } from '../../../platform/json.ts'
import { changeSetting as change, settingRegistryKey } from '../../system/index.ts'
import { allowedNetworks } from '../settings.ts'

export const handleChangeSetting = handle(changeSetting, changeSettingSchemas, async (context, { params, body }) => {
  const value = body.value === undefined ? undefined : parsed(body.value)
  if (params.name === allowedNetworks.name) keepDoorOpen(value, context.address)
  const changed = await change(context.tx, context.merchant.id, context.use(settingRegistryKey), params.name, value)
  if (!changed) refuse('SETTING_NOT_FOUND')
  await context.audit('setting.change', `setting:${params.name}`, { before: changed.before, after: changed.after })
  return { value: canonicalJson(changed.after) }
})

function parsed(text: string): unknown {
  try {
    // A text inside of JSON may be written in escapes, which nobody has read yet.
    return withoutInvisibleDeep(parseStrictJson(text))
  } catch (error) {
    if (error instanceof JsonError) refuseFields([{ field: 'value', rule: 'invalid' }])
    throw error
  }
}

/** Nobody shuts themselves out: the networks of the console hold the address that sets them. */
function keepDoorOpen(value: unknown, address: string): void {
  if (!Array.isArray(value) || value.length === 0) return
  const networks = value.map(String)
  if (!networks.every(isNetwork)) refuseFields([{ field: 'value', rule: 'format' }])
  if (!isInNetworks(address, networks)) refuseFields([{ field: 'value', rule: 'ownNetwork' }])
}
