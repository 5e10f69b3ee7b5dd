import { listGiftDays, listGiftDaysSchemas } from '../../../../contract/operator/promotions/list-gift-days.ts'
import { addDays, businessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { readGiftDays } from '../store.ts'

const DAYS = 29

export const handleListGiftDays = handle(
  listGiftDays,
  listGiftDaysSchemas,
  async ({ tx, merchant, now }, { query }) => {
    const to = query.to ?? businessDate(now, merchant.timeZone)
    const from = query.from ?? addDays(to, -DAYS)
    return {
      from,
      to,
      currency: merchant.currency,
      days: await readGiftDays(tx, { merchantId: merchant.id, from, to }),
    }
  },
)
