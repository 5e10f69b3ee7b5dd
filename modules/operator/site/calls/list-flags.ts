import { listFlags, listFlagsSchemas } from '../../../../contract/operator/system/list-flags.ts'
import { handle } from '../../../../platform/calls.ts'
import { flagDefaults, flagNames, merchantOf } from '../../../system/index.ts'

export const handleListFlags = handle(listFlags, listFlagsSchemas, async (context) => {
  const { flags } = merchantOf(context)
  return { list: flagNames.map((name) => ({ name, isOn: flags[name], isOnByDefault: flagDefaults[name] })) }
})
