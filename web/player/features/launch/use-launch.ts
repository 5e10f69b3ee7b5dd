import { useCallback, useEffect, useState } from 'react'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { askForAddress } from '../../game-start.ts'
import { navigate } from '../../navigation.ts'
import { safeReturn } from '../../paths.ts'
import { takeLaunched, type LaunchAnswer } from '../../state/launched.ts'
import type { GameAddress } from './game-address.ts'

export interface Launched {
  /** The address of the game; null while it is requested. */
  url: string | null
  opensIn: LaunchAnswer['mode']
  /** The wallet it is played on; null while that is not known. */
  walletMode: LaunchAnswer['walletMode'] | null
  /** A game of the house's own, whose head the bar shows. */
  isHouse: boolean
  error: unknown
}

const nothing: Launched = { url: null, opensIn: 'IFRAME', walletMode: null, isHouse: false, error: null }

/**
 * The game's address: what the page before brought along, else asked for here. `again` asks for a fresh one.
 */
export function useLaunch({ vendor, gameCode, mode, roomId }: GameAddress): Launched & { again: () => void } {
  const isSignedIn = useIsSignedIn()
  const [state, setState] = useState<Launched>(nothing)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const address = { vendor, gameCode, roomId, ...(mode ? { mode } : {}) }
    const brought = takeLaunched(address)
    const take = ({ url, mode: opensIn, walletMode, isHouse }: LaunchAnswer) => {
      // The game is a page of the site: this one has nothing to frame, and is left without a trace.
      if (opensIn === 'PAGE') return void navigate(safeReturn(url), { replace: true })
      setState({ url: isHouse ? withBar(url) : url, opensIn, walletMode, isHouse, error: null })
    }
    if (brought) take(brought)
    else setState(nothing)
    if (brought || !isSignedIn) return undefined
    let isCurrent = true
    askForAddress(address, mode ?? 'REAL').then(
      (answer) => {
        if (isCurrent) take(answer)
      },
      (error: unknown) => {
        if (isCurrent) setState({ ...nothing, error })
      },
    )
    return () => {
      isCurrent = false
    }
    // The room is where the game begins: its removal from the address opens nothing again.
  }, [vendor, gameCode, mode, attempt, isSignedIn])
  return { ...state, again: useCallback(() => setAttempt((before) => before + 1), []) }
}

/**
 * The house's own games are told that the bar above them shows their head, so that they draw no second one.
 */
function withBar(url: string): string {
  const address = new URL(url, location.href)
  address.searchParams.set('bar', 'lobby')
  return address.href
}
