/** What the record calls share: the asked range of business dates as moments. */
import { refuseFields } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { rangeOf, type DateRange } from './rules/date-range.ts'

/** Errors: REQUEST_INVALID of `from` or `to`. */
export function askedRange({ now, merchant }: CallContext, query: { from?: string; to?: string }): DateRange {
  const range = rangeOf(query, now, merchant.timeZone)
  if ('rule' in range) refuseFields([range])
  return range
}
