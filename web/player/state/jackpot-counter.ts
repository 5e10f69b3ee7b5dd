/**
 * What the jackpot figures show at this moment; null until they begin to move
 * (features/catalogue/jackpot-clock.ts).
 */
import { createStore } from 'zustand/vanilla'

interface JackpotCounter {
  /** Minor units, or plain steps if the counter is a decoration. */
  total: number | null
  /** By pool code, minor units. */
  pools: Readonly<Record<string, number>>
}

export const jackpotCounter = createStore<JackpotCounter>(() => ({ total: null, pools: {} }))
