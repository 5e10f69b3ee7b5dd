import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { listOrders } from '../../../../../contract/player/lottery/list-orders.ts'
import type { DrawWinPush } from '../../../../../contract/pushes/draw-win.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { ownWins, takeUntold } from './own-wins.ts'
import { winWords } from './win-words.ts'

/** The balls of a result fall meanwhile, and draws that end together are told together. */
const REST_MS = 1500

/** Tells the wins that wait, in one toast that leads to the ticket. */
export default function TellWins() {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText } = useIssueText()
  const untold = useStore(ownWins, (state) => state.untold)
  const tell = useRef(() => {})
  tell.current = () => {
    const wins = takeUntold()
    if (wins.length === 0) return
    void refresh(listOrders)
    toast.good(winWords(wins, { t, nameOf, issueText }), {
      text: t('lottery_win_see'),
      run: () => void addressOf(wins).then(navigate),
    })
  }
  useEffect(() => {
    const timer = setTimeout(() => tell.current(), REST_MS)
    return () => clearTimeout(timer)
  }, [untold])
  return null
}

/** The ticket that won, or the list of tickets if it was more than one. */
async function addressOf(wins: readonly DrawWinPush[]): Promise<string> {
  const [win, ...more] = wins
  if (!win || more.length > 0) return paths.lotteryTickets()
  const { gameCode, numero } = win
  const state = win.version > 1 ? 'RESETTLED_WIN' : 'SETTLED_WIN'
  const won = await callServer(listOrders, {
    query: { gameCode, numero, state, pageNo: 1, pageSize: 2 },
  }).catch(() => null)
  return paths.lotteryTickets(won?.list.length === 1 ? won.list[0]!.orderId : undefined)
}
