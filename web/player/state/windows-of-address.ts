import { isSignedIn } from '../../client/session.ts'
import { openWindow } from './windows.ts'

/** /login and /register are the home page with a window open; a member who is signed in already stays on home. */
export function openWindowOfAddress(path: string, search: string): void {
  const name = path.toLowerCase().replace(/\/$/, '')
  if (isSignedIn()) return
  if (name === '/login') openWindow('login', new URLSearchParams(search).get('returnUrl'))
  if (name === '/register') openWindow('register')
}
