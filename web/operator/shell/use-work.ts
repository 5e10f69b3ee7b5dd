/** How much waits, updated by pushes and, without them, every fifteen seconds. */
import { countWaitingWork } from '../../../contract/operator/dashboard/count-waiting-work.ts'
import { refresh, useCall } from '../../client/use-call.ts'
import { useTopic } from '../../client/use-topic.ts'
import { useCan } from '../session/me.ts'

export interface Work {
  withdrawals: number
  deposits: number
  adjustments: number
  changes: number
  proposals: number
  chats: number
  feedback: number
  applications: number
  kyc: number
  aml: number
  returns: number
  integrity: number
  total: number
  /** False until the figures have come. */
  isLoaded: boolean
}

export function useWork(): Work {
  const can = useCan()
  const { data } = useCall(countWaitingWork, {}, { isEnabled: can('dashboard.read'), refetchEveryMs: 15_000 })
  useTopic('work', () => void refresh(countWaitingWork))
  const work = {
    withdrawals: can('withdrawals.read') ? (data?.withdrawalsWaiting ?? 0) : 0,
    deposits: can('deposits.read') ? (data?.depositsInReview ?? 0) : 0,
    adjustments: can('members.adjust') ? (data?.adjustmentsWaiting ?? 0) : 0,
    changes: can('operators.manage') ? (data?.changesWaiting ?? 0) : 0,
    proposals: data?.proposalsWaiting ?? 0,
    chats: can('chat.answer') ? (data?.chatsWaiting ?? 0) : 0,
    feedback: can('feedback.answer') ? (data?.feedbackOpen ?? 0) : 0,
    applications: can('promotions.decide') ? (data?.applicationsWaiting ?? 0) : 0,
    kyc: can('kyc.read') ? (data?.kycWaiting ?? 0) : 0,
    aml: can('aml.read') ? (data?.ringsOpen ?? 0) : 0,
    returns: can('rtp.read') ? (data?.returnAlarms ?? 0) : 0,
    integrity: can('integrity.read') ? (data?.suspicionsOpen ?? 0) : 0,
  }
  return {
    ...work,
    isLoaded: data !== undefined,
    total: Object.values(work).reduce((sum, count) => sum + count, 0),
  }
}
