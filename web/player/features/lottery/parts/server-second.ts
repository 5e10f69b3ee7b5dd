/**
 * The server's clock in whole seconds, one for all countdowns of a page: they move together, and at the
 * second itself, so that none shows a bet as open that the server would refuse.
 */
import { useSyncExternalStore } from 'react'
import { serverNowMs } from '../../../../client/server-clock.ts'

const SECOND_MS = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick(): void {
  for (const listener of listeners) listener()
  timer = setTimeout(tick, SECOND_MS - (serverNowMs() % SECOND_MS))
}

function listenToSeconds(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) timer = setTimeout(tick, SECOND_MS - (serverNowMs() % SECOND_MS))
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

const nowSecond = (): number => Math.floor(serverNowMs() / SECOND_MS)

/** Seconds since 1970 by the server's clock; the component is drawn again with each. */
export const useServerSecond = (): number => useSyncExternalStore(listenToSeconds, nowSecond, nowSecond)

/** Whole seconds until a time, never below zero: 0 from the moment itself. */
export function useSecondsUntil(time: string): number {
  const now = useServerSecond()
  return Math.max(0, Math.ceil(Date.parse(time) / SECOND_MS) - now)
}
