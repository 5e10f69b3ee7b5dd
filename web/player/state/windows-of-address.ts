import { isSignedIn } from '../../client/session.ts'
import { askForLogin, openWindow } from './windows.ts'

/**
 * /login, /register and /forget are the home page with a window open; a member who is signed in already stays
 * on home.
 */
export function openWindowOfAddress(path: string, search: string): void {
  const name = path.toLowerCase().replace(/\/$/, '')
  // The link of a recovery mail works even if another member is signed in here.
  if (name === '/forget' && location.hash.startsWith('#token=')) return openWindow('forgot')
  if (isSignedIn()) return
  const returnUrl = new URLSearchParams(search).get('returnUrl')
  // Somebody who is led back from here came from a page for members.
  if (name === '/login' && returnUrl) askForLogin(returnUrl)
  else if (name === '/login') openWindow('login', null)
  if (name === '/register') openWindow('register')
  if (name === '/forget') openWindow('forgot')
}
