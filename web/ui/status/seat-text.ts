/** Movements of a seat in a room or at the sea, in words. */
import { formatMoney } from '../../../design/format.ts'
import type { Translate } from '../i18n/text.tsx'

export interface Seat {
  step: 'TAKEN' | 'ADDED' | 'LEFT'
  roomName: string | null
  resultAmount: number | null
}

/** That a seat was taken, more was brought to it, or it was left. */
export const seatText = ({ step }: Seat, t: Translate): string =>
  t(`seat_${step.toLowerCase() as Lowercase<Seat['step']>}`)

/** What was won or lost in the seat; null while it is not known. */
export function seatResultText({ step, resultAmount }: Seat, t: Translate): string | null {
  if (resultAmount === null) return null
  if (step === 'TAKEN') return t('seat_all_lost', { amount: formatMoney(-resultAmount) })
  if (resultAmount === 0) return t('seat_even')
  return resultAmount > 0
    ? t('seat_won', { amount: formatMoney(resultAmount) })
    : t('seat_lost', { amount: formatMoney(-resultAmount) })
}

/** The game with its room. */
export const seatPlaceText = (gameName: string | null, { roomName }: Seat): string =>
  [gameName, roomName].filter(Boolean).join(' · ')
