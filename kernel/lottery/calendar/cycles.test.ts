import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  issuesADay,
  numeroAfter,
  numeroAt,
  timesOf,
  yeekeeNumero,
  yeekeeNumeroAt,
  yeekeeTimesOf,
  type Cycle,
} from './cycles.ts'

const cycles: readonly Cycle[] = [60, 90, 180, 300]
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const at = (thai: string) => new Date(`${thai}+07:00`)

test('a day has 1,440, 960, 480 or 288 issues', () => {
  expect(cycles.map(issuesADay)).toEqual([1_440, 960, 480, 288])
})

test('the first and the last numero of a day, and how many digits they have', () => {
  const first = at('2026-01-15T00:00:00')
  const last = at('2026-01-15T23:59:59.999')
  expect(cycles.map((cycle) => numeroAt(cycle, first))).toEqual([
    '202601150001',
    '202601150001',
    '20260115001',
    '20260115001',
  ])
  expect(cycles.map((cycle) => numeroAt(cycle, last))).toEqual([
    '202601151440',
    '202601150960',
    '20260115480',
    '20260115288',
  ])
})

test('the last issue of a day is drawn at midnight and keeps its date', () => {
  expect(timesOf(60, '202601151440').drawsAt).toEqual(at('2026-01-16T00:00:00'))
  expect(numeroAt(60, at('2026-01-16T00:00:00'))).toBe('202601160001')
  expect(numeroAfter(60, '202612311440')).toBe('202701010001')
  expect(numeroAfter(300, '20260301001', -1)).toBe('20260228288')
})

test('betting closes 5 seconds before the draw of a short cycle and 10 before that of a long one', () => {
  const closes = (cycle: Cycle, numero: string) => {
    const { closesAt, drawsAt } = timesOf(cycle, numero)
    return (drawsAt.getTime() - closesAt.getTime()) / 1_000
  }
  expect([
    closes(60, '202601150412'),
    closes(90, '202601150412'),
    closes(180, '20260115412'),
    closes(300, '20260115088'),
  ]).toEqual([5, 5, 10, 10])
})

test('every moment is in the issue that its numero names, and issues join without gaps', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...cycles), (now, cycle) => {
      const numero = numeroAt(cycle, now)
      const times = timesOf(cycle, numero)
      expect(times.opensAt <= now && now < times.drawsAt && times.closesAt < times.drawsAt).toBe(true)
      expect(timesOf(cycle, numeroAfter(cycle, numero)).opensAt).toEqual(times.drawsAt)
      expect(numeroAfter(cycle, numeroAfter(cycle, numero, 2_000), -2_000)).toBe(numero)
    }),
  )
})

test('an issue that does not exist is refused', () => {
  for (const wrong of ['202601150000', '202601151441', '20260115001', '202613010001', '2026011500a1', ''])
    expect(() => timesOf(60, wrong)).toThrow(RangeError)
  expect(() => timesOf(180, '20260115481')).toThrow(RangeError)
})

test('yeekee closes from 06:00 to 03:45 of the next day, every 15 minutes, and opens at 05:00', () => {
  expect(yeekeeTimesOf('2026011501')).toEqual({
    opensAt: at('2026-01-15T05:00:00'),
    closesAt: at('2026-01-15T06:00:00'),
    shootsUntil: at('2026-01-15T06:02:00'),
    verifiedAt: at('2026-01-15T06:03:00'),
    paidBy: at('2026-01-15T06:08:00'),
  })
  expect(yeekeeTimesOf('2026011502').closesAt).toEqual(at('2026-01-15T06:15:00'))
  expect(yeekeeTimesOf('2026011588').closesAt).toEqual(at('2026-01-16T03:45:00'))
  for (const wrong of ['2026011500', '2026011589', '20260115-01', '202601151'])
    expect(() => yeekeeTimesOf(wrong)).toThrow(RangeError)
})

test('the yeekee round of a moment is the next to close, and there is none from 03:45 to 05:00', () => {
  expect(yeekeeNumeroAt(at('2026-01-15T05:00:00'))).toBe('2026011501')
  expect(yeekeeNumeroAt(at('2026-01-15T05:59:59'))).toBe('2026011501')
  expect(yeekeeNumeroAt(at('2026-01-15T06:00:00'))).toBe('2026011502')
  expect(yeekeeNumeroAt(at('2026-01-16T03:44:59'))).toBe('2026011588')
  expect(yeekeeNumeroAt(at('2026-01-16T03:45:00'))).toBeUndefined()
  expect(yeekeeNumeroAt(at('2026-01-16T04:59:59'))).toBeUndefined()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 88 }), (round) => {
      const numero = yeekeeNumero('2026-01-15', round)
      expect(yeekeeNumeroAt(new Date(yeekeeTimesOf(numero).closesAt.getTime() - 1))).toBe(numero)
    }),
  )
})
