import type { DepositState } from '../../../contract/shared/cashier-states.ts'
import type { BadgeTone } from '../../ui/badge/badge.tsx'
import type { TextKey } from '../../ui/i18n/text.tsx'

export const depositTones: Record<DepositState, BadgeTone> = {
  CREATED: 'neutral',
  PENDING_MATCH: 'info',
  CONFIRMED: 'good',
  EXPIRED: 'neutral',
  REVIEW: 'waiting',
  REJECTED: 'bad',
}

export const depositStateText = (state: DepositState) => `deposit_state_${state.toLowerCase()}` as TextKey

/** A way to pay in, by its code. */
export const channelText = (channel: string) => `desk_channel_${channel.toLowerCase()}` as TextKey
