import { listen } from '../client/socket.ts'

export interface PoolsPush {
  readonly pools: readonly { readonly code: string; readonly amount: number }[]
  readonly won?: {
    readonly winId: string
    readonly code: string
    readonly amount: number
    readonly customerName: string
    readonly gameCode: string
    readonly roundId: string
  }
}

type Held = PoolsPush['pools']

/** Wins are remembered so far back. */
const MOST_KNOWN = 100

/** What the pools hold, from the first moment. */
export function watchHeld(held: Held, listener: (pools: Held) => void): () => void {
  if (held.length > 0) listener(held)
  return listenToPools(({ pools }) => listener(pools))
}

/**
 * What the merchant's jackpot pools hold, on the topic `jackpot`, with each push, and each win once; the
 * returned function ends it.
 */
export function listenToPools(
  listener: (push: PoolsPush) => void,
  socket: typeof listen = listen,
): () => void {
  const known = new Set<string>()
  return socket('jackpot', {
    onData: ({ pools, won }: PoolsPush) => {
      // A repeated push is the same win.
      const isNews = won !== undefined && !known.has(won.winId)
      if (isNews) known.add(won.winId)
      if (known.size > MOST_KNOWN) known.delete(known.values().next().value!)
      listener(isNews ? { pools, won } : { pools })
    },
  })
}
