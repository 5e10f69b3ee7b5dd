import { listen } from '../client/socket.ts'

export interface PoolsPush {
  readonly pools: readonly { readonly code: string; readonly amount: number }[]
  readonly won?: { readonly code: string; readonly amount: number; readonly customerName: string }
}

/** What the house's jackpot pools hold, on the topic `jackpot`, each time it is told; the returned function ends it. */
export function listenToPools(listener: (push: PoolsPush) => void): () => void {
  return listen('jackpot', { onData: listener })
}
