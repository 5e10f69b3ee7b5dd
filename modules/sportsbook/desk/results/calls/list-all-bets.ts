import {
  listAllSportBets,
  listAllSportBetsSchemas,
} from '../../../../../contract/operator/sportsbook/list-all-bets.ts'
import { boundsOf, businessDate } from '../../../../../kernel/calendar.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { accountByName } from '../../../../identity/index.ts'
import { ownedBets } from '../owned-bets.ts'
import { findBets } from '../store/search.ts'

export const handleListAllBets = handle(
  listAllSportBets,
  listAllSportBetsSchemas,
  async (context, { query }) => {
    const { tx, merchant, now } = context
    const { pageNo = 1, pageSize = 20, username, from, to, ...filter } = query
    const named =
      username === undefined
        ? undefined
        : await accountByName(tx, { merchantId: merchant.id, account: username })
    const memberId = username === undefined ? filter.memberId : (named?.accountId ?? 'nobody')
    const isNarrow = filter.betNo ?? filter.afterNo ?? memberId ?? filter.fixtureId ?? filter.marketId ?? to
    const days = { from: from ?? (isNarrow ? undefined : businessDate(now, merchant.timeZone)), to }
    const page = { pageNo, pageSize }
    const { betIds, count } = await findBets(
      tx,
      { ...filter, merchantId: merchant.id, memberId, ...boundsOf(days, merchant.timeZone) },
      page,
    )
    return toPage(await ownedBets(context, betIds), page, count)
  },
)
