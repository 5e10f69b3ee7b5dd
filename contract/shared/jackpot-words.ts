/** The words of jackpot pools (domain/studio-games.md §7). */

/** In the order in which a game takes part in them. */
export const poolCodes = ['GRAND', 'MINOR', 'MINI'] as const
export type PoolCode = (typeof poolCodes)[number]

/**
 * MUST_HIT: won at a hidden amount that is committed when the pool begins. PROGRESSIVE: won by chance, stake
 * / odds.
 */
export const poolKinds = ['MUST_HIT', 'PROGRESSIVE'] as const
export type PoolKind = (typeof poolKinds)[number]

/** OFF: never opened, and nothing is in it. PAUSED: it keeps its amount, takes nothing and cannot be won. */
export const poolStates = ['OFF', 'RUNNING', 'PAUSED'] as const
export type PoolState = (typeof poolStates)[number]

/** The stream tag of a pool's draw (domain/studio-games.md §1.2). */
export const poolTag = (code: PoolCode): string => `jackpot:${code}`

/** What the hidden amount of a pool is drawn with, besides its own seed and the number of the pool. */
export const POOL_CLIENT_SEED = 'pool'
