import { readOnline, readOnlineSchemas } from '../../../contract/player/system/read-online.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { merchantOf } from '../site-info.ts'
import { shownOnline } from '../rules/shown-online.ts'
import { readPresence } from '../store/presence.ts'

export const handleReadOnline = handleBatched(readOnline, readOnlineSchemas, async (context) => {
  // A merchant that shows decoration answers no real number beside it.
  if (merchantOf(context).flags.decorativeOnline) return { online: null, decorative: true }
  return {
    online: shownOnline(await readPresence(context.database.kysely, context.merchant.id)),
    decorative: false,
  }
})
