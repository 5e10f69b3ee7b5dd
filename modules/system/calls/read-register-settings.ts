import {
  readRegisterSettings,
  readRegisterSettingsSchemas,
} from '../../../contract/player/system/read-register-settings.ts'
import { handle } from '../../../platform/calls.ts'
import { registerFieldsOf } from '../site-info.ts'

export const handleReadRegisterSettings = handle(
  readRegisterSettings,
  readRegisterSettingsSchemas,
  async (context) => registerFieldsOf(context.tx, context.merchant.id),
)
