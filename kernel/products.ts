/**
 * What money of play is booked under, whichever category of the lobby shows the game (domain/agents.md §3.1).
 */
export const products = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'VN',
  'SEA',
] as const
export type Product = (typeof products)[number]
