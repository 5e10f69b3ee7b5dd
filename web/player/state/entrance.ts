/** What happens once a token is here: load the member, close the window, say what must be known, go on. */
import { acknowledgeFirstLogin } from '../../../contract/player/identity/acknowledge-first-login.ts'
import { resumeSession } from '../../../contract/player/identity/resume-session.ts'
import { callServer } from '../../client/call.ts'
import { beginSession, endSession, isSignedIn, onSessionEnd } from '../../client/session.ts'
import { readStored, store } from '../../client/storage.ts'
import { formatDateTime } from '../../../design/format.ts'
import { translator } from '../../ui/i18n/translator.ts'
import { toast } from '../../ui/overlay/toast.tsx'
import { navigate, place } from '../navigation.ts'
import { isGamePath, needsLogin, paths, safeReturn } from '../paths.ts'
import { isTrial, loadMember, member } from './member.ts'
import { freeView } from './turns.ts'
import { expectFirstLogin, showFirstLoginPopups } from './watch-popups.ts'
import { askForLogin, closeWindow, openWindow, tell, windows } from './windows.ts'

/** What signing in answers; registration answers less of it. */
interface Entered {
  token: string
  account: string
  firstTimeLogin: boolean
  passwordExpired?: boolean
  mustChangePassword?: boolean
  changeTicket?: string | null
  restricted?: string | null
  until?: string | null
  previousLoginAt?: string | null
}

let entered: Entered | null = null

/**
 * Takes a fresh token: a password that must change first opens its window, else the member is loaded and led
 * on.
 */
export async function enter(value: Entered): Promise<void> {
  beginSession(value.token)
  entered = value
  if (value.firstTimeLogin) expectFirstLogin()
  if (value.mustChangePassword || value.passwordExpired) {
    // The one-time ticket replaces the old password; the password itself is never stored.
    store('session', 'cpw', value.changeTicket ?? '')
    store('session', 'cpwReason', value.mustChangePassword ? 'initial' : 'expired')
    store('session', 'cpwAccount', value.account)
    openWindow('changePassword')
    return
  }
  await goOn()
}

/** Loads the member and goes to where they wanted to go, otherwise home. */
export async function goOn(): Promise<void> {
  const { returnUrl } = windows.getState()
  store('session', 'cpw', null)
  store('session', 'cpwReason', null)
  store('session', 'cpwAccount', null)
  place.setState({ isLoading: true })
  try {
    await loadMember()
  } finally {
    place.setState({ isLoading: false })
    closeWindow()
  }
  await navigate(
    returnUrl || !member.getState().info?.isAgent ? freeReturn(safeReturn(returnUrl)) : paths.agentHome(),
  )
  await sayWhatMatters()
}

/** A trial account that wanted a game gets it with play money; other members' pages are not for it. */
function freeReturn(href: string): string {
  if (!isTrial()) return href
  if (!href.startsWith('/seamless?')) return paths.home()
  const search = new URLSearchParams(href.slice('/seamless?'.length))
  return paths.seamless({
    vendor: search.get('vendor') ?? '',
    gameCode: search.get('gameCode') ?? '',
    mode: 'FREE',
  })
}

/** The previous sign-in, a restriction, and the first steps of a new account. */
async function sayWhatMatters(): Promise<void> {
  const t = translator()
  const { previousLoginAt, restricted, until, firstTimeLogin } = entered ?? { firstTimeLogin: false }
  entered = null
  if (previousLoginAt) toast.info(t('login_previous', { previousLoginAt: formatDateTime(previousLoginAt) }))
  if (restricted) {
    await tell(until ? t('login_restricted_until', { until: formatDateTime(until) }) : t('login_restricted'))
    return
  }
  // A trial account has nothing to set up, and nobody is held up on the way into a game.
  if (!firstTimeLogin || isTrial() || isGamePath(location.pathname)) return
  await showFirstLoginPopups()
  await freeView()
  openWindow('firstSteps')
}

/** Why the password must change, whose it is, and the ticket that replaces the old one. */
export function passwordChange(): {
  reason: 'initial' | 'expired' | null
  account: string
  ticket: string | null
} {
  const reason = readStored('session', 'cpwReason')
  return {
    reason: reason === 'initial' || reason === 'expired' ? reason : null,
    account: readStored('session', 'cpwAccount') ?? '',
    ticket: readStored('session', 'cpw') || null,
  }
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
  if (passwordChange().reason) return openWindow('changePassword')
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

// A session that ended elsewhere: say why, leave the member's pages, offer the login window. Every signed-in
// page has loaded this.
onSessionEnd((code) => {
  const here = location.pathname + location.search
  const isMembersPage = needsLogin(location.pathname)
  if (code === 'SESSION_REPLACED') toast.info(translator()('session_replaced'))
  if (isMembersPage) void navigate(paths.home(), { replace: true })
  askForLogin(isMembersPage ? here : null)
})

/** Closes a window. Who leaves the change of an initial password undone is signed out again. */
export function leaveWindow(): void {
  const { open } = windows.getState()
  if (open === 'changePassword' && passwordChange().reason === 'initial') endSession()
  else if (open === 'changePassword' && passwordChange().reason === 'expired') return void goOn()
  // Asked once: whatever was skipped waits in the security centre.
  else if (open === 'firstSteps') callServer(acknowledgeFirstLogin).catch(() => {})
  closeWindow()
}
