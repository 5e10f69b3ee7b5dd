/** Who asks for the book: a visitor, or a member with what they marked. */
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Asker } from './store/lists.ts'

export const askerOf = ({ merchant, session, language }: CallContext): Asker => ({
  merchantId: merchant.id,
  accountId: session?.accountId ?? '',
  language,
})

/** The moment at which the house's day ends. */
export const tomorrowOf = ({ merchant, now }: CallContext): Date =>
  startOfBusinessDate(addDays(businessDate(now, merchant.timeZone), 1), merchant.timeZone)
