import { listDepositQueue, type listDepositQueueSchemas } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { readDepositCase, type readDepositCaseSchemas } from '../../../../contract/operator/cashier/read-deposit-case.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { isCryptoCode } from '../../../../contract/shared/cashier-channels.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { DepositReviewReason, DepositState } from '../../../../contract/shared/cashier-states.ts'
import { refresh } from '../../../client/use-call.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Deposit = ValueOf<typeof listDepositQueueSchemas>['list'][number]
export type DepositCase = ValueOf<typeof readDepositCaseSchemas>

export const tones: Record<DepositState, BadgeTone> = { CREATED: 'neutral', PENDING_MATCH: 'info', CONFIRMED: 'good', EXPIRED: 'neutral', REVIEW: 'waiting', REJECTED: 'bad' }
export const stateText = (state: DepositState) => `deposit_state_${state.toLowerCase()}` as TextKey
/** A transfer of USDT asks for no amount: what is wrong with its own is that it stands outside the limits of the channel. */
export const whyText = ({ reviewReason: reason, channel }: { reviewReason: DepositReviewReason; channel: string }) =>
  (reason === 'AMOUNT' && isCryptoCode(channel) ? 'paid_in_reason_usdt_limits' : `paid_in_reason_${reason.toLowerCase()}`) as TextKey
export const channelText = (channel: string) => `desk_channel_${channel.toLowerCase()}` as TextKey

/** Asks again for everything a decision changes. */
export const refreshDeposits = () => refresh(listDepositQueue, readDepositCase, readWork)
