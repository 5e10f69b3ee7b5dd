import { expect, it, vi } from 'vitest'
import { ServerTime } from './server-time.ts'

const T = Date.parse('2026-11-21T12:00:00Z')
const at = (ms: number) => new Date(T + ms).toISOString()
function shown(time: ServerTime, ownMs: number): number {
  const now = vi.spyOn(Date, 'now').mockReturnValue(ownMs)
  const ms = time.nowMs() - T
  now.mockRestore()
  return ms
}

it('a slow answer does not undo what a quick one said of the time', () => {
  const time = new ServerTime()
  time.note(at(50), 1_000, 1_100)
  expect(shown(time, 1_050)).toBe(50)
  // Written as soon as it was requested, received eight seconds later: half way would be four seconds wrong.
  time.note(at(1_000), 2_000, 10_000)
  expect(shown(time, 10_000)).toBe(9_000)
})

it('a quicker answer counts, and so does any that shows that a clock was put right', () => {
  const time = new ServerTime()
  time.note(at(0), 0, 8_000)
  expect(shown(time, 8_000)).toBe(4_000)
  time.note(at(9_000), 9_000, 9_020)
  expect(shown(time, 9_010)).toBe(9_000)
  time.note(at(20_000), 3_600_000, 3_602_000)
  expect(shown(time, 3_602_000)).toBe(21_000)
  time.note('never', 0, 0)
  expect(shown(time, 3_602_000)).toBe(21_000)
})
