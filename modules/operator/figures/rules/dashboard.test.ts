import { expect, test } from 'vitest'
import { boundsOf, daysOf, heatOf, monthsUntil, returnRate, seriesOf } from './dashboard.ts'

const zone = 'Asia/Bangkok'
const now = new Date('2026-03-04T05:30:00Z') // Wednesday 12:30 in Bangkok

test('today begins at midnight of the merchant, not of the server, and is compared with yesterday until the same time', () => {
  const bounds = boundsOf('TODAY', now, zone)
  expect(bounds.from.toISOString()).toBe('2026-03-03T17:00:00.000Z')
  expect(bounds.to.toISOString()).toBe('2026-03-04T17:00:00.000Z')
  expect(bounds.beforeFrom.toISOString()).toBe('2026-03-02T17:00:00.000Z')
  expect(bounds.beforeTo.toISOString()).toBe('2026-03-03T05:30:00.000Z')
})

test('seven days end with today, and the seven before end where they begin', () => {
  const bounds = boundsOf('WEEK', now, zone)
  expect(bounds.from.toISOString()).toBe('2026-02-25T17:00:00.000Z')
  expect(bounds.beforeFrom.toISOString()).toBe('2026-02-18T17:00:00.000Z')
  expect(bounds.buckets).toBe(7)
})

test('future hours are empty, hours without play are zero', () => {
  const bounds = boundsOf('TODAY', now, zone)
  const series = seriesOf(
    bounds,
    now,
    [{ start: bounds.from, ggr: 500n }],
    [{ start: new Date(bounds.beforeFrom.getTime() + 3_600_000), ggr: -70n }],
  )
  expect(series).toHaveLength(24)
  expect(series[0]).toMatchObject({ ggrAmount: 500n, ggrBeforeAmount: 0n })
  expect(series[1]).toMatchObject({ ggrAmount: 0n, ggrBeforeAmount: -70n })
  expect(series[12]!.ggrAmount).toBe(0n)
  expect(series[13]!.ggrAmount).toBeNull()
})

test('the heat of an hour is on its weekday in Bangkok', () => {
  const heat = heatOf(
    [
      { start: new Date('2026-03-03T17:00:00Z'), stakes: 10n },
      { start: new Date('2026-02-24T17:00:00Z'), stakes: 5n },
    ],
    zone,
  )
  expect(heat).toHaveLength(168)
  expect(heat.filter((cell) => cell.stakeAmount > 0n)).toEqual([{ weekday: 2, hour: 0, stakeAmount: 15n }])
})

test.each([
  [10_000n, 9_612n, '0.9612'],
  [3n, 1n, '0.3333'],
  [100n, 250n, '2.5000'],
  [0n, 0n, null],
])('of %d staked and %d paid out the return is %s', (stakes, payouts, rate) => {
  expect(returnRate(stakes, payouts)).toBe(rate)
})

test('days without a deposit or withdrawal are zero, and a day is the merchant’s day', () => {
  const rows = [
    { start: new Date('2026-03-03T16:30:00Z'), deposits: 5n, withdrawals: 0n },
    { start: new Date('2026-03-03T17:00:00Z'), deposits: 7n, withdrawals: 2n },
  ]
  expect(daysOf(rows, ['2026-03-02', '2026-03-03', '2026-03-04'], zone)).toEqual([
    { date: '2026-03-02', depositAmount: 0n, withdrawalAmount: 0n },
    { date: '2026-03-03', depositAmount: 5n, withdrawalAmount: 0n },
    { date: '2026-03-04', depositAmount: 7n, withdrawalAmount: 2n },
  ])
})

test('twelve months reach over the turn of the year', () => {
  const months = monthsUntil(now, zone, 12)
  expect(months).toHaveLength(12)
  expect(months[0]).toBe('2025-04')
  expect(months.slice(-3)).toEqual(['2026-01', '2026-02', '2026-03'])
})
