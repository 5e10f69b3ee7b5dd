/** What operators do: trading, liability, leagues, results, bets, reports. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeMargin } from './calls/change-margin.ts'
import { handleChangeMarketStake } from './calls/change-market-stake.ts'
import { handleChangePrices } from './calls/change-prices.ts'
import { handleChangeSportLeague } from './calls/change-sport-league.ts'
import { handleChangeSportName } from './calls/change-sport-name.ts'
import { handleChangeSuspension } from './calls/change-suspension.ts'
import { handleCloseMarket } from './calls/close-market.ts'
import { handleListAlarms } from './calls/list-alarms.ts'
import { handleListBackers } from './calls/list-backers.ts'
import { handleListDeskFixtures } from './calls/list-desk-fixtures.ts'
import { handleListLiability } from './calls/list-liability.ts'
import { handleListMargins } from './calls/list-margins.ts'
import { handleListSportLeagues } from './calls/list-sport-leagues.ts'
import { handleListSportNames } from './calls/list-sport-names.ts'
import { handleListSuspensions } from './calls/list-suspensions.ts'
import { handleListTickets } from './calls/list-tickets.ts'
import { handleReadDeskFixture } from './calls/read-desk-fixture.ts'
import { handleReadLiability } from './calls/read-liability.ts'
import { handleReadOpenTotals } from './calls/read-open-totals.ts'
import { handleReadSportLimits } from './calls/read-sport-limits.ts'
import { handleRemovePrices } from './calls/remove-prices.ts'
import { handleSeeAlarm } from './calls/see-alarm.ts'
import { keepDesk } from './jobs/keep-desk.ts'
import { resultDeskParts } from './results/parts.ts'

export const deskParts = {
  calls: [
    ...resultDeskParts.calls,
    handleListDeskFixtures,
    handleReadDeskFixture,
    handleChangePrices,
    handleRemovePrices,
    handleChangeSuspension,
    handleListSuspensions,
    handleCloseMarket,
    handleChangeMarketStake,
    handleListMargins,
    handleChangeMargin,
    handleListSportLeagues,
    handleChangeSportLeague,
    handleListSportNames,
    handleChangeSportName,
    handleListTickets,
    handleListAlarms,
    handleSeeAlarm,
    handleListLiability,
    handleReadLiability,
    handleListBackers,
    handleReadOpenTotals,
    handleReadSportLimits,
  ],
  listeners: [],
  jobs: [keepDesk],
} satisfies ModuleParts
