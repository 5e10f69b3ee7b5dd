import { readWhitelabel, readWhitelabelSchemas } from '../../../contract/player/system/read-whitelabel.ts'
import { handle } from '../../../platform/calls.ts'
import { merchantOf, whitelabelOf } from '../site-info.ts'

export const handleReadWhitelabel = handle(readWhitelabel, readWhitelabelSchemas, async (context) =>
  whitelabelOf(context.tx, merchantOf(context), context.language, context.config.mode === 'demo'),
)
