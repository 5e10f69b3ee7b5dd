/**
 * Fifteen minutes without a hand on the console end the session; its own polling is no sign of life (wire.md
 * §5, Sessions).
 */
import { useEffect, useRef } from 'react'
import { logOut } from '../../../contract/operator/identity/log-out.ts'
import { callServer } from '../../client/call.ts'
import { queryClient } from '../../client/query-client.ts'
import { endSession } from '../../client/session.ts'

const IDLE_MS = 15 * 60_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Ends the session here and at the server; it is over here even if the server is not reached. */
export async function signOut(): Promise<void> {
  await callServer(logOut).catch(() => {})
  endSession()
  queryClient.clear()
}

export function useIdleSignOut(isSignedIn: boolean, onIdle: () => void): void {
  const latest = useRef(onIdle)
  latest.current = onIdle
  useEffect(() => {
    if (!isSignedIn) return undefined
    let seenAtMs = Date.now()
    const note = () => {
      seenAtMs = Date.now()
    }
    const watch = setInterval(() => {
      if (Date.now() - seenAtMs < IDLE_MS) return
      clearInterval(watch)
      void signOut().then(() => latest.current())
    }, 5_000)
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true })
    return () => {
      clearInterval(watch)
      for (const sign of SIGNS) window.removeEventListener(sign, note)
    }
  }, [isSignedIn])
}
