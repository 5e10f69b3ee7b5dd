/** A page of the site: its address, its name in the browser's tab, and whose it is. */
import type { TextKey } from '../../ui/i18n/text.tsx'

export interface SitePage {
  /** As the router takes it: `/rtp/:gameCode`. */
  readonly path: string
  readonly title: TextKey
  /** Without a token it leads to the login window. */
  readonly needsLogin?: boolean
  /** As games do: no side menu, footer or bars. */
  readonly fillsScreen?: boolean
}
