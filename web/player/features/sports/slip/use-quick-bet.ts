import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { isSignedIn } from '../../../../client/session.ts'
import { askForLogin } from '../../../state/windows.ts'
import '../texts.ts'
import { useOddsFormat, usePriceText } from '../words/odds-format.ts'
import { acceptText } from './leg-words.ts'
import { refusalOf } from './refusal-words.ts'
import type { SlipLeg } from './slip.ts'
import { slipStore } from './slip-store.ts'
import { legInputs, useBet } from './use-bet.ts'

/** One at a time: a second tap of a double tap bets nothing. */
let isOnItsWay = false
function takeTurn(): boolean {
  if (isOnItsWay) return false
  isOnItsWay = true
  return true
}
const endTurn = (): void => {
  isOnItsWay = false
}

/** Bets a stake on one selection at once, by the choice about price changes that stands on the slip. */
export function useQuickBet(): (leg: SlipLeg, stakeAmount: number) => Promise<void> {
  const t = useText()
  const bet = useBet()
  const priceText = usePriceText()
  const oddsFormat = useOddsFormat()
  const send = async (leg: SlipLeg, stakeAmount: number): Promise<void> => {
    if (!isSignedIn()) return askForLogin(location.pathname + location.search)
    if (!takeTurn()) return
    try {
      const { acceptChange } = slipStore.getState()
      const placed = await bet({
        kind: 'SINGLE',
        legs: legInputs([leg]),
        stakeAmount,
        acceptChange,
        oddsFormat,
      })
      if (placed.state === 'PENDING') toast.info(t('sport_bet_state_pending'))
      else
        toast.good(
          t('sport_slip_accepted', { number: placed.betNo, price: priceText(leg.typeCode, placed.price) }),
        )
    } catch (error) {
      tellRefused(error, leg, stakeAmount)
    } finally {
      endTurn()
    }
  }
  /** At a new price or line the member may bet with one more tap. */
  const tellRefused = (error: unknown, leg: SlipLeg, stakeAmount: number): void => {
    const textOf = (of: SlipLeg, one: number) => priceText(of.typeCode, one)
    const { text, terms } = refusalOf(error, [leg], t, textOf)
    if (terms === null) return toast.bad(text)
    toast.bad(text, {
      text: acceptText(leg, terms, t, textOf),
      run: () => void send({ ...leg, ...terms }, stakeAmount),
    })
  }
  return send
}
