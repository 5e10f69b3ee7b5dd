import { useCallback, useEffect, useState } from 'react'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { askForAddress } from '../../game-start.ts'
import { takeLaunched, type LaunchAnswer } from '../../state/launched.ts'
import { HOUSE_VENDOR, type GameAddress } from './game-address.ts'

export interface Launched {
  /** Where the game is shown; null while it is asked for. */
  url: string | null
  opensIn: LaunchAnswer['mode']
  /** Whose wallet it is played on; null while that is not known. */
  walletMode: LaunchAnswer['walletMode'] | null
  error: unknown
}

const nothing: Launched = { url: null, opensIn: 'IFRAME', walletMode: null, error: null }

/** The game's address: what the page before brought along, else asked for here. `again` asks for a fresh one. */
export function useLaunch({ vendor, gameCode, mode, roomId }: GameAddress): Launched & { again: () => void } {
  const isSignedIn = useIsSignedIn()
  const [state, setState] = useState<Launched>(nothing)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const address = { vendor, gameCode, roomId, ...(mode ? { mode } : {}) }
    const brought = takeLaunched(address)
    const take = ({ url, mode: opensIn, walletMode }: LaunchAnswer) => setState({ url: withBar(url, vendor), opensIn, walletMode, error: null })
    if (brought) take(brought)
    else setState(nothing)
    if (brought || !isSignedIn) return undefined
    let isCurrent = true
    askForAddress(address, mode ?? 'REAL').then(
      (answer) => { if (isCurrent) take(answer) },
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
