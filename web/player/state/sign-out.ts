import { logOut } from '../../../contract/player/identity/log-out.ts'
import { callServer } from '../../client/call.ts'
import { endSession } from '../../client/session.ts'
import type { Translate } from '../../ui/i18n/text.tsx'
import { navigate, place } from '../navigation.ts'
import { paths } from '../paths.ts'
import { ask, openDrawer } from './windows.ts'

/** Asks first; then ends the session, forgets this tab's storage but for the merchant, and goes home. */
export async function signOut(t: Translate): Promise<void> {
  openDrawer(false)
  if (!(await ask({ text: t('in_sure_logout'), confirmText: t('header_menu_sign_out') }))) return
  place.setState({ isLoading: true })
  try {
    await callServer(logOut)
  } catch {
    // The token is forgotten here in any case, and dies by itself there.
  }
  endSession()
  place.setState({ isLoading: false })
  await navigate(paths.home())
}
