/**
 * Announcements: asked for when first needed, and again when one changes (topic `notice`) or the language.
 */
import { createStore } from 'zustand/vanilla'
import {
  listAnnouncements,
  type listAnnouncementsSchemas,
} from '../../../contract/player/messaging/list-announcements.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { callServer } from '../../client/call.ts'
import { isSignedIn, session } from '../../client/session.ts'
import { listen } from '../../client/socket.ts'
import { readStored } from '../../client/storage.ts'
import { browserTexts } from '../../ui/i18n/texts.ts'
import { bannersOf, home } from './home.ts'
import { member } from './member.ts'
import { noticesOfSite, site } from './site.ts'
import { openWindow } from './windows.ts'

export type Announcements = ValueOf<typeof listAnnouncementsSchemas>
export type Notice = Announcements['player'][number]
export type Popup = Announcements['popup'][number]

interface Notices {
  /** Newest first; null until they have been asked for. */
  list: readonly Notice[] | null
  hasFailed: boolean
  /** The notice that the window shows. */
  index: number
}

export const notices = createStore<Notices>(() => ({ list: null, hasFailed: false, index: 0 }))

export function askAnnouncements(types: string): Promise<Announcements> {
  return callServer(listAnnouncements, {
    query: { types, platform: 'W', language: browserTexts.getState().language.toUpperCase() },
  })
}

/** Notices for players and of promotions as one list. */
export async function loadNotices(): Promise<void> {
  try {
    const { player, promotion } = await askAnnouncements('PL,PR')
    const list = [...player, ...promotion].sort((one, other) => other.timestamp.localeCompare(one.timestamp))
    notices.setState(({ index }) => ({
      list,
      hasFailed: false,
      index: Math.min(index, Math.max(0, list.length - 1)),
    }))
  } catch {
    notices.setState({ hasFailed: true })
  }
}

/** Opens the window of notices, at one of them or at the newest. */
export function openNotices(id?: string): void {
  const place = notices.getState().list?.findIndex((notice) => notice.id === id) ?? -1
  notices.setState({ index: Math.max(0, place) })
  openWindow('notice')
}

/** Shows changes at once: the strip, the banners, and the list if it is open. */
async function refreshAnnouncements(types: 'B,PL' | 'PL'): Promise<void> {
  const { token } = session.getState()
  const announcements = await askAnnouncements(types)
  // An answer to somebody who has signed in or out meanwhile is not for who looks now.
  if (session.getState().token !== token) return
  site.setState({ ...noticesOfSite(announcements), showsPromotions: true })
  if (types !== 'PL') home.setState(bannersOf(announcements))
  if (notices.getState().list) await loadNotices()
}

const refresh = (types: 'B,PL' | 'PL' = 'B,PL') => void refreshAnnouncements(types).catch(() => {})

/**
 * Shows promotions to visitors, and to a member once the server has answered what they may see: excluded
 * members see none (domain/economy.md §10).
 */
function watchPromotions(): void {
  const showToVisitor = () => {
    if (!isSignedIn()) site.setState({ showsPromotions: true })
  }
  // A remembered sign-in is still on its way to its token.
  if (readStored('local', 'remembered') !== '1') showToVisitor()
  else setTimeout(showToVisitor, 4000)
  session.subscribe(({ token }, before) => {
    if (token === before.token) return
    site.setState({ showsPromotions: false })
    if (token === null) refresh('PL')
  })
  member.subscribe((state, before) => {
    if (state.info && !before.info && site.getState().notices.some(({ isPromotion }) => isPromotion))
      refresh('PL')
  })
}

/** Listens for as long as the page is open. Begins late, so that it does not delay the first paint. */
export function watchNotices(): void {
  watchPromotions()
  setTimeout(() => {
    listen('notice', { onData: () => refresh(), onGap: () => refresh() })
  }, 4000)
  browserTexts.subscribe((state, before) => {
    if (state.language !== before.language && notices.getState().list) void loadNotices()
  })
}
