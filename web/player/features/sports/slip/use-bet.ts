/** Sends one bet, and tells what became of it: at once, or for a live bet after its seconds. */
import { listFollowed } from '../../../../../contract/player/sportsbook/list-followed.ts'
import { listSportBets } from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import {
  placeSportBet,
  type placeSportBetSchemas,
} from '../../../../../contract/player/sportsbook/place-bet.ts'
import type { BodyOf } from '../../../../../contract/shared/call.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { refreshBalance } from '../../../state/member.ts'
import type { Bet } from '../parts/kinds.ts'
import '../texts.ts'
import { acceptedText } from '../words/bet-words.ts'
import { rejectText } from '../words/reject-words.ts'
import { usePriceText } from '../words/odds-format.ts'
import { watchPending } from './pending-bets.ts'
import type { SlipLeg } from './slip.ts'

export type BetBody = BodyOf<typeof placeSportBetSchemas>

export const legInputs = (legs: readonly SlipLeg[]) =>
  legs.map(({ marketId, code, line, price }) => ({ marketId, code, line, price }))

export function useBet(): (body: BetBody) => Promise<Bet> {
  const t = useText()
  const language = useLanguage()
  const priceText = usePriceText()
  const priceOf = ({ legs, price }: Bet) => priceText(legs.length === 1 ? legs[0]!.typeCode : '', price)
  const tellDecided = (bet: Bet) => {
    void refresh(listSportBets)
    if (bet.state === 'REJECTED')
      toast.bad(rejectText(bet, t, language), { text: t('common_close'), run: () => {} })
    else toast.good(acceptedText(bet, priceOf(bet), t))
  }
  return async (body) => {
    const bet = await callServer(placeSportBet, { body })
    void refreshBalance()
    void refresh(listSportBets, listFollowed)
    if (bet.state === 'PENDING') watchPending(bet, tellDecided)
    return bet
  }
}
