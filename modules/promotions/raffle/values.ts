/** Raffles as the wire says them. */
import { holderOf } from '../../../kernel/promotions/raffle.ts'
import { sha256 } from '../draws/hashes.ts'
import type { DrawRow } from '../draws/store.ts'
import type { Winner } from './store/prizes.ts'

const shown = {
  WAITING: 'COLLECTING',
  CLOSED: 'FROZEN',
  OPEN: 'DRAWN',
  DRAWN: 'DRAWN',
  ENDED: 'ENDED',
  VOID: 'VOID',
} as const

export const shownRaffle = ({ state, isLive }: Pick<DrawRow, 'state' | 'isLive'>) =>
  isLive || (state !== 'WAITING' && state !== 'CLOSED') ? shown[state] : ('STOPPED' as const)

export const winnerValue = (promotionId: string, { place, number, amount, memberId }: Winner) => ({
  place,
  number,
  amount,
  holder: holderOf(promotionId, memberId, sha256),
})
