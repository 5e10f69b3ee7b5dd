import { changeLanguage as tellLanguage } from '../../../contract/player/identity/change-language.ts'
import { callServer } from '../../client/call.ts'
import { keepLanguage } from '../../client/preferences.ts'
import { isSignedIn } from '../../client/session.ts'
import type { Language } from '../../ui/i18n/messages.ts'
import { switchLanguage } from '../../ui/i18n/texts.ts'
import { loadPart } from '../../ui/loading/load-part.ts'
import { reloadHome } from './home-reload.ts'

/**
 * Changes the texts, remembers the choice, updates the server for members, and asks again for names in that
 * language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await loadPart(() => switchLanguage(language))
  } catch {
    return
  }
  keepLanguage(language)
  // The server is updated without waiting: a failure changes nothing here (domain/gaps.md §1 row 6).
  if (isSignedIn()) callServer(tellLanguage, { body: { language: language.toUpperCase() } }).catch(() => {})
  const { queryClient } = await import('../../client/query-client.ts')
  await Promise.all([queryClient.invalidateQueries(), reloadHome()])
}
