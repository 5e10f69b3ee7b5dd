/** Who asks for the book: a visitor, or a member with what they marked. */
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { settingOf } from '../../system/index.ts'
import { bookSettings } from './settings.ts'
import type { Asker, Marker } from './store/lists.ts'

export const markerOf = ({ merchant, session }: CallContext): Marker => ({
  merchantId: merchant.id,
  accountId: session?.accountId ?? '',
})

export const askerOf = async (context: CallContext): Promise<Asker> => ({
  ...markerOf(context),
  language: context.language,
  seesVirtual: await settingOf(context.tx, context.merchant.id, bookSettings.showsVirtual),
})

/** The moment at which the house's day ends. */
export const tomorrowOf = ({ merchant, now }: CallContext): Date =>
  startOfBusinessDate(addDays(businessDate(now, merchant.timeZone), 1), merchant.timeZone)
