/** The words for what operators write for the site, for every audience. */

/** PL notices for players, PU popups, PR notices of promotions. */
export const announcementKinds = ['PL', 'PU', 'PR'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]
/** Who sees a popup: A signed-in members, B visitors, F members at their first sign-in. */
export const executions = ['A', 'B', 'F'] as const
export type Execution = (typeof executions)[number]
/** What an announcement is about. */
export const promotionTypes = ['SYSTEM', 'SECURITY', 'ACCOUNT', 'GAME', 'EVENT', 'PROMOTION'] as const
export type PromotionType = (typeof promotionTypes)[number]
/** Kinds of articles. */
export const articleSections = ['BLOG', 'NEWS'] as const
export type ArticleSection = (typeof articleSections)[number]

/** One text in the languages that a merchant writes. */
export interface Texts {
  TH: string
  EN: string
  /** What agents are told has it as well: their centre is Chinese too. */
  ZH?: string
}
