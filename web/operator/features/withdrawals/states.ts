/** The tabs of the queue and how states and hints are written. */
import type { DisputeReason, WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export const withdrawalTabs: readonly { key: string; state: WithdrawalState | undefined; text: TextKey }[] = [
  { key: 'REVIEW', state: 'REVIEW', text: 'queue_tab_review' },
  { key: 'APPROVED', state: 'APPROVED', text: 'queue_tab_approved' },
  { key: 'PAYING', state: 'PAYING', text: 'queue_tab_paying' },
  { key: 'CONFIRM_WAIT', state: 'CONFIRM_WAIT', text: 'queue_tab_confirm' },
  { key: 'DISPUTED', state: 'DISPUTED', text: 'queue_tab_disputed' },
  { key: 'RECEIVED', state: 'RECEIVED', text: 'queue_tab_done' },
  { key: 'REJECTED', state: 'REJECTED', text: 'queue_tab_rejected' },
  { key: 'COMPLAINTS', state: undefined, text: 'queue_tab_complaints' },
  { key: 'LINES', state: undefined, text: 'lines_tab' },
  { key: 'ALL', state: undefined, text: 'queue_tab_all' },
]

/** What the member reports. */
export function disputeText(reason: DisputeReason): TextKey {
  return `queue_dispute_${reason.toLowerCase()}` as TextKey
}

const reasons: Record<string, TextKey> = {
  AMOUNT: 'queue_reason_amount',
  NEW_ACCOUNT: 'queue_reason_new_account',
  PROFIT: 'queue_reason_profit',
  PAYER_NAME: 'queue_reason_payer_name',
  AML: 'queue_reason_aml',
}

/** Why it was not approved by itself; an unknown reason is shown as it came. */
export function reasonText(reason: string, t: (key: TextKey) => string): string {
  const key = reasons[reason]
  return key ? t(key) : reason
}

/** States in which somebody is awaited: a clock is shown beside these. */
export const openStates: ReadonlySet<WithdrawalState> = new Set([
  'CREATED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'CONFIRM_WAIT',
  'DISPUTED',
])
