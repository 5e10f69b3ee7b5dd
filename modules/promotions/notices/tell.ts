/** Tells in the morning what the night brought (domain/economy.md §10). */
import { wallOf } from '../../../kernel/calendar.ts'
import type { RealCurrency } from '../../../kernel/money.ts'
import type { Database } from '../../../platform/postgres.ts'
import { sendMessage } from '../../messaging/index.ts'
import { textsOf } from './texts.ts'
import { takeNotices } from './store.ts'

const SET = 200
const FROM = '08:00'

/** Sends what waits, set by set; a member in a stop of advertising gets nothing of it. */
export async function tellWaiting(
  database: Database,
  house: { id: string; timeZone: string; currency: RealCurrency },
  now: Date,
): Promise<void> {
  if (wallOf(now, house.timeZone).slice(11) < FROM) return
  const tellNext = () =>
    database.transaction(async (tx) => {
      const notices = await takeNotices(tx, house.id, SET)
      for (const notice of notices)
        await sendMessage(tx, {
          merchantId: house.id,
          memberId: notice.memberId,
          category: 'PROMOTION',
          key: notice.key,
          ...textsOf(notice, house),
        })
      return notices.length
    })
  while ((await tellNext()) > 0);
}
