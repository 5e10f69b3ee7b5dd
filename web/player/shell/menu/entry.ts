/** An entry of the site's menus. */
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'
import type { WindowName } from '../../state/windows.ts'

export interface NavigationEntry {
  key: string
  text: TextKey
  icon: IconName
  href: string
  /** Shown above the groups' line. */
  startsGroup?: boolean
  /** Opens a window instead of a page, or the chat room. */
  window?: WindowName | 'chat'
  /** Goes through the member guard: a visitor gets the login window, a trial account the notice. */
  isMember?: boolean
  /** The figure of its badge. */
  counts?: 'unread' | 'rewards' | 'missions'
}

/** What entries depend on. */
export interface MenuState {
  /** Categories that have games, in the vendors' order. */
  categories: readonly string[]
  /** Kinds of articles that there are. */
  sections: readonly string[]
  hasChat: boolean
  isAgent: boolean
  hasVip: boolean
  hasRebates: boolean
}
/** The entries of one area; a product brings its own. */
export type MenuArea = (state: MenuState) => readonly NavigationEntry[]
