/**
 * Who may go where (site.md §6, Member centre and game start): a visitor gets the login window, a trial
 * account the notice that a real account is needed, a member proceeds.
 */
import type { MouseEvent } from 'react'
import { isSignedIn } from '../client/session.ts'
import { translator } from '../ui/i18n/translator.ts'
import { loadPart } from '../ui/loading/load-part.ts'
import { PartFault } from '../ui/loading/part-fault.ts'
import { takeClick } from './app-link.tsx'
import { navigate, place } from './navigation.ts'
import { isAgentPath, paths } from './paths.ts'
import { isTrial } from './state/member.ts'
import { chooseVendor, keepReturn, play, type GameChoice, type VendorChoice } from './state/play.ts'
import { openChat } from './state/service.ts'
import { askForLogin, openDrawer, openWindow, tell, type WindowName } from './state/windows.ts'

/** Goes to a member's page, or does what is done instead. */
export async function goAsMember(href: string): Promise<void> {
  if (mayActAsMember(href)) await navigate(href)
}

/** True for a real account. A visitor gets the login window, which then leads to `returnUrl`. */
export function mayActAsMember(returnUrl: string | null = null): boolean {
  openDrawer(false)
  if (!isSignedIn()) {
    askForLogin(returnUrl)
    return false
  }
  if (isTrial()) {
    void tell(translator()('in_need_true_account'))
    return false
  }
  return true
}

/** A click on a menu entry: a member's page goes through the guard. */
export function openEntry(
  event: MouseEvent<HTMLAnchorElement>,
  entry: { href: string; isMember?: boolean; window?: WindowName | 'chat' },
): void {
  if (entry.window) {
    event.preventDefault()
    return entry.window === 'chat' ? openChat() : openWindow(entry.window)
  }
  if (!entry.isMember) return takeClick(event, entry.href)
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  void goAsMember(entry.href)
}

/**
 * A click on a game: a member or agent plays it for real, a trial account sees that a real one is needed, and
 * a visitor gets the login window, which leads to the game (site.md §4, Game start). Without an event it
 * starts at once.
 */
export function openGame(event: MouseEvent<HTMLElement> | null, game: GameChoice): void {
  if (!isTaken(event)) return
  if (isSignedIn() && isAgentPath(place.getState().path)) return openBeside(game)
  if (!isSignedIn()) {
    keepReturn(place.getState().path + place.getState().search)
    return askForLogin(paths.seamless(game))
  }
  void begin((starter) => starter.startGame(game, 'REAL'))
}

/** The free-play button: play money, for everybody. A visitor gets a trial account first. */
export async function openFreeGame(game: GameChoice): Promise<void> {
  openDrawer(false)
  await begin((starter) => starter.startGame(game, 'FREE'))
}

/** A vendor's card: its games in a list over the page. */
export function openVendor(
  event: MouseEvent<HTMLElement> | null,
  { vassalage, displayName, gameType }: VendorChoice,
): void {
  if (isTaken(event)) chooseVendor({ vassalage, displayName, gameType })
}

/** False if the browser should handle the click because of its keys: a tab of its own. */
function isTaken(event: MouseEvent<HTMLElement> | null): boolean {
  if (event && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)) return false
  event?.preventDefault()
  return true
}

/** The agent centre has no place for a game: it gets a window of its own (domain/gaps.md §1 row 14). */
function openBeside(game: GameChoice): void {
  const opened = window.open(paths.seamless(game), '_blank')
  if (!opened) play.setState({ notice: { kind: 'BLOCKED', game, mode: 'REAL' } })
}

/** What starts a game is loaded with the first one. */
async function begin(work: (starter: typeof import('./game-start.ts')) => Promise<void>): Promise<void> {
  try {
    await work(await loadPart(() => import('./game-start.ts')))
  } catch (error) {
    if (error instanceof PartFault) return
    play.setState({ notice: { kind: 'FAILED', text: translator()('msg_network_abnormal') } })
  }
}
