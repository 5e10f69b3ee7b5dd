import {
  listYeekeePrizes,
  listYeekeePrizesSchemas,
} from '../../../../contract/operator/lottery/list-yeekee-prizes.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { listPrizes, spentOn } from '../store/prizes.ts'

export const handleListYeekeePrizes = handle(
  listYeekeePrizes,
  listYeekeePrizesSchemas,
  async ({ tx, merchant, now }, { query }) => {
    const { pageNo = 1, pageSize = 20 } = query
    const page = await listPrizes(tx, merchant.id, { pageNo, pageSize })
    const owners = await accountsByIds(tx, [...new Set(page.list.map(({ memberId }) => memberId))])
    return {
      ...page,
      list: page.list.map(({ name: _, ...prize }) => ({
        ...prize,
        username: owners.get(prize.memberId)?.username ?? '',
      })),
      todayAmount: await spentOn(tx, merchant.id, businessDate(now, merchant.timeZone)),
      currency: merchant.currency,
    }
  },
)
