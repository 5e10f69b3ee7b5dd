/** Banners: where they stand and where they lead, for every audience. */

/** The home page, or the picture of a window. */
export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_forget'] as const
export type BannerGroup = (typeof bannerGroups)[number]
export const linkageTypes = ['NONE', 'GAME', 'CATEGORY', 'PAGE', 'URL'] as const
export type LinkageType = (typeof linkageTypes)[number]
