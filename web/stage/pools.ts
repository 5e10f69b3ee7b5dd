import { listen } from '../client/socket.ts'

export interface PoolsPush {
  readonly pools: readonly { readonly code: string; readonly amount: number }[]
  readonly won?: { readonly winId: string; readonly code: string; readonly amount: number; readonly customerName: string; readonly gameCode: string; readonly roundId: string }
}

type Held = PoolsPush['pools']

/** What the pools hold, from the first moment. */
export function watchHeld(held: Held, listener: (pools: Held) => void): () => void {
  if (held.length > 0) listener(held)
  return listenToPools(({ pools }) => listener(pools))
}

/** What the house's jackpot pools hold, on the topic `jackpot`, each time it is told; the returned function ends it. */
export function listenToPools(listener: (push: PoolsPush) => void): () => void {
  return listen('jackpot', { onData: listener })
}
