/** Banners: where they are shown and where they lead, for every audience. */

/** The home page, or the picture of a window. */
export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_forget'] as const
export type BannerGroup = (typeof bannerGroups)[number]
export const linkageTypes = ['NONE', 'GAME', 'CATEGORY', 'PAGE', 'URL'] as const
export type LinkageType = (typeof linkageTypes)[number]

/**
 * Whole names between slashes. An empty, dotted or encoded name is refused, since a browser could read it as
 * another path.
 */
const SITE_PAGE =
  /^\/([A-Za-z0-9_~-]+(\/[A-Za-z0-9_~-]+)*\/?)?(\?[A-Za-z0-9/_.~?=&%-]*)?(#[A-Za-z0-9/_.~?=&%-]*)?$/
/** Addresses of this host that are not pages of the players' site. */
const OTHER_PLACES = /^\/(api|assets|art|files|flags|operator|stage|vendor)(?![A-Za-z0-9_~-])/i

/** Whether a banner may link to it as a page of the site itself. */
export function isSitePage(path: string): boolean {
  return SITE_PAGE.test(path) && !OTHER_PLACES.test(path)
}
