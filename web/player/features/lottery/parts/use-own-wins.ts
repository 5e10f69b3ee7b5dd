import { useEffect, useState } from 'react'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { isSignedIn } from '../../../../client/session.ts'
import { refresh } from '../../../../client/use-call.ts'
import { translator } from '../../../../ui/i18n/translator.ts'
import { toast } from '../../../../ui/overlay/toast.tsx'
import type { Draws } from './use-draws.ts'

/** Settling begins with the draw and takes a moment: the member's bets are looked at this long after it. */
const LOOKS_MS = [1500, 4000, 10_000, 30_000]
const MOST_BETS = 100

interface Won {
  readonly numero: string
  readonly amount: string
}

/** What the member won in the draw that came while the page was open; announced once it is paid. */
export function useOwnWins({ game, last }: Draws): string | null {
  const gameCode = game?.gameCode
  const numero = last?.isNew ? last.numero : null
  const [won, setWon] = useState<Won | null>(null)
  useEffect(() => {
    if (!gameCode || numero === null || !isSignedIn()) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = (at: number) => {
      if (at < LOOKS_MS.length) timer = setTimeout(() => void ask(at), LOOKS_MS[at])
    }
    const ask = async (at: number) => {
      const orders = await callServer(listOrders, {
        query: { gameCode, numero, pageNo: 1, pageSize: MOST_BETS },
      }).catch(() => null)
      if (!orders || orders.list.some(({ state }) => state === 'PLACED')) return look(at + 1)
      if (orders.list.length > 0) void refresh(listOrders)
      const wins = orders.list.filter(({ state }) => state === 'SETTLED_WIN')
      if (wins.length === 0) return
      const amount = formatMoney(
        wins.reduce((sum, { winAmount }) => sum + (winAmount ?? 0), 0),
        wins[0]!.currency,
      )
      setWon({ numero, amount })
      toast.good(translator()('draw_won', { amount, numero }))
    }
    look(0)
    return () => clearTimeout(timer)
  }, [gameCode, numero])
  return won && won.numero === last?.numero ? won.amount : null
}
