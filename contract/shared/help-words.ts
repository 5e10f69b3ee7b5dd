/** The headings of the help centre, in their order. */
export const helpCategories = ['START', 'MONEY', 'GAMES', 'HOUSE'] as const
export type HelpCategory = (typeof helpCategories)[number]
