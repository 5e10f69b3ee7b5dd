/** What states of tickets, their lines and plans are called, and their colours. */
import '../board/texts.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import type { listOrdersSchemas } from '../../../../../contract/player/lottery/list-orders.ts'
import type { readOrderSchemas } from '../../../../../contract/player/lottery/read-order.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'

export type Ticket = ValueOf<typeof listOrdersSchemas>['list'][number]
export type TicketDetail = ValueOf<typeof readOrderSchemas>

export const stateText = (state: Ticket['state']) =>
  `lottery_order_state_${state.toLowerCase() as Lowercase<Ticket['state']>}` as const

export const stateTones: Readonly<Record<Ticket['state'], BadgeTone>> = {
  PLACED: 'waiting',
  CANCELLED: 'neutral',
  SETTLED_WIN: 'good',
  SETTLED_LOSE: 'neutral',
  REFUNDED: 'info',
  RESETTLED_WIN: 'good',
  RESETTLED_LOSE: 'neutral',
}

/** What the member has in the end: the payout and the rebate without the stake; null while it is open. */
export const netOf = ({ winAmount, rebateAmount, stakeAmount, state }: Ticket): number | null =>
  winAmount === null || state === 'CANCELLED' ? null : winAmount + rebateAmount - stakeAmount
