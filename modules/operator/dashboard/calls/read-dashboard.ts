import {
  readDashboard,
  readDashboardSchemas,
} from '../../../../contract/operator/dashboard/read-dashboard.ts'
import { addDays, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { queueFiguresOf } from '../../../cashier/index.ts'
import { memberFiguresOf } from '../../../identity/index.ts'
import { lastProof } from '../../../wallet/index.ts'
import {
  boundsOf,
  daysOf,
  heatOf,
  returnRate,
  seriesOf,
  type PeriodBounds,
} from '../../figures/rules/dashboard.ts'
import { siteOf } from '../../site/site.ts'
import { activeMembers, houseRows, type HouseRow } from '../../figures/store/figures.ts'
import { eventsWaiting, onlineAccounts } from '../store/house.ts'

const ONLINE_MS = 5 * 60_000
const HEAT_DAYS = 28

export const handleReadDashboard = handle(readDashboard, readDashboardSchemas, async (context, { query }) => {
  const { now, merchant, tx } = context
  const { timeZone } = merchant
  const period = query.period ?? 'TODAY'
  const bounds = boundsOf(period, now, timeZone)
  const dayCount = period === 'MONTH' ? 30 : 7
  const dates = Array.from({ length: dayCount }, (_, index) => addDays(bounds.toDate, 1 - dayCount + index))
  const heatFrom = startOfBusinessDate(addDays(bounds.toDate, 1 - HEAT_DAYS), timeZone)
  // One read for everything: the four weeks of the heat map, the comparison and the period overlap.
  const from = bounds.beforeFrom < heatFrom ? bounds.beforeFrom : heatFrom
  const rows = await houseRows(tx, merchant.id, from, bounds.to)
  const within = (start: Date, end: Date) => rows.filter((row) => row.start >= start && row.start < end)
  const current = within(bounds.from, bounds.to)
  const before = within(bounds.beforeFrom, bounds.from)
  return {
    period,
    currency: merchant.currency,
    from: bounds.from,
    to: bounds.to,
    figures: {
      ...sumsOf(current),
      ggrBeforeAmount: sumsOf(within(bounds.beforeFrom, bounds.beforeTo)).ggrAmount,
      ...(await peopleOf(context, bounds)),
    },
    series: seriesOf(bounds, now, current.map(toBucket), before.map(toBucket)),
    days: daysOf(rows, dates, timeZone),
    hours: heatOf(within(heatFrom, bounds.to), timeZone),
    vendors: vendorsOf(current),
    health: await healthOf(context),
  }
})

const toBucket = (row: HouseRow) => ({ start: row.start, ggr: row.settledStakes - row.settledPayouts })

function sumsOf(rows: readonly HouseRow[]) {
  const sums = { ggrAmount: 0n, depositAmount: 0n, depositCount: 0, withdrawalAmount: 0n, withdrawalCount: 0 }
  for (const row of rows) {
    sums.ggrAmount += row.settledStakes - row.settledPayouts
    sums.depositAmount += row.deposits
    sums.depositCount += row.depositCount
    sums.withdrawalAmount += row.withdrawals
    sums.withdrawalCount += row.withdrawalCount
  }
  return sums
}

async function peopleOf({ tx, now, merchant }: CallContext, bounds: PeriodBounds) {
  const people = await memberFiguresOf(tx, merchant.id, bounds.from, bounds.to)
  return {
    onlineCount: await onlineAccounts(tx, merchant.id, new Date(now.getTime() - ONLINE_MS)),
    activeCount: await activeMembers(tx, merchant.id, bounds.fromDate, bounds.toDate),
    registeredCount: people.registered,
    signedInCount: people.signedIn,
  }
}

/** Settled play by vendor, the largest first. */
function vendorsOf(rows: readonly HouseRow[]) {
  const vendors = new Map<string, { stakes: bigint; payouts: bigint }>()
  for (const { vendor, settledStakes: stakes, settledPayouts: payouts } of rows) {
    if (stakes === 0n && payouts === 0n) continue
    const sums = vendors.get(vendor) ?? { stakes: 0n, payouts: 0n }
    vendors.set(vendor, { stakes: sums.stakes + stakes, payouts: sums.payouts + payouts })
  }
  return [...vendors]
    .map(([vendor, { stakes, payouts }]) => ({
      vendor,
      stakeAmount: stakes,
      payoutAmount: payouts,
      ggrAmount: stakes - payouts,
      returnRate: returnRate(stakes, payouts),
    }))
    .sort((a, b) => (a.ggrAmount < b.ggrAmount ? 1 : a.ggrAmount > b.ggrAmount ? -1 : 0))
}

async function healthOf(context: CallContext) {
  const { tx, merchant, now } = context
  const site = siteOf(context)
  const queues = await queueFiguresOf(tx, merchant.id, now)
  const proof = await lastProof(tx)
  return {
    siteStatus: site.status,
    siteEndTime: site.endTime,
    lastDepositAt: queues.lastDepositAt,
    lastPayoutAt: queues.lastPayoutAt,
    proof: proof
      ? {
          at: proof.at,
          ok: proof.ok,
          failed: proof.checks.filter((check) => !check.ok).map((check) => check.id),
        }
      : null,
    eventsWaiting: await eventsWaiting(tx),
  }
}
