/** Schemas of jackpot pools that more than one call uses. Server side only. */
import { OneOf } from './fields.ts'
import { poolCodes, poolKinds, poolStates } from './jackpot-words.ts'

export const PoolCode = () => OneOf(poolCodes)
export const PoolKind = () =>
  OneOf(poolKinds, 'MUST_HIT: won when it reaches a hidden amount; PROGRESSIVE: won by chance, stake / odds')
export const PoolState = () => OneOf(poolStates)
