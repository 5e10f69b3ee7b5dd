/**
 * Levels of a statement: COSTS are rebates, promotions and salaries of one account; OWN is the agent's own
 * line.
 */
export const lineLevels = ['OWN', 'BRANCH', 'MEMBER', 'COSTS', 'PRODUCT', 'GAME', 'ROUND', 'BET'] as const
export type LineLevel = (typeof lineLevels)[number]
