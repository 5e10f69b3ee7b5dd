/** What an agent was credited, by source and day, from the ledger's sums. */
import { refuseFields } from '../../../../contract/errors.ts'
import { INCOME_DAYS } from '../../../../contract/player/agents/pay/income-fields.ts'
import { addDays, businessDate, periodOf, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { creditsByDay, type CreditDay } from './store.ts'

export interface Income {
  commission: bigint
  daily: bigint
  hourly: bigint
  realtime: bigint
  dividend: bigint
  /** Of the five. */
  total: bigint
  transfers: bigint
}

const none = (): Income => ({
  commission: 0n,
  daily: 0n,
  hourly: 0n,
  realtime: 0n,
  dividend: 0n,
  total: 0n,
  transfers: 0n,
})

const sources: Readonly<Record<number, Exclude<keyof Income, 'total'>>> = {
  30: 'commission',
  31: 'daily',
  32: 'hourly',
  33: 'realtime',
  34: 'dividend',
  35: 'transfers',
  36: 'transfers',
}

export function incomeOf(rows: readonly CreditDay[]): Income {
  const income = none()
  for (const { code, amount } of rows) {
    const source = sources[code]!
    income[source] += amount
    if (source !== 'transfers') income.total += amount
  }
  return income
}

/** The range that is asked for, by default this half month: REQUEST_INVALID beyond 93 days. */
export function incomeRange(
  { now, merchant }: Pick<CallContext, 'now' | 'merchant'>,
  asked: { from?: string; to?: string },
): { from: string; to: string } {
  const today = businessDate(now, merchant.timeZone)
  const to = asked.to ?? today
  const from =
    asked.from ?? businessDate(periodOf('HALF_MONTH', now, merchant.timeZone).from, merchant.timeZone)
  if (from > to) refuseFields([{ field: 'from', rule: 'rangeOrder' }])
  if (addDays(from, INCOME_DAYS) <= to)
    refuseFields([{ field: 'from', rule: 'rangeDays', params: [String(INCOME_DAYS)] }])
  return { from, to }
}

export async function incomeByDay(
  reader: Reader,
  agentId: string,
  { from, to }: { from: string; to: string },
  timeZone: string,
): Promise<{ income: Income; days: ({ day: string } & Income)[] }> {
  const rows = await creditsByDay(reader, {
    agentId,
    from: startOfBusinessDate(from, timeZone),
    before: startOfBusinessDate(addDays(to, 1), timeZone),
    timeZone,
    codes: Object.keys(sources).map(Number),
  })
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return {
    income: incomeOf(rows),
    days: [...byDay].map(([day, own]) => ({ day, ...incomeOf(own) })),
  }
}

/** Half months up to the one of `now`, the oldest first. */
export async function incomeByPeriod(
  reader: Reader,
  agentId: string,
  now: Date,
  timeZone: string,
  count: number,
) {
  const periods = [periodOf('HALF_MONTH', now, timeZone)]
  while (periods.length < count)
    periods.unshift(periodOf('HALF_MONTH', new Date(periods[0]!.from.getTime() - 1), timeZone))
  const dates = periods.map(({ id, from, before }) => ({
    periodId: id,
    from: businessDate(from, timeZone),
    to: addDays(businessDate(before, timeZone), -1),
  }))
  const { days } = await incomeByDay(
    reader,
    agentId,
    { from: dates[0]!.from, to: dates.at(-1)!.to },
    timeZone,
  )
  return dates.map((dated) => {
    const sum = none()
    for (const day of days)
      if (day.day >= dated.from && day.day <= dated.to)
        for (const source of Object.keys(sum) as (keyof Income)[]) sum[source] += day[source]
    return { ...dated, ...sum }
  })
}
