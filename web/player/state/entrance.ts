/** What happens once a token is here: load the member, close the window, go on. */
import { resumeSession } from '../../../contract/player/identity/resume-session.ts'
import { callServer } from '../../client/call.ts'
import { beginSession, endSession, isSignedIn, onSessionEnd } from '../../client/session.ts'
import { readStored, store } from '../../client/storage.ts'
import { toast } from '../../ui/overlay/toast.tsx'
import { navigate, place } from '../navigation.ts'
import { needsLogin, paths, safeReturn } from '../paths.ts'
import { loadMember } from './member.ts'
import { closeWindow, openWindow, windows } from './windows.ts'

interface Entered {
  token: string
  passwordExpired?: boolean
  mustChangePassword?: boolean
}

/** Takes a fresh token: a password that must change first opens its window, else the member is loaded and led on. */
export async function enter({ token, passwordExpired, mustChangePassword }: Entered): Promise<void> {
  beginSession(token)
  if (mustChangePassword || passwordExpired) {
    store('session', 'cpw', passwordExpired && !mustChangePassword ? 'expired' : 'initial')
    openWindow('changePassword')
    return
  }
  await goOn()
}

/** Loads the member and goes to where they wanted to go, home else. */
export async function goOn(): Promise<void> {
  const { returnUrl } = windows.getState()
  place.setState({ isLoading: true })
  try {
    await loadMember()
  } finally {
    place.setState({ isLoading: false })
    closeWindow()
  }
  await navigate(safeReturn(returnUrl))
}

/** Why the password must change: its window says so. */
export function reasonToChange(): 'initial' | 'expired' | null {
  const reason = readStored('session', 'cpw')
  return reason === 'initial' || reason === 'expired' ? reason : null
}

/** At the opening of a page: the token of this tab, else the remembered sign-in. */
export async function resume(): Promise<void> {
  if (!isSignedIn() && readStored('local', 'remembered') === '1') {
    try {
      beginSession((await callServer(resumeSession)).token)
    } catch {
      store('local', 'remembered', null)
    }
  }
  if (!isSignedIn()) return
  try {
    await loadMember()
  } catch {
    // A token that no longer counts has been let go; without an answer the page stays as it is.
  }
}

/** The server only knows the cookie; this says that asking for it is worth a call. */
export function rememberSignIn(isRemembered: boolean): void {
  store('local', 'remembered', isRemembered ? '1' : null)
}

/** A session that ended elsewhere: say why, leave the member's pages, offer the login window. */
export function watchSessionEnd(textOf: (code: string) => string): void {
  onSessionEnd((code) => {
    toast.info(textOf(code))
    const here = location.pathname + location.search
    if (needsLogin(location.pathname)) void navigate(paths.home(), { replace: true })
    openWindow('login', needsLogin(location.pathname) ? here : null)
  })
}

/** Leaves a session whose password was not changed: the window was closed instead. */
export function abandonEntrance(): void {
  if (reasonToChange()) endSession()
}
