import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOfWall } from './calendar.ts'
import { afterQuiet, isQuiet } from './quiet-hours.ts'

const ZONE = 'Asia/Bangkok'
const at = (wall: string, ms = 0) => new Date(momentOfWall(wall, ZONE).getTime() + ms)

test('it is quiet from 00:00 until 08:00 in the zone of the merchant, to the millisecond', () => {
  expect([
    isQuiet(at('2026-11-29T23:59', 59_999), ZONE),
    isQuiet(at('2026-11-30T00:00'), ZONE),
    isQuiet(at('2026-11-30T07:59', 59_999), ZONE),
    isQuiet(at('2026-11-30T08:00'), ZONE),
  ]).toEqual([false, true, true, false])
})

test('what would leave in the quiet hours leaves at 08:00 of the same day, and nothing else is moved', () => {
  expect(afterQuiet(at('2026-11-30T03:15'), ZONE)).toEqual(at('2026-11-30T08:00'))
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (moment) => {
      const later = afterQuiet(moment, ZONE)
      expect(isQuiet(later, ZONE)).toBe(false)
      if (!isQuiet(moment, ZONE)) expect(later).toEqual(moment)
      expect(later.getTime() - moment.getTime()).toBeLessThanOrEqual(8 * 3_600_000)
      expect(later >= moment).toBe(true)
    }),
  )
})
