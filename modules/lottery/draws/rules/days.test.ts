/** The issues of lotteries that are drawn on days, and yeekee's rounds (domain/lottery.md §4.2, §6). */
import { describe, expect, test } from 'vitest'
import type { DateExceptions } from '../../../../kernel/lottery/calendar/draw-days.ts'
import { games } from '../games.ts'
import { dayIssuesAfter, daysAhead, issuesClosingBetween, type DaySchedule } from './schedule.ts'

const gameCalled = (gameCode: string) => games.find((game) => game.gameCode === gameCode)!
const onDays = games.filter(({ schedule }) => schedule.every === 'DAY')
const NOW = new Date('2026-11-28T18:00:00+07:00')
const planned = (gameCode: string, now = NOW, exceptions: DateExceptions = {}) => {
  const { schedule, group } = gameCalled(gameCode)
  return dayIssuesAfter(schedule as DaySchedule, now, daysAhead(group), exceptions)
}
const numeros = (...asked: Parameters<typeof planned>) => planned(...asked).map(({ numero }) => numero)
/** In Thai time. */
const at = (text: string) => new Date(`${text}:00+07:00`)

describe('draws on days', () => {
  test.each([
    ['THAI_GOV', ['20261201', '20261216']],
    ['GSB', ['20261201', '20261216']],
    ['BAAC', ['20261216', '20270116']],
    ['LAO', ['20261130', '20261202', '20261204']],
    ['HANOI_SPECIAL', [29, 30, 1, 2, 3, 4, 5, 6]],
    ['HANOI_NORMAL', [29, 30, 1, 2, 3, 4, 5, 6]],
    ['FOURD_MAGNUM', ['20261129', '20261202', '20261205', '20261206']],
    ['THAI_STOCK_AM', ['20261130', '20261201']],
    ['EGYPT_STOCK', ['20261129', '20261130']],
    ['DOW', ['20261130']],
    ['VN_HCMC', ['20261130', '20261205']],
    ['VN_TIEN_GIANG', ['20261129', '20261206']],
    ['VN_HANOI', ['20261130', '20261203']],
  ])('%s is made ahead as far as its kind is', (gameCode, expected) => {
    const wanted = expected.map((day) =>
      typeof day === 'string' ? day : `2026${day > 20 ? '11' : '12'}${String(day).padStart(2, '0')}`,
    )
    expect(numeros(gameCode)).toEqual(wanted)
  })

  test('New Year, teachers’ day and labour day move the government’s draw as rows say', () => {
    const rows = { dropped: ['2027-01-01'], extra: ['2027-01-02'] }
    expect(numeros('THAI_GOV', at('2026-12-16T16:00'), rows)).toEqual(['20270102', '20270117'])
    expect(numeros('THAI_GOV', at('2027-04-16T16:00'))).toEqual(['20270502', '20270516'])
    expect(numeros('THAI_GOV', at('2026-12-16T16:00'), { extra: ['2026-12-30'] })[0]).toBe('20261230')
  })

  test('an issue opens when the draw before it is over, whatever was dropped in between', () => {
    const [first, second] = planned('THAI_GOV')
    expect(first).toEqual({
      numero: '20261201',
      opensAt: at('2026-11-16T15:30'),
      closesAt: at('2026-12-01T15:20'),
      drawsAt: at('2026-12-01T15:30'),
    })
    expect(second!.opensAt).toEqual(first!.drawsAt)
    const without = planned('THAI_GOV', NOW, { dropped: ['2026-12-01'] })
    expect(without.map(({ numero, opensAt }) => [numero, opensAt])).toEqual([
      ['20261216', at('2026-11-16T15:30')],
      ['20270102', at('2026-12-16T15:30')],
    ])
  })

  test.each([
    ['VN_HCMC', '16:10', '16:15'],
    ['VN_HUE', '17:10', '17:15'],
    ['VN_HANOI', '18:10', '18:15'],
    ['FOURD_SINGAPORE', '17:00', '17:30'],
    ['THAI_STOCK_CLOSE', '16:25', '16:40'],
  ])('%s closes at %s and is drawn at %s in Thailand', (gameCode, close, result) => {
    for (const { numero, closesAt, drawsAt } of planned(gameCode)) {
      const date = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}`
      expect([closesAt, drawsAt]).toEqual([at(`${date}T${close}`), at(`${date}T${result}`)])
    }
  })

  test('New York closes an hour later in Thailand when its summer time is over', () => {
    const [winter] = planned('DOW', new Date('2026-11-28T00:00:00Z'))
    expect(winter!.closesAt).toEqual(at('2026-12-01T04:00'))
    const [summer] = planned('DOW', new Date('2026-07-05T00:00:00Z'))
    expect([summer!.numero, summer!.closesAt]).toEqual(['20260706', at('2026-07-07T03:00')])
  })

  test('every lottery has its next issue on any day of three years, in the order of its closes', () => {
    for (let day = 0; day < 1_095; day += 29) {
      const now = new Date(NOW.getTime() + day * 86_400_000)
      for (const { gameCode, group } of onDays) {
        const issues = planned(gameCode, now)
        expect(issues.length, gameCode).toBeGreaterThanOrEqual(daysAhead(group).least)
        for (const [place, { opensAt, closesAt, drawsAt }] of issues.entries()) {
          expect(opensAt < closesAt && closesAt <= drawsAt && closesAt > now, gameCode).toBe(true)
          if (place > 0) expect(closesAt > issues[place - 1]!.closesAt).toBe(true)
        }
      }
    }
  })
})

test('yeekee has 88 rounds a day, drawn two minutes after their close, and keeps the date of the first', () => {
  const rounds = issuesClosingBetween({ every: 'YEEKEE' }, at('2026-11-28T05:00'), at('2026-11-29T05:00'))
  expect(rounds).toHaveLength(88)
  expect(rounds[0]).toEqual({
    numero: '2026112801',
    opensAt: at('2026-11-28T05:00'),
    closesAt: at('2026-11-28T06:00'),
    drawsAt: at('2026-11-28T06:02'),
  })
  expect(rounds.at(-1)).toMatchObject({ numero: '2026112888', closesAt: at('2026-11-29T03:45') })
  for (const { closesAt, drawsAt } of rounds) expect(drawsAt.getTime() - closesAt.getTime()).toBe(120_000)
  const halves = [at('2026-11-28T05:00'), at('2026-11-28T17:30'), at('2026-11-29T05:00')]
  expect(
    halves.slice(1).flatMap((until, part) => issuesClosingBetween({ every: 'YEEKEE' }, halves[part]!, until)),
  ).toEqual(rounds)
})
