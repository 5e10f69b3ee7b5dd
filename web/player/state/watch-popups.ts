/**
 * Announcements that open by themselves after the page has loaded (site.md §4, Announcement popups): A for
 * members, B for visitors, F for members at their first sign-in. Once closed they stay closed for the
 * session, remembered separately for members and visitors.
 */
import { isSignedIn } from '../../client/session.ts'
import { readStored, store } from '../../client/storage.ts'
import { place } from '../navigation.ts'
import { isGamePath } from '../paths.ts'
import { member } from './member.ts'
import { askAnnouncements } from './notices.ts'
import { popups } from './popups.ts'
import { freeView } from './turns.ts'
import { whenNoticed } from '../when-idle.ts'

type Execution = 'A' | 'B' | 'F'
const VISITORS_REST_MS = 2500
const closedKeys = { A: 'USER_POPUP', B: 'ANONYMOUS_POPUP' } as const

/** One set after the other: a set waits until the one before it is closed. */
let last: Promise<void> = Promise.resolve()

function showPopups(execution: Execution): Promise<void> {
  last = last.then(() => show(execution)).catch(() => {})
  return last
}

async function show(execution: Execution): Promise<void> {
  // A first sign-in brings its own together with the members'.
  const key = closedKeys[execution === 'F' ? 'A' : execution]
  const isWanted = () =>
    !(execution !== 'F' && readStored('session', key) === '1') &&
    (execution === 'B') === !isSignedIn() &&
    !isGamePath(place.getState().path)
  if (!isWanted()) return
  const list = (await askAnnouncements('PU')).popup
    .filter((popup) => popup.execution === execution || (execution === 'F' && popup.execution === 'A'))
    .sort((one, other) => other.execution.localeCompare(one.execution))
  if (list.length === 0) return
  await freeView()
  if (!isWanted()) return
  await new Promise<void>((resolve) => {
    popups.setState({
      list,
      close: () => {
        popups.setState({ list: [], close: () => {} })
        store('session', key, '1')
        resolve()
      },
    })
  })
}

let isFirstLogin = false

/** Somebody signs in for the first time: their popups wait until they are asked for. */
export function expectFirstLogin(): void {
  isFirstLogin = true
}

/** Those of a first sign-in; resolves when they are closed, or at once if there are none. */
export function showFirstLoginPopups(): Promise<void> {
  isFirstLogin = false
  return showPopups('F')
}

/**
 * Called once the opening of the page is over: a visitor's come after a rest, a member's whenever a member is
 * loaded.
 */
export function watchPopups(): void {
  if (member.getState().info) void showPopups('A')
  else if (!isSignedIn()) whenNoticed(() => void showPopups('B'), VISITORS_REST_MS)
  member.subscribe((state, before) => {
    if (state.info && !before.info && !isFirstLogin) void showPopups('A')
  })
}
