import { useCallback, useEffect, useState } from 'react'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { askForAddress } from '../../game-start.ts'
import { takeLaunched } from '../../state/launched.ts'
import { HOUSE_VENDOR, type GameAddress } from './game-address.ts'

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
    setState(brought ? { ...nothing, url: withBar(brought, vendor) } : nothing)
    if (brought || !isSignedIn) return undefined
    let isCurrent = true
    askForAddress(address, mode ?? 'REAL').then(
      ({ url, mode: opensIn }) => { if (isCurrent) setState({ url: withBar(url, vendor), opensIn, error: null }) },
      (error: unknown) => { if (isCurrent) setState({ ...nothing, error }) },
    )
    return () => { isCurrent = false }
    // The room is where the game begins: that it leaves the address opens nothing anew.
  }, [vendor, gameCode, mode, attempt, isSignedIn])
  return { ...state, again: useCallback(() => setAttempt((before) => before + 1), []) }
}

/** The house's own games are told that the bar above them shows their head, so that they draw no second one. */
function withBar(url: string, vendor: string): string {
  if (vendor !== HOUSE_VENDOR) return url
  const address = new URL(url, location.href)
  address.searchParams.set('bar', 'lobby')
  return address.href
}
