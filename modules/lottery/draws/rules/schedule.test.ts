import { describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { issuesClosingBetween, type ClockSchedule } from './schedule.ts'

const of = (gameCode: string) => games.find((game) => game.gameCode === gameCode)!.schedule as ClockSchedule
/** A day in Bangkok begins at 17:00 UTC. */
const DAY = { from: new Date('2026-11-27T17:00:00Z'), until: new Date('2026-11-28T17:00:00Z') }

describe('issues of a day in Bangkok', () => {
  test.each([
    ['SSC60', 1_440, '202611280001', '202611281440', 5],
    ['PK10_90', 960, '202611280001', '202611280960', 5],
    ['K3_180', 480, '20261128001', '20261128480', 10],
    ['SSC300', 288, '20261128001', '20261128288', 10],
  ])('%s has %i, each after the other', (gameCode, count, first, last, closeBefore) => {
    const issues = issuesClosingBetween(of(gameCode), DAY.from, DAY.until)
    expect(issues).toHaveLength(count)
    expect([issues[0]!.numero, issues.at(-1)!.numero]).toEqual([first, last])
    expect(issues[0]!.opensAt).toEqual(DAY.from)
    expect(issues.at(-1)!.drawsAt).toEqual(DAY.until)
    for (const [at, { opensAt, closesAt, drawsAt }] of issues.entries()) {
      expect(drawsAt.getTime() - closesAt.getTime()).toBe(closeBefore * 1_000)
      if (at > 0) expect(opensAt).toEqual(issues[at - 1]!.drawsAt)
    }
    expect(new Set(issues.map(({ numero }) => numero)).size).toBe(count)
  })

  test('the issue that draws at midnight keeps the date of its day, and the next one begins at 1', () => {
    const around = issuesClosingBetween(
      of('SSC60'),
      new Date('2026-12-31T16:58:00Z'),
      new Date('2026-12-31T17:02:00Z'),
    )
    expect(around.map(({ numero }) => numero)).toEqual([
      '202612311439',
      '202612311440',
      '202701010001',
      '202701010002',
    ])
  })

  test('the number is one more than the whole intervals since midnight', () => {
    for (const { gameCode, cycleS } of games.filter(({ schedule }) => schedule.every === 'CYCLE')) {
      for (const { numero, opensAt } of issuesClosingBetween(of(gameCode), DAY.from, DAY.until)) {
        const seconds = (opensAt.getTime() - DAY.from.getTime()) / 1_000
        expect(Number(numero.slice(8))).toBe(Math.floor(seconds / cycleS!) + 1)
      }
    }
  })

  test('parts put together are the whole, whenever they are asked for', () => {
    const game = of('SSC90')
    const whole = issuesClosingBetween(game, DAY.from, DAY.until)
    const moments = [0, 1, 84, 85, 86, 12_345, 43_200, 86_400].map(
      (s) => new Date(DAY.from.getTime() + s * 1_000),
    )
    const parts = moments.slice(1).flatMap((until, at) => issuesClosingBetween(game, moments[at]!, until))
    expect(parts).toEqual(whole)
  })

  test.each(['SSC90', 'YEEKEE', '3D'])(
    'the first of %s are those with which the whole begins',
    (gameCode) => {
      const { from } = DAY
      const until = new Date(from.getTime() + 5 * 86_400_000)
      const whole = issuesClosingBetween(of(gameCode), from, until)
      expect(issuesClosingBetween(of(gameCode), from, until, 3)).toEqual(whole.slice(0, 3))
      expect(whole.length).toBeGreaterThan(3)
    },
  )
})

test('a daily issue has the date of its draw at 20:30, and takes bets from the draw before until five minutes to', () => {
  const [issue, next, ...more] = issuesClosingBetween(of('3D'), DAY.from, new Date('2026-11-29T14:00:00Z'))
  expect(issue).toEqual({
    numero: '20261128',
    opensAt: new Date('2026-11-27T13:30:00Z'),
    closesAt: new Date('2026-11-28T13:25:00Z'),
    drawsAt: new Date('2026-11-28T13:30:00Z'),
  })
  expect(next!.numero).toBe('20261129')
  expect(more).toEqual([])
})
