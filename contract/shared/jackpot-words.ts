/** The words of jackpot pools (domain/studio-games.md §7). */

/** In the order in which a game takes part in them. */
export const poolCodes = ['GRAND', 'MINOR', 'MINI'] as const
export type PoolCode = (typeof poolCodes)[number]

/** MUST_HIT: a hidden amount, committed when the pool begins, at which it is won. PROGRESSIVE: by chance, stake / odds. */
export const poolKinds = ['MUST_HIT', 'PROGRESSIVE'] as const
export type PoolKind = (typeof poolKinds)[number]

/** OFF: never opened, nothing is in it. PAUSED: it keeps what it holds, takes nothing and is not won. */
export const poolStates = ['OFF', 'RUNNING', 'PAUSED'] as const
export type PoolState = (typeof poolStates)[number]

/** The tag under which a pool draws (domain/studio-games.md §1.2). */
export const poolTag = (code: PoolCode): string => `jackpot:${code}`

/** What the hidden amount of a pool is drawn with, beside its own seed and the number of the pool. */
export const POOL_CLIENT_SEED = 'pool'
