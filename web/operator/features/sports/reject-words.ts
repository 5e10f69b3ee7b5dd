/** Why a live bet was not accepted, as the desk reads it. */
import type { RefuseCause, RejectReason } from '../../../../contract/shared/sports-refusals.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export const causeKeys = {
  LIABILITY: 'op_sport_refuse_LIABILITY',
  LATE: 'op_sport_refuse_LATE',
  PRICE: 'op_sport_refuse_PRICE',
  ACCOUNTS: 'op_sport_refuse_ACCOUNTS',
  OTHER: 'op_sport_refuse_OTHER',
} as const satisfies Record<RefuseCause, TextKey>

const reasonKeys = {
  SPORT_LIVE_EVENT: 'op_sport_rejected_event',
  SPORT_LIVE_PRICE: 'op_sport_rejected_price',
  SPORT_SUSPENDED: 'op_sport_rejected_suspended',
} as const satisfies Record<Exclude<RejectReason, 'SPORT_REFUSED'>, TextKey>

interface Rejected {
  readonly rejectReason: RejectReason | null
  readonly refusedBy: string | null
  readonly refuseCause: RefuseCause | null
}

/** Null: it is not known. */
export function rejectedText(
  t: Translate,
  { rejectReason, refusedBy, refuseCause }: Rejected,
): string | null {
  if (refusedBy !== null && refuseCause !== null)
    return t('op_sport_bet_refused_by', { name: refusedBy, reason: t(causeKeys[refuseCause]) })
  return rejectReason === null || rejectReason === 'SPORT_REFUSED' ? null : t(reasonKeys[rejectReason])
}
