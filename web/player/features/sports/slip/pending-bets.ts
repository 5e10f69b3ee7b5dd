/** Live bets that wait for the bookmaker, followed until each is decided. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readSportBet } from '../../../../../contract/player/sportsbook/read-sport-bet.ts'
import { callServer } from '../../../../client/call.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { refreshBalance } from '../../../state/member.ts'
import type { Bet } from '../parts/kinds.ts'

const ASK_EVERY_MS = 1_000
/** A bet that is still undecided so long after its time is asked for less often. */
const LATE_MS = 15_000
const LATE_EVERY_MS = 5_000

interface Pending {
  bets: readonly Bet[]
}

export const pendingBets = createStore<Pending>(() => ({ bets: [] }))
export const usePendingBets = (): readonly Bet[] => useStore(pendingBets, ({ bets }) => bets)

const watched = new Set<string>()
/** Whether this page told the member of the bet, or will. */
export const isWatchedHere = (betId: string): boolean => watched.has(betId)

/** Follows a bet; `onDecided` is told once what became of it. */
export function watchPending(bet: Bet, onDecided: (bet: Bet) => void): void {
  watched.add(bet.betId)
  pendingBets.setState(({ bets }) => ({ bets: [bet, ...bets] }))
  const ask = async (): Promise<void> => {
    const now = await callServer(readSportBet, { params: { betId: bet.betId } }).catch(() => null)
    if (now && now.state !== 'PENDING') {
      pendingBets.setState(({ bets }) => ({ bets: bets.filter(({ betId }) => betId !== bet.betId) }))
      void refreshBalance()
      onDecided(now)
      return
    }
    const isLate = bet.decideAt !== null && serverNowMs() - Date.parse(bet.decideAt) > LATE_MS
    setTimeout(() => void ask(), isLate ? LATE_EVERY_MS : ASK_EVERY_MS)
  }
  setTimeout(() => void ask(), ASK_EVERY_MS)
}
