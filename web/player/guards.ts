/**
 * Who may go where (spec, member centre and game start): a visitor gets the login window, a trial account the notice
 * that a real account is needed, a member goes on.
 */
import type { MouseEvent } from 'react'
import { isSignedIn } from '../client/session.ts'
import { translator } from '../ui/i18n/translator.ts'
import { takeClick } from './app-link.tsx'
import { navigate } from './navigation.ts'
import { paths } from './paths.ts'
import { isTrial } from './state/member.ts'
import { openDrawer, openWindow, tell, type WindowName } from './state/windows.ts'

/** Goes to a member's page, or does what stands in its place. */
export async function goAsMember(href: string): Promise<void> {
  if (mayActAsMember(href)) await navigate(href)
}

/** True for a real account. A visitor gets the login window, which then leads to `returnUrl`. */
export function mayActAsMember(returnUrl: string | null = null): boolean {
  openDrawer(false)
  if (!isSignedIn()) {
    openWindow('login', returnUrl)
    return false
  }
  if (isTrial()) {
    void tell(translator()('in_need_true_account'))
    return false
  }
  return true
}

/** A click on a menu entry: a member's page goes through the guard. */
export function openEntry(event: MouseEvent<HTMLAnchorElement>, entry: { href: string; isMember?: boolean; window?: WindowName }): void {
  if (entry.window) {
    event.preventDefault()
    return openWindow(entry.window)
  }
  if (!entry.isMember) return takeClick(event, entry.href)
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  void goAsMember(entry.href)
}

/**
 * A click on a game: a real account plays it, a trial account plays it with play money where the game allows that, and
 * a visitor gets the login window, which leads on to the game.
 */
export function openGame(event: MouseEvent<HTMLAnchorElement>, game: { vendor: string; gameCode: string; isFreePlayable: boolean }): void {
  if (isTrial() && game.isFreePlayable) return takeClick(event, paths.seamless({ ...game, mode: 'FREE' }))
  openEntry(event, { href: paths.seamless(game), isMember: true })
}
