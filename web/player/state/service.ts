/** Which ways to customer service are open over the page: the chat room, and the window of LINE. */
import { createStore } from 'zustand/vanilla'
import { isSignedIn, session } from '../../client/session.ts'
import type { ServiceChannel } from './site.ts'
import { askForLogin, openDrawer } from './windows.ts'

interface Service {
  isChatOpen: boolean
  /** The LINE channel whose window is open. */
  line: ServiceChannel | null
}

export const service = createStore<Service>(() => ({ isChatOpen: false, line: null }))

/** Opens the chat room; a visitor gets the login window first (site.md §6, Roles). */
export function openChat(): void {
  openDrawer(false)
  if (!isSignedIn()) return askForLogin(null)
  service.setState({ isChatOpen: true })
}

export function closeChat(): void {
  service.setState({ isChatOpen: false })
}

// A conversation belongs to one session.
session.subscribe((state, before) => {
  if (state.token !== before.token) closeChat()
})
