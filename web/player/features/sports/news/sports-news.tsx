import { useEffect, useRef } from 'react'
import { listFollowed } from '../../../../../contract/player/sportsbook/list-followed.ts'
import { listSportBets } from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import { readSportBet } from '../../../../../contract/player/sportsbook/read-sport-bet.ts'
import { slipTopic, type SlipPush } from '../../../../../contract/pushes/slip.ts'
import { sportNewsTopic, type SportNewsPush } from '../../../../../contract/pushes/sports.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { listen } from '../../../../client/socket.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { place } from '../../../navigation.ts'
import { isGamePath } from '../../../paths.ts'
import { refreshBalance } from '../../../state/member.ts'
import '../texts.ts'
import { isWatchedHere } from '../slip/pending-bets.ts'
import { newsStore, useNews } from './news-store.ts'
import { betNews, matchNews } from './news-words.ts'

const EVERY_MS = 5 * 60_000
/** Goals that were said; a page that stays open for days forgets the first of them. */
const MOST_TOLD = 500

/**
 * Says the goals of followed matches and what became of bets, over whichever page the member looks at. A game
 * that is played is not disturbed; what became of bets is in the inbox as well.
 */
export default function SportsNews() {
  useMatchNews()
  useBetNews()
  return null
}

const mayTell = (): boolean => !isGamePath(place.getState().path)

function useMatchNews(): void {
  const t = useText()
  const { goal, kickOff } = useNews()
  const isOn = goal || kickOff
  const { data, refetch } = useCall(listFollowed, {}, { isEnabled: isOn, refetchEveryMs: EVERY_MS })
  const told = useRef(new Set<string>())
  const tell = useRef((_: SportNewsPush) => {})
  tell.current = (push) => {
    const key = `${push.fixtureId} ${push.no}`
    const text = matchNews(push, { followed: data?.list ?? [], chosen: newsStore.getState() }, t)
    if (text === null || told.current.has(key)) return
    if (told.current.size >= MOST_TOLD) told.current.clear()
    told.current.add(key)
    if (mayTell()) toast.info(text)
  }
  const isFollowing = isOn && (data?.list.length ?? 0) > 0
  useEffect(
    () =>
      isFollowing
        ? listen(sportNewsTopic, {
            onData: (push: SportNewsPush) => tell.current(push),
            onGap: () => void refetch(),
          })
        : undefined,
    [isFollowing, refetch],
  )
}

function useBetNews(): void {
  const t = useText()
  const words = useRef(t)
  words.current = t
  useEffect(() => {
    const tell = async ({ betId, betNo, state, paidAmount, isAuto }: SlipPush): Promise<void> => {
      void refresh(listSportBets, listFollowed)
      const { result, cashOut } = newsStore.getState()
      if (isAuto && paidAmount !== undefined) {
        void refreshBalance()
        if (cashOut && mayTell())
          toast.good(words.current('sport_push_cash_out', { number: betNo, amount: formatMoney(paidAmount) }))
      }
      // A bet that waits is followed by the slip that sent it.
      const isOver = state === 'SETTLED' || (state === 'REJECTED' && !isWatchedHere(betId))
      if (!isOver || !result) return
      const bet = await callServer(readSportBet, { params: { betId } }, { isHarmless: true }).catch(
        () => null,
      )
      const news = bet && betNews(bet, words.current)
      if (news && mayTell()) toast[news.tone](news.text)
    }
    return listen(slipTopic, { onData: (push: SlipPush) => void tell(push) })
  }, [])
}
