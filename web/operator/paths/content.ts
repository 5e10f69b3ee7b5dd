/** What the site shows its visitors. */
export const contentPaths = {
  announcements: '/operator/announcements',
  banners: '/operator/banners',
  articles: '/operator/articles',
  help: '/operator/help',
} as const
