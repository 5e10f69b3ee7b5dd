/**
 * Prize groups (G), by which rebates are shared along a line: even figures, at most that of the upline
 * (domain/agents.md §2).
 */
export const LOWEST_G = 1800
export const HIGHEST_G = 1980

export const isPrizeGroup = (g: number): boolean =>
  Number.isInteger(g) && g % 2 === 0 && g >= LOWEST_G && g <= HIGHEST_G
