import { useEffect, useState } from 'react'
import { listWallets } from '../../../../contract/player/launch/list-wallets.ts'
import { callServer } from '../../../client/call.ts'
import { enterPocket, leavePocket } from '../../state/pocket-return.ts'
import type { GameAddress } from './game-address.ts'
import type { Launched } from './use-launch.ts'

/** What the window that moves the money is given. */
export interface PocketWindowProps {
  vendor: string
  /** Before the game opens, with the way to play without moving anything. */
  isFirst: boolean
  onClose: () => void
  /** A transfer was taken; the vendor may still have to answer. */
  onMoved: () => void
  onDeposit: () => void
}

export interface Pocket {
  /** The game is played for real on a wallet that its vendor keeps. */
  isPocket: boolean
  /** The window is shown before the game. */
  isOffering: boolean
  isOpen: boolean
  open: () => void
  close: () => void
  noteMoved: () => void
  /**
   * What the vendor's wallet holds after a transfer, for the game to show; null if the game knows better.
   */
  told: number | null
  /** A round began: the figure is of the past. */
  forgetTold: () => void
}

const ASK_AGAIN_MS = 3_000

/**
 * The vendor's own wallet beside a game: money is offered before it opens, can be moved while it runs, and is
 * brought back when it is left.
 */
export function usePocket(
  { vendor, mode }: GameAddress,
  { walletMode, opensIn }: Pick<Launched, 'walletMode' | 'opensIn'>,
): Pocket {
  // A reload of the game asks again for its wallet; until that is answered, the known one stays.
  const [known, setKnown] = useState<{ vendor: string; isPocket: boolean } | null>(null)
  useEffect(() => {
    if (walletMode !== null) setKnown({ vendor, isPocket: walletMode === 'TRANSFER' })
  }, [vendor, walletMode])
  const isPocket =
    mode !== 'FREE' &&
    (walletMode === null ? known?.vendor === vendor && known.isPocket : walletMode === 'TRANSFER')
  const [offered, setOffered] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [moves, setMoves] = useState(0)
  const [told, setTold] = useState<number | null>(null)

  useEffect(() => {
    if (moves === 0) return undefined
    const stopped = new AbortController()
    void settledBalance(vendor, stopped.signal).then((balance) => {
      if (!stopped.signal.aborted) setTold(balance)
    })
    return () => stopped.abort()
  }, [moves, vendor])

  const isRunning = opensIn === 'WINDOW'
  useEffect(() => {
    if (!isPocket) return undefined
    enterPocket(vendor)
    return () => leavePocket(vendor, isRunning)
  }, [isPocket, vendor, isRunning])

  return {
    isPocket,
    isOffering: isPocket && walletMode !== null && offered !== vendor,
    isOpen,
    told,
    open: () => setOpen(true),
    close: () => {
      setOffered(vendor)
      setOpen(false)
    },
    noteMoved: () => {
      setTold(null)
      setMoves((count) => count + 1)
    },
    forgetTold: () => setTold(null),
  }
}

/** What the vendor's wallet holds once no transfer waits any more. */
async function settledBalance(vendor: string, signal: AbortSignal): Promise<number | null> {
  while (!signal.aborted) {
    const seen = await callServer(
      listWallets,
      { query: { isSingle: '1', vassalage: vendor } },
      { signal },
    ).catch(() => null)
    if (seen?.pending.length === 0) return seen.wallets[0]?.balance ?? null
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  return null
}
