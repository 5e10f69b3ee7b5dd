/**
 * Gross and net gaming revenue by day, from what was played and what the house gave and took
 * (domain/economy.md §1).
 */
import type { CostDay, PlayDay } from '../../../wallet/index.ts'

export interface HouseFigures {
  stakes: bigint
  payouts: bigint
  ggr: bigint
  bonuses: bigint
  rebates: bigint
  commissions: bigint
  fees: bigint
  adjustments: bigint
  ngr: bigint
}
export interface GamingReport {
  days: (HouseFigures & { date: string })[]
  total: HouseFigures
  rows: (PlayDay & { ggr: bigint })[]
}

const COMMISSIONS: readonly string[] = ['COMMISSION', 'SALARY_D', 'SALARY_H', 'SALARY_R', 'DIVIDEND']
const empty = (): HouseFigures => ({
  stakes: 0n,
  payouts: 0n,
  ggr: 0n,
  bonuses: 0n,
  rebates: 0n,
  commissions: 0n,
  fees: 0n,
  adjustments: 0n,
  ngr: 0n,
})

/** Where a cost is counted; the demo's opening money is not a cost of play. */
function kindOf({
  account,
  code,
}: CostDay): 'bonuses' | 'rebates' | 'commissions' | 'fees' | 'adjustments' | null {
  if (code === 'OPENING') return null
  if (account === 'fee') return 'fees'
  if (account === 'adjustment') return 'adjustments'
  if (code === 'REBATE') return 'rebates'
  return COMMISSIONS.includes(code) ? 'commissions' : 'bonuses'
}

/** Newest day first; a day on which nothing happened is left out. */
export function gamingReport(play: readonly PlayDay[], costs: readonly CostDay[]): GamingReport {
  const days = new Map<string, HouseFigures>()
  const total = empty()
  const add = (date: string, change: (figures: HouseFigures) => void) => {
    const day = days.get(date) ?? empty()
    days.set(date, day)
    for (const figures of [day, total]) change(figures)
  }
  for (const { date, stakes, payouts } of play)
    add(date, (figures) => {
      figures.stakes += stakes
      figures.payouts += payouts
    })
  for (const cost of costs) {
    const kind = kindOf(cost)
    if (kind)
      add(cost.date, (figures) => {
        figures[kind] += kind === 'fees' ? cost.gain : -cost.gain
      })
  }
  for (const figures of [...days.values(), total]) {
    figures.ggr = figures.stakes - figures.payouts
    figures.ngr =
      figures.ggr -
      figures.bonuses -
      figures.rebates -
      figures.commissions -
      figures.adjustments +
      figures.fees
  }
  const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date)
  return {
    days: [...days].map(([date, figures]) => ({ date, ...figures })).sort(newestFirst),
    total,
    rows: play
      .map((row) => ({ ...row, ggr: row.stakes - row.payouts }))
      .sort(
        (a, b) => newestFirst(a, b) || a.vendor.localeCompare(b.vendor) || a.product.localeCompare(b.product),
      ),
  }
}
