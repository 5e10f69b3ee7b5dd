/** Periods of figures and payments: their bounds, their ids, and that none is missing or counted twice. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  businessDate,
  endedPeriods,
  periodOf,
  startOfBusinessDate,
  wallOf,
  type Period,
  type PeriodKind,
} from './calendar.ts'

const BANGKOK = 'Asia/Bangkok'
const kinds: readonly PeriodKind[] = ['FIVE_MINUTES', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH']

const idsAt = (moment: string, zone = BANGKOK) =>
  kinds.map((kind) => periodOf(kind, new Date(moment), zone).id)

const boundsOf = ({ from, before }: Period) => [from.toISOString(), before.toISOString()]

describe('the periods of a moment in Bangkok', () => {
  test.each([
    [
      'the last millisecond of a day',
      '2026-01-15T23:59:59.999+07:00',
      ['R20260115T2355', 'H2026011523', 'D20260115', 'W2026-03', 'S202601A', 'M202601'],
    ],
    [
      'the first moment of the 16th begins the second half of the month',
      '2026-01-16T00:00:00.000+07:00',
      ['R20260116T0000', 'H2026011600', 'D20260116', 'W2026-03', 'S202601B', 'M202601'],
    ],
    [
      'the end of February in a year without its 29th',
      '2026-02-28T23:59:59.999+07:00',
      ['R20260228T2355', 'H2026022823', 'D20260228', 'W2026-09', 'S202602B', 'M202602'],
    ],
    [
      'midnight after it',
      '2026-03-01T00:00:00.000+07:00',
      ['R20260301T0000', 'H2026030100', 'D20260301', 'W2026-09', 'S202603A', 'M202603'],
    ],
    [
      'the 29th of February',
      '2028-02-29T12:07:30.000+07:00',
      ['R20280229T1205', 'H2028022912', 'D20280229', 'W2028-09', 'S202802B', 'M202802'],
    ],
    [
      'the last Sunday of week 53',
      '2027-01-03T23:59:59.999+07:00',
      ['R20270103T2355', 'H2027010323', 'D20270103', 'W2026-53', 'S202701A', 'M202701'],
    ],
    [
      'Monday after it',
      '2027-01-04T00:00:00.000+07:00',
      ['R20270104T0000', 'H2027010400', 'D20270104', 'W2027-01', 'S202701A', 'M202701'],
    ],
    [
      'a last Monday of December in the first week of the next year',
      '2025-12-29T00:00:00.000+07:00',
      ['R20251229T0000', 'H2025122900', 'D20251229', 'W2026-01', 'S202512B', 'M202512'],
    ],
  ])('%s', (_, moment, ids) => {
    expect(idsAt(moment)).toEqual(ids)
  })

  test('a day begins at 17:00 UTC of the day before and ends a day later', () => {
    const day = periodOf('DAY', new Date('2026-01-15T16:59:59.999Z'), BANGKOK)
    expect(boundsOf(day)).toEqual(['2026-01-14T17:00:00.000Z', '2026-01-15T17:00:00.000Z'])
  })

  test('the halves of a month meet at the beginning of the 16th', () => {
    const [first, second] = ['2028-02-01T00:00:00+07:00', '2028-02-29T23:59:59+07:00'].map((moment) =>
      periodOf('HALF_MONTH', new Date(moment), BANGKOK),
    )
    expect(boundsOf(first!)).toEqual(['2028-01-31T17:00:00.000Z', '2028-02-15T17:00:00.000Z'])
    expect(boundsOf(second!)).toEqual(['2028-02-15T17:00:00.000Z', '2028-02-29T17:00:00.000Z'])
  })
})

describe('a zone that changes its clocks', () => {
  const LONDON = 'Europe/London'

  test('a day with summer time begun has 23 hours, and one with it ended 25', () => {
    const hours = (moment: string) => {
      const { from, before } = periodOf('DAY', new Date(moment), LONDON)
      return (before.getTime() - from.getTime()) / 3_600_000
    }
    expect(hours('2026-03-29T12:00:00Z')).toBe(23)
    expect(hours('2026-10-25T12:00:00Z')).toBe(25)
  })

  test('the hour that the clocks show twice is two hours with two ids', () => {
    const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((moment) =>
      periodOf('HOUR', new Date(moment), LONDON),
    )
    expect([first!.id, second!.id]).toEqual(['H2026102501', 'H2026102501-2'])
    expect(first!.before).toEqual(second!.from)
    expect(idsAt('2026-10-25T00:07:00Z', LONDON)[0]).toBe('R20261025T0105')
    expect(idsAt('2026-10-25T01:07:00Z', LONDON)[0]).toBe('R20261025T0105-2')
    expect(idsAt('2026-10-25T02:07:00Z', LONDON)[0]).toBe('R20261025T0205')
  })

  test('no period has the id of an hour that the clocks skip', () => {
    const before = periodOf('HOUR', new Date('2026-03-29T00:59:59.999Z'), LONDON)
    const after = periodOf('HOUR', before.before, LONDON)
    expect([before.id, after.id]).toEqual(['H2026032900', 'H2026032902'])
  })

  test('a day without a midnight begins when the clocks are set forward', () => {
    const start = startOfBusinessDate('2018-11-04', 'America/Sao_Paulo')
    expect(start.toISOString()).toBe('2018-11-04T03:00:00.000Z')
    expect(businessDate(start, 'America/Sao_Paulo')).toBe('2018-11-04')
    expect(businessDate(new Date(start.getTime() - 1), 'America/Sao_Paulo')).toBe('2018-11-03')
  })
})

const zones = [
  BANGKOK,
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Apia',
] as const

const anyMoment = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2150-01-01T00:00:00Z'),
  noInvalidDate: true,
})
/** Where mistakes would be: around changes of the clocks, a skipped day among them. */
const nearChange = fc
  .tuple(
    fc.constantFrom(
      '2026-03-29T01:00:00Z',
      '2026-10-25T01:00:00Z',
      '2018-02-18T02:00:00Z',
      '2018-11-04T03:00:00Z',
      '2010-11-07T02:31:00Z',
      '2026-04-04T15:00:00Z',
      '2026-04-23T22:00:00Z',
      '2011-12-30T10:00:00Z',
    ),
    fc.integer({ min: -7_200_000, max: 7_200_000 }),
  )
  .map(([change, ms]) => new Date(Date.parse(change) + ms))

const anyCase = fc.record({
  kind: fc.constantFrom(...kinds),
  zone: fc.constantFrom(...zones),
  moment: fc.oneof(anyMoment, nearChange),
})

describe('for every kind, zone and moment', () => {
  test('the period contains the moment, and all its moments have the same period', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), ({ kind, zone, moment }, pick) => {
        const period = periodOf(kind, moment, zone)
        expect(period.from <= moment && moment < period.before).toBe(true)
        const length = period.before.getTime() - period.from.getTime()
        for (const ms of [0, pick % length, length - 1])
          expect(periodOf(kind, new Date(period.from.getTime() + ms), zone)).toEqual(period)
      }),
      { numRuns: 1_000 },
    )
  })

  test('the next period begins where this one ends, and has another id', () => {
    fc.assert(
      fc.property(anyCase, ({ kind, zone, moment }) => {
        const period = periodOf(kind, moment, zone)
        const next = periodOf(kind, period.before, zone)
        expect(next.from).toEqual(period.before)
        expect(next.id).not.toBe(period.id)
      }),
      { numRuns: 1_000 },
    )
  })

  test('no two of the ended periods share an id, and together they have no gap', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 100 }), ({ kind, zone, moment }, count) => {
        const lengthMs = {
          FIVE_MINUTES: 3e5,
          HOUR: 3.6e6,
          DAY: 8.64e7,
          WEEK: 6e8,
          HALF_MONTH: 1.3e9,
          MONTH: 2.6e9,
        }
        const now = new Date(moment.getTime() + count * lengthMs[kind])
        const ended = endedPeriods(kind, moment, now, zone)
        expect(new Set(ended.map(({ id }) => id)).size).toBe(ended.length)
        for (const [at, period] of ended.entries()) {
          expect(period.before <= now).toBe(true)
          if (at > 0) expect(period.from).toEqual(ended[at - 1]!.before)
        }
        const last = ended.at(-1)
        expect(periodOf(kind, now, zone).from).toEqual(last?.before ?? periodOf(kind, moment, zone).from)
      }),
      { numRuns: 300 },
    )
  })
})

const shownBy = (moment: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

test('the clocks of any zone are read right at every second, kept quarters included', () => {
  const zones = [
    'Asia/Bangkok',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/Santiago',
    'Africa/Monrovia',
    'Pacific/Apia',
  ]
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1965, 0) / 1000, max: Date.UTC(2040, 0) / 1000 }),
      fc.integer({ min: 0, max: 1_800 }),
      fc.constantFrom(...zones),
      (second, later, zone) => {
        for (const at of [second, second + later]) {
          const moment = new Date(at * 1000)
          expect(wallOf(moment, zone)).toBe(shownBy(moment, zone))
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
