import { useCallback, useEffect, useState } from 'react'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { askForAddress } from '../../game-start.ts'
import { takeLaunched } from '../../state/launched.ts'
import type { GameAddress } from './game-address.ts'

interface Launched {
  /** Where the game is shown; null while it is asked for. */
  url: string | null
  opensIn: 'IFRAME' | 'WINDOW'
  error: unknown
}

const nothing: Launched = { url: null, opensIn: 'IFRAME', error: null }

/** The game's address: what the page before brought along, else asked for here. `again` asks for a fresh one. */
export function useLaunch({ vendor, gameCode, mode, roomId }: GameAddress): Launched & { again: () => void } {
  const isSignedIn = useIsSignedIn()
  const [state, setState] = useState<Launched>(nothing)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const address = { vendor, gameCode, roomId, ...(mode ? { mode } : {}) }
    const brought = takeLaunched(address)
    setState(brought ? { ...nothing, url: brought } : nothing)
    if (brought || !isSignedIn) return undefined
    let isCurrent = true
    askForAddress(address, mode ?? 'REAL').then(
      ({ url, mode: opensIn }) => { if (isCurrent) setState({ url, opensIn, error: null }) },
      (error: unknown) => { if (isCurrent) setState({ ...nothing, error }) },
    )
    return () => { isCurrent = false }
    // The room is where the game begins: that it leaves the address opens nothing anew.
  }, [vendor, gameCode, mode, attempt, isSignedIn])
  return { ...state, again: useCallback(() => setAttempt((before) => before + 1), []) }
}
