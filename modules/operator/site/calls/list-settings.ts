import { listSettings, listSettingsSchemas } from '../../../../contract/operator/system/list-settings.ts'
import { handle } from '../../../../platform/calls.ts'
import { canonicalJson } from '../../../../platform/json.ts'
import { listSettings as settingsOf, settingRegistryKey } from '../../../system/index.ts'

export const handleListSettings = handle(listSettings, listSettingsSchemas, async (context) => {
  const states = await settingsOf(context.tx, context.merchant.id, context.use(settingRegistryKey))
  return {
    list: states.map((state) => ({
      name: state.name,
      kind: state.kind,
      value: canonicalJson(state.value),
      default: canonicalJson(state.default),
      isDefault: state.isDefault,
      min: state.min ?? null,
      max: state.max ?? null,
    })),
  }
})
