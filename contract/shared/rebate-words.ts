/** The categories that give a rebate, in the order in which the site shows them. */
export const rebateCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const
export type RebateCategory = (typeof rebateCategories)[number]
