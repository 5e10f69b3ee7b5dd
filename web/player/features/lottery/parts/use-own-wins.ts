import { useEffect } from 'react'
import { useStore } from 'zustand'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { refresh } from '../../../../client/use-call.ts'
import { ownWins, wonIn } from '../news/own-wins.ts'
import type { Draws } from './use-draws.ts'

/** Settling begins with the draw and takes a moment. */
const SETTLED_MS = 4000

/** Asks for the member's bets again once a draw that came while the page was open is settled. */
export function useSettledBets({ last }: Draws): void {
  const numero = last?.isNew ? last.numero : null
  useEffect(() => {
    if (numero === null) return undefined
    const timer = setTimeout(() => void refresh(listOrders), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [numero])
}

/** What the member won in the draw that came while the page was open, once it is paid. */
export function useOwnWins({ game, last }: Draws): string | null {
  const amount = useStore(ownWins, (state) => wonIn(state, game?.gameCode, last?.numero ?? null))
  return amount > 0 ? formatMoney(amount) : null
}
