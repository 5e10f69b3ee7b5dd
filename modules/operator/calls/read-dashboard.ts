import { readDashboard, readDashboardSchemas } from '../../../contract/operator/dashboard/read-dashboard.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { handle, type CallContext } from '../../../platform/calls.ts'
import { queueFiguresOf } from '../../cashier/index.ts'
import { memberFiguresOf } from '../../identity/index.ts'
import { activeMembers, lastProof, ledgerTotals } from '../../wallet/index.ts'
import { boundsOf, heatOf, returnRate, seriesOf, type PeriodBounds } from '../rules/dashboard.ts'
import { siteOf } from '../site.ts'
import { eventsWaiting, onlineAccounts } from '../store/house.ts'

const ONLINE_MS = 5 * 60_000
const HEAT_DAYS = 28
type Totals = Awaited<ReturnType<typeof ledgerTotals>>

export const handleReadDashboard = handle(readDashboard, readDashboardSchemas, async (context, { query }) => {
  const { now, merchant, tx } = context
  const period = query.period ?? 'TODAY'
  const bounds = boundsOf(period, now, merchant.timeZone)
  const totalsOf = (from: Date, to: Date, every: 'DAY' | 'HOUR') => ledgerTotals(tx, { merchantId: merchant.id, from, to, timeZone: merchant.timeZone, every })
  const every = period === 'TODAY' ? 'HOUR' as const : 'DAY' as const
  const today = businessDate(now, merchant.timeZone)
  const dayCount = period === 'MONTH' ? 30 : 7
  const daysFrom = startOfBusinessDate(addDays(today, 1 - dayCount), merchant.timeZone)
  const heatFrom = startOfBusinessDate(addDays(today, 1 - HEAT_DAYS), merchant.timeZone)

  const current = await totalsOf(bounds.from, bounds.to, every)
  const before = await totalsOf(bounds.beforeFrom, bounds.from, every)
  const fairBefore = await totalsOf(bounds.beforeFrom, bounds.beforeTo, 'DAY')
  const days = await totalsOf(daysFrom, bounds.to, 'DAY')
  const heat = await totalsOf(heatFrom, bounds.to, 'HOUR')
  return {
    period, currency: merchant.currency, from: bounds.from, to: bounds.to,
    figures: { ...sumsOf(current), ggrBeforeAmount: sum(fairBefore, (row) => row.ggr), ...(await peopleOf(context, bounds)) },
    series: seriesOf(bounds, now, current, before),
    days: Array.from({ length: dayCount }, (_, index) => {
      const date = addDays(today, 1 - dayCount + index)
      const row = days.find((candidate) => candidate.date === date)
      return { date, depositAmount: row?.deposits ?? 0n, withdrawalAmount: row?.withdrawals ?? 0n }
    }),
    hours: heatOf(heat, merchant.timeZone),
    vendors: vendorsOf(current),
    health: await healthOf(context),
  }
})

function sum(totals: Totals, amountOf: (row: Totals[number]) => bigint): bigint {
  return totals.reduce((total, row) => total + amountOf(row), 0n)
}

function sumsOf(totals: Totals) {
  return {
    ggrAmount: sum(totals, (row) => row.ggr), depositAmount: sum(totals, (row) => row.deposits), withdrawalAmount: sum(totals, (row) => row.withdrawals),
    depositCount: totals.reduce((count, row) => count + row.depositCount, 0), withdrawalCount: totals.reduce((count, row) => count + row.withdrawalCount, 0),
  }
}

async function peopleOf({ tx, now, merchant }: CallContext, bounds: PeriodBounds) {
  const people = await memberFiguresOf(tx, merchant.id, bounds.from, bounds.to)
  return {
    onlineCount: await onlineAccounts(tx, merchant.id, new Date(now.getTime() - ONLINE_MS)),
    activeCount: await activeMembers(tx, { merchantId: merchant.id, from: bounds.from, to: bounds.to }),
    registeredCount: people.registered, signedInCount: people.signedIn,
  }
}

/** By vendor, the largest first. */
function vendorsOf(totals: Totals) {
  const vendors = new Map<string, { stakes: bigint; payouts: bigint }>()
  for (const row of totals) {
    for (const [vendor, { stakes, payouts }] of Object.entries(row.byVendor)) {
      const held = vendors.get(vendor) ?? { stakes: 0n, payouts: 0n }
      vendors.set(vendor, { stakes: held.stakes + stakes, payouts: held.payouts + payouts })
    }
  }
  return [...vendors]
    .map(([vendor, { stakes, payouts }]) => ({ vendor, stakeAmount: stakes, payoutAmount: payouts, ggrAmount: stakes - payouts, returnRate: returnRate(stakes, payouts) }))
    .sort((a, b) => (a.ggrAmount < b.ggrAmount ? 1 : a.ggrAmount > b.ggrAmount ? -1 : 0))
}

async function healthOf(context: CallContext) {
  const { tx, merchant, now } = context
  const site = siteOf(context)
  const queues = await queueFiguresOf(tx, merchant.id, now)
  const proof = await lastProof(tx)
  return {
    siteStatus: site.status, siteEndTime: site.endTime, lastDepositAt: queues.lastDepositAt, lastPayoutAt: queues.lastPayoutAt,
    proof: proof ? { at: proof.at, ok: proof.ok, failed: proof.checks.filter((check) => !check.ok).map((check) => check.id) } : null,
    eventsWaiting: await eventsWaiting(tx),
  }
}
