/** What the calls of team figures are asked for: a range of days, and accounts of the own line. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { rangeOf, type DateRange } from '../../cashier/index.ts'
import { accountInLine, type LineAccount, type LineAsked } from './store/line.ts'

/** How far back agents read figures. */
const KEPT_DAYS = 90

/** Errors: REQUEST_INVALID of `from` or `to`. */
export function askedDays(
  { now, merchant }: Pick<CallContext, 'now' | 'merchant'>,
  query: { from?: string; to?: string },
): DateRange {
  const range = rangeOf(query, now, merchant.timeZone)
  if ('rule' in range) refuseFields([range])
  if (range.from <= addDays(businessDate(now, merchant.timeZone), -KEPT_DAYS))
    refuseFields([{ field: 'from', rule: 'rangeKept', params: [String(KEPT_DAYS)] }])
  return range
}

/**
 * The part of a range in which an account has been in the line that asks. Lines move at midnight, so days are
 * whole; a range that ended before has no day.
 */
export function rangeInLine(
  range: DateRange,
  { since }: Pick<LineAccount, 'since'>,
  timeZone: string,
): DateRange {
  if (since === null || since <= range.start) return range
  const end = since > range.end ? since : range.end
  return { ...range, from: businessDate(since, timeZone), start: since, end }
}

/** The line of who asks. Affiliates see only players that are directly below them. */
export function ownLine({ merchant, actor }: Pick<CallContext, 'merchant' | 'actor'>): LineAsked {
  return {
    merchantId: merchant.id,
    agentId: actor.accountId,
    timeZone: merchant.timeZone,
    onlyPlayers: actor.claims.type === 41 || actor.claims.type === 42,
  }
}

/**
 * An account of the own line. AGENT_NOT_IN_TEAM for everything else alike: an account above or beside, of
 * another line, the own one, or none.
 */
export async function memberOfLine(reader: Reader, line: LineAsked, username: string): Promise<LineAccount> {
  const account = await accountInLine(reader, line, username.trim())
  if (!account) refuse('AGENT_NOT_IN_TEAM')
  return account
}
