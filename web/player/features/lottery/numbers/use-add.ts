/** Puts numbers on the slip and says what became of them. */
import { useState } from 'react'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { betsOf, type Bet, idOf } from './slip.ts'
import { changeLines, putBets, slipOf } from './slip-store.ts'
import type { NumberBoardData } from './use-number-board.ts'
import './texts.ts'

export function useAdd(gameCode: string, numero: string | null, board: NumberBoardData) {
  const t = useText()
  const [said, setSaid] = useState('')
  const put = (bets: readonly Bet[]) => {
    const open = bets.filter(({ playCode, selection }) => {
      const play = board.playOf(playCode)
      return !play || board.restrictionOf(play, selection).state !== 'CLOSED'
    })
    const { added, merged, refused, left, above } = putBets(gameCode, numero, open, board.playOf)
    const closed = bets.length - open.length
    setSaid(
      [
        added > 0 ? t('lottery_added', { count: added }) : '',
        merged > 0 ? t('lottery_merged', { count: merged }) : '',
        closed > 0 ? t('lottery_not_added_closed', { count: closed }) : '',
        refused > 0 ? t('lottery_not_added_sold', { count: refused }) : '',
        left > 0 ? t('lottery_not_added_room', { count: left }) : '',
        above > 0 ? t('lottery_not_added_above', { count: above }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    )
  }
  return {
    said,
    forget: () => setSaid(''),
    put,
    add: (numbers: readonly string[], plays: readonly NumberPlay[]) =>
      put(betsOf(numbers, plays, board.stakeOf)),
    /** A cell of the board: on the slip, or off it again. */
    toggle: (selection: readonly string[], plays: readonly NumberPlay[]) => {
      const sold = plays.filter((play) => !play.check(selection))
      const ids = new Set(sold.map((play) => idOf(play, selection)))
      const isOn = slipOf(gameCode).lines.some(({ id }) => ids.has(id))
      if (!isOn)
        return put(sold.map(({ code }) => ({ playCode: code, selection, unitAmount: board.stakeOf(code) })))
      changeLines(gameCode, (lines) => lines.filter(({ id }) => !ids.has(id)))
      setSaid(t('lottery_taken_off'))
    },
  }
}

export type Adding = ReturnType<typeof useAdd>
