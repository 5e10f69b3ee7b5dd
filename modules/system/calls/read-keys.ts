import { readKeys, readKeysSchemas } from '../../../contract/player/system/read-keys.ts'
import { handle } from '../../../platform/calls.ts'
import { sealingKey } from '../../../platform/keys.ts'

export const handleReadKeys = handle(readKeys, readKeysSchemas, async (context) => ({
  keys: (await context.use(sealingKey).publicKeys()) as never,
}))
