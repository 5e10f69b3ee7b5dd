/**
 * The announcements that stand over the page now; watch-popups.ts, which is loaded after the page, decides
 * which and when.
 */
import { createStore } from 'zustand/vanilla'
import type { Popup } from './notices.ts'

interface Popups {
  list: readonly Popup[]
  close: () => void
}
export const popups = createStore<Popups>(() => ({ list: [], close: () => {} }))
