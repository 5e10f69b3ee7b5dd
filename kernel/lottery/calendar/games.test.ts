import { expect, test } from 'vitest'
import { fourdBets } from '../fourd/bets.ts'
import { thaiBets } from '../thai/bets.ts'
import { addDays } from '../../calendar.ts'
import { drawDates, issueOf, voidAt } from './draw-days.ts'
import { exchanges, tradingDates } from './exchanges.ts'
import { CANCELLATIONS_A_DAY, seaGames, type SeaGame } from './sea-games.ts'
import { vietnamGames, type VietnamRegion } from './vietnam-games.ts'

const at = (thai: string) => new Date(`${thai}+07:00`)
const gameOf = (code: string) => seaGames.find((one) => one.gameCode === code)!
function drawnOf(code: string): Exclude<SeaGame, { kind: 'YEEKEE' }> {
  const game = gameOf(code)
  if (game.kind === 'YEEKEE') throw new Error('yeekee has rounds')
  return game
}

test('the government draws on the 1st and the 16th, and usually moves three holidays', () => {
  const { days } = drawnOf('THAI_GOV')
  expect(drawDates(days, '2026-01-01', '2026-06-30')).toEqual([
    '2026-01-02',
    '2026-01-17',
    '2026-02-01',
    '2026-02-16',
    '2026-03-01',
    '2026-03-16',
    '2026-04-01',
    '2026-04-16',
    '2026-05-02',
    '2026-05-16',
    '2026-06-01',
    '2026-06-16',
  ])
})

test('rows go before the usual days: extra dates are drawn and dropped ones are not', () => {
  const { days } = drawnOf('THAI_GOV')
  const rows = { extra: ['2023-12-30'], dropped: ['2024-01-02'] }
  expect(drawDates(days, '2023-12-16', '2024-01-31', rows)).toEqual([
    '2023-12-16',
    '2023-12-30',
    '2024-01-17',
  ])
  expect(drawDates(drawnOf('GSB').days, '2026-01-01', '2026-01-31')).toEqual(['2026-01-01', '2026-01-16'])
  expect(drawDates(drawnOf('BAAC').days, '2026-01-01', '2026-01-31')).toEqual(['2026-01-16'])
})

test('Lao draws on Monday, Wednesday and Friday, 4D on Wednesday, Saturday and Sunday with extra Tuesdays', () => {
  const week = (code: string, extra?: string[]) =>
    drawDates(drawnOf(code).days, '2026-01-12', '2026-01-18', { extra }).map((date) => date.slice(8))
  expect(week('LAO')).toEqual(['12', '14', '16'])
  expect(week('FOURD_MAGNUM')).toEqual(['14', '17', '18'])
  expect(week('FOURD_SINGAPORE', ['2026-01-13'])).toEqual(['13', '14', '17', '18'])
  expect(week('HANOI_VIP')).toHaveLength(7)
})

test('an issue opens at the draw before it, and has the numero of its date', () => {
  const { times } = drawnOf('THAI_GOV')
  expect(issueOf(times, '2026-02-01', '2026-01-17')).toEqual({
    numero: '20260201',
    opensAt: at('2026-01-17T15:30:00'),
    closesAt: at('2026-02-01T15:20:00'),
    drawsAt: at('2026-02-01T15:30:00'),
    resultUntil: at('2026-02-01T16:00:00'),
  })
  expect(issueOf(times, '2026-02-01', undefined).opensAt).toEqual(at('2026-02-01T00:00:00'))
})

test.each([
  ['THAI_GOV', '15:20', 24],
  ['GSB', '12:30', 24],
  ['BAAC', '09:00', 24],
  ['LAO', '20:20', 6],
  ['HANOI_SPECIAL', '17:00', 6],
  ['HANOI_NORMAL', '18:00', 6],
  ['HANOI_VIP', '19:00', 6],
  ['MALAY_THAI', '17:30', 6],
  ['THAI_STOCK_AM', '10:00', 1],
  ['THAI_STOCK_NOON', '12:15', 1],
  ['THAI_STOCK_PM', '14:20', 1],
  ['THAI_STOCK_CLOSE', '16:25', 1],
  ['NIKKEI_AM', '09:20', 1],
  ['NIKKEI_PM', '12:50', 1],
  ['CHINA_AM', '10:20', 1],
  ['CHINA_PM', '13:50', 1],
  ['HANG_SENG_AM', '10:55', 1],
  ['HANG_SENG_PM', '14:55', 1],
  ['FOURD_MAGNUM', '17:30', 6],
  ['FOURD_SINGAPORE', '17:00', 6],
] as const)('%s closes at %s and is void after %i hours without a result', (code, close, hours) => {
  const game = drawnOf(code)
  const issue = issueOf(game.times, '2026-01-15', undefined)
  expect(issue.closesAt).toEqual(at(`2026-01-15T${close}:00`))
  expect(voidAt(issue.drawsAt, game.resultTimeoutSeconds).getTime() - issue.drawsAt.getTime()).toBe(
    hours * 3_600_000,
  )
})

test('every issue closes before its result is published', () => {
  for (const game of seaGames) {
    if (game.kind === 'YEEKEE') continue
    for (const date of ['2026-01-15', '2026-07-15']) {
      const { closesAt, drawsAt, resultUntil } = issueOf(game.times, date, undefined)
      expect(closesAt < drawsAt && drawsAt < resultUntil).toBe(true)
    }
  }
})

test('the Dow closes at 03:00 in American summer time and at 04:00 in winter time', () => {
  const { times } = drawnOf('DOW')
  const summer = issueOf(times, '2026-07-15', undefined)
  expect([summer.closesAt, summer.drawsAt]).toEqual([at('2026-07-16T03:00:00'), at('2026-07-16T03:05:00')])
  const winter = issueOf(times, '2026-01-15', undefined)
  expect([winter.closesAt, winter.drawsAt]).toEqual([at('2026-01-16T04:00:00'), at('2026-01-16T04:05:00')])
  // The clocks are set forward on 8 March and back on 1 November 2026.
  const closes = (date: string) => issueOf(times, date, undefined).closesAt
  expect(closes('2026-03-06')).toEqual(at('2026-03-07T04:00:00'))
  expect(closes('2026-03-09')).toEqual(at('2026-03-10T03:00:00'))
  expect(closes('2026-10-30')).toEqual(at('2026-10-31T03:00:00'))
  expect(closes('2026-11-02')).toEqual(at('2026-11-03T04:00:00'))
  expect(summer.numero).toBe('20260715')
})

test('exchanges rest at their weekend and on their holidays', () => {
  const week = (code: string, holidays: string[] = []) =>
    tradingDates(exchanges[code]!, '2026-01-12', '2026-01-18', holidays).map((date) => date.slice(8))
  expect(week('THAI_STOCK')).toEqual(['12', '13', '14', '15', '16'])
  expect(week('THAI_STOCK', ['2026-01-14'])).toEqual(['12', '13', '15', '16'])
  expect(week('EGYPT_STOCK')).toEqual(['12', '13', '14', '15', '18'])
})

test('a ticket is cancelled until an hour before the close, 5 minutes after purchase, or 5 minutes before', () => {
  expect(gameOf('LAO').cancelRule).toEqual({ until: 'BEFORE_CLOSE', seconds: 3_600 })
  expect(gameOf('NIKKEI_AM').cancelRule).toEqual({ until: 'AFTER_PURCHASE', seconds: 300 })
  expect(gameOf('YEEKEE').cancelRule).toEqual({ until: 'BEFORE_CLOSE', seconds: 300 })
  expect(CANCELLATIONS_A_DAY).toBe(5)
})

test('every game has a code of its own and offers bet types that there are', () => {
  const codes = [...seaGames, ...vietnamGames].map(({ gameCode }) => gameCode)
  expect(new Set(codes).size).toBe(codes.length)
  const bets = new Set([...thaiBets, ...fourdBets].map(({ code }) => code))
  for (const game of seaGames) {
    expect(game.bets.length).toBeGreaterThan(0)
    for (const code of game.bets) expect(bets.has(code)).toBe(true)
    const named = game.gameCode.toLowerCase().replace('fourd_', '4d_')
    expect(game.nameKey).toBe(`lottery_name_${named}`)
  }
  expect(gameOf('THAI_GOV').bets).toContain('FRONT3')
  expect(gameOf('LAO').bets).not.toContain('FRONT3')
  expect(seaGames.filter(({ group }) => group === 'STOCK')).toHaveLength(19)
})

/** The boards of a region on Monday, Tuesday and so on. */
function weekOf(region: VietnamRegion): string[][] {
  return Array.from({ length: 7 }, (_, index) =>
    vietnamGames.flatMap((game) =>
      game.kind === 'DAILY' &&
      game.region === region &&
      drawDates(game.days, addDays('2026-01-12', index), addDays('2026-01-12', index)).length === 1
        ? [game.gameCode.slice(3)]
        : [],
    ),
  )
}

test('the Vietnamese boards of a week, from Monday', () => {
  expect(weekOf('NORTH').flat()).toEqual([
    'HANOI',
    'QUANG_NINH',
    'BAC_NINH',
    'HANOI',
    'HAI_PHONG',
    'NAM_DINH',
    'THAI_BINH',
  ])
  expect(weekOf('SOUTH').map((boards) => boards.length)).toEqual([3, 3, 3, 3, 3, 4, 3])
  expect(weekOf('CENTRAL').map((boards) => boards.length)).toEqual([2, 2, 2, 3, 2, 3, 3])
  expect(weekOf('SOUTH')[5]).toEqual(['HCMC', 'LONG_AN', 'BINH_PHUOC', 'HAU_GIANG'].toSorted(bySouth))
  expect(weekOf('CENTRAL')[6]!.toSorted()).toEqual(['HUE', 'KHANH_HOA', 'KON_TUM'])
})

const south = vietnamGames.map(({ gameCode }) => gameCode.slice(3))
const bySouth = (one: string, other: string) => south.indexOf(one) - south.indexOf(other)

test('Vietnamese boards close 5 minutes before the draw and wait six hours for a result; Tet is dropped', () => {
  const hanoi = vietnamGames.find(({ gameCode }) => gameCode === 'VN_HANOI')!
  if (hanoi.kind !== 'DAILY') throw new Error('Hanoi is a daily board')
  expect(issueOf(hanoi.times, '2026-01-12', undefined)).toMatchObject({
    closesAt: at('2026-01-12T18:10:00'),
    drawsAt: at('2026-01-12T18:15:00'),
  })
  expect(hanoi.resultTimeoutSeconds).toBe(21_600)
  const tet = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19']
  expect(drawDates(hanoi.days, '2026-02-12', '2026-02-23', { dropped: tet })).toEqual([
    '2026-02-12',
    '2026-02-23',
  ])
})

test('the fast Vietnamese lotteries draw both boards every minute and every five', () => {
  const fast = vietnamGames.filter(({ kind }) => kind === 'FAST')
  expect(fast.map(({ gameCode }) => gameCode)).toEqual([
    'VN_NORTH_60',
    'VN_NORTH_300',
    'VN_SOUTH_60',
    'VN_SOUTH_300',
  ])
  expect(fast.map(({ resultTimeoutSeconds }) => resultTimeoutSeconds)).toEqual([120, 120, 120, 120])
  expect(fast[1]!.nameKeys).toEqual(['lottery_vn_fast_north', 'lottery_vn_fast_5'])
})
