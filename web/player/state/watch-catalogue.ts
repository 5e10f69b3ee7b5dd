/**
 * The catalogue changes while people look at it (topic `catalogue`): games close and open, names and order
 * change.
 */
import { listen } from '../../client/socket.ts'

/** Everybody hears of a change in the same moment and asks again within these. */
const SPREAD_MS = 1500

/**
 * Calls back after a change, a little later for some than for others; changes in between are one. Answers
 * what ends it.
 */
export function watchCatalogue(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        onChange()
      },
      crypto.getRandomValues(new Uint16Array(1))[0]! % SPREAD_MS,
    )
  }
  const stop = listen('catalogue', { onData: later, onGap: later })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
