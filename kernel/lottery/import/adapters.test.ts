/** Answers of sources, whole and damaged (domain/lottery.md §8). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberGameOf } from '../numbers/games.ts'
import { publishedText } from '../numbers/published.ts'
import { adaptersFor, resultAdapters, type ResultAdapterCode } from './adapters.ts'
import {
  northernBoard,
  northernRows,
  ownCsv,
  ownJson,
  southernBoard,
  stockQuote,
  thaiGovernmentDated,
  thaiGovernmentLatest,
} from '../../../tests/support/data/result-answers.ts'
import type { AskedDraw, FeedRead } from './reading.ts'

function asked(gameCode: string, date: string): AskedDraw {
  const { schedule, formOf } = numberGameOf(gameCode)!
  if (schedule.every !== 'DAY') throw new Error(gameCode)
  return {
    gameCode,
    date,
    form: formOf(date.replaceAll('-', '')),
    closesAt: new Date(`${date}T${schedule.times.close}:00+07:00`),
    zone: schedule.times.zone,
  }
}

const read = (code: ResultAdapterCode, text: string, gameCode: string, date: string): FeedRead =>
  resultAdapters[code].read(text, asked(gameCode, date))

const government = {
  first: ['205690'],
  bottom2: ['60'],
  front3: ['885', '747'],
  back3: ['137', '070'],
}
const north = {
  special: ['60213'],
  first: ['80300'],
  second: ['60683', '51132'],
  third: ['89384', '11622', '10383', '09349', '00136', '47894'],
  fourth: ['7740', '7568', '2767', '8365'],
  fifth: ['0570', '5252', '4790', '7707', '6494', '9516'],
  sixth: ['354', '649', '773'],
  seventh: ['26', '09', '06', '64'],
}

describe('every adapter reads its answer', () => {
  test.each<[ResultAdapterCode, string, string, string, Record<string, string[]>]>([
    ['THAI_GOVERNMENT_JSON', thaiGovernmentLatest, 'THAI_GOV', '2024-05-16', government],
    ['THAI_GOVERNMENT_JSON', thaiGovernmentDated, 'THAI_GOV', '2024-05-16', government],
    ['VIETNAM_BOARD_JSON', northernBoard, 'VN_NAM_DINH', '2026-08-22', north],
    [
      'VIETNAM_BOARD_JSON',
      northernBoard,
      'HANOI_NORMAL',
      '2026-08-21',
      { special: ['94533'], first: ['87299'] },
    ],
    [
      'VIETNAM_BOARD_JSON',
      southernBoard,
      'VN_HCMC',
      '2026-08-22',
      {
        special: ['012345'],
        first: ['00123'],
        second: ['40456'],
        third: ['50789', '61012'],
        fourth: ['71345', '82678', '93901', '04234', '15567', '26890', '37123'],
        fifth: ['0048'],
        sixth: ['5910', '6021', '7132'],
        seventh: ['083'],
        eighth: ['07'],
      },
    ],
    ['VIETNAM_ROWS_JSON', northernRows, 'VN_NAM_DINH', '2026-08-22', north],
    [
      'VIETNAM_ROWS_JSON',
      northernRows,
      'HANOI_NORMAL',
      '2026-08-22',
      { special: ['60213'], first: ['80300'] },
    ],
    [
      'STOCK_QUOTE_JSON',
      stockQuote,
      'THAI_STOCK_CLOSE',
      '2025-11-21',
      { index: ['1284.57'], change: ['-6.08'] },
    ],
    ['SALA_CSV', ownCsv, 'THAI_GOV', '2024-05-16', government],
    ['SALA_JSON', ownJson, 'THAI_GOV', '2024-05-16', government],
    ['SALA_JSON', ownJson, 'LAO', '2025-11-21', { first: ['0316'] }],
  ])('%s', (code, text, gameCode, date, published) => {
    expect(read(code, text, gameCode, date)).toEqual({ kind: 'READ', published })
    expect(read(code, `\ufeff${text}`, gameCode, date)).toEqual({ kind: 'READ', published })
  })

  test('two adapters give the same text for the same draw', () => {
    const form = numberGameOf('VN_NAM_DINH')!.formOf('20260822')
    const texts = (['VIETNAM_BOARD_JSON', 'VIETNAM_ROWS_JSON'] as const).map((code, index) => {
      const answer = read(code, [northernBoard, northernRows][index]!, 'VN_NAM_DINH', '2026-08-22')
      return answer.kind === 'READ' ? publishedText(form, answer.published) : answer.kind
    })
    expect(texts[0]).toBe(publishedText(form, north))
    expect(texts[1]).toBe(texts[0])
  })

  test('the office is asked about a date with a body, the others without', () => {
    expect(JSON.parse(resultAdapters.THAI_GOVERNMENT_JSON.bodyOf!('2024-05-16'))).toEqual({
      date: '16',
      month: '05',
      year: '2024',
    })
  })
})

describe('an answer that is not whole', () => {
  const cases: readonly [ResultAdapterCode, string, string, string][] = [
    ['THAI_GOVERNMENT_JSON', thaiGovernmentLatest, 'THAI_GOV', '2024-06-01'],
    ['VIETNAM_BOARD_JSON', northernBoard, 'VN_THAI_BINH', '2026-08-23'],
    ['VIETNAM_ROWS_JSON', northernRows, 'VN_THAI_BINH', '2026-08-23'],
    ['STOCK_QUOTE_JSON', stockQuote, 'THAI_STOCK_CLOSE', '2025-11-24'],
    ['SALA_CSV', ownCsv, 'THAI_GOV', '2024-06-01'],
    ['SALA_JSON', ownJson, 'LAO', '2024-05-16'],
  ]

  test.each(cases)('%s of another date is not yet there', (code, text, gameCode, date) => {
    expect(read(code, text, gameCode, date)).toEqual({ kind: 'NOT_YET' })
  })

  test.each(cases)('%s that is no such answer is named so', (code, text, gameCode, date) => {
    const broken = ['', '{', '<html>', 'null', '7', '{"a":1}', '[1,2]', text.slice(0, text.length / 2)]
    for (const wrong of broken) {
      const { kind } = read(code, wrong, gameCode, date)
      expect([wrong.slice(0, 20), ['SHAPE', 'NOT_YET'].includes(kind)]).toEqual([wrong.slice(0, 20), true])
    }
    expect(read(code, '<html>', gameCode, date).kind).toBe('SHAPE')
  })

  test('a draw that is half published waits', () => {
    const half = thaiGovernmentLatest.replace('{"round":1,"value":"60"}', '')
    expect(read('THAI_GOVERNMENT_JSON', half, 'THAI_GOV', '2024-05-16')).toEqual({ kind: 'NOT_YET' })
    const open = northernBoard.replace('09,06,64', ',,')
    expect(read('VIETNAM_BOARD_JSON', open, 'VN_NAM_DINH', '2026-08-22')).toEqual({ kind: 'NOT_YET' })
    const missing = northernRows.replace('"prize7_4":64', '"prize7_4":null')
    expect(read('VIETNAM_ROWS_JSON', missing, 'VN_NAM_DINH', '2026-08-22')).toEqual({ kind: 'NOT_YET' })
  })

  test('a wrong number is named by prize and place', () => {
    const at = (prize: string, place: number) => ({ kind: 'PRIZE', prize, place })
    const office = (from: string, to: string) =>
      read('THAI_GOVERNMENT_JSON', thaiGovernmentLatest.replace(from, to), 'THAI_GOV', '2024-05-16')
    expect(office('"747"', '"47"')).toEqual(at('front3', 2))
    expect(office('"205690"', '"2056901"')).toEqual(at('first', 1))
    expect(office('"60"', '"๖๐"')).toEqual(at('bottom2', 1))
    expect(office('"070"', '"O70"')).toEqual(at('back3', 2))
    const board = northernBoard.replace('354,649,773', '354,6490,773')
    expect(read('VIETNAM_BOARD_JSON', board, 'VN_NAM_DINH', '2026-08-22')).toEqual(at('sixth', 2))
    const more = northernBoard.replace('26,09,06,64', '26,09,06,64,11')
    expect(read('VIETNAM_BOARD_JSON', more, 'VN_NAM_DINH', '2026-08-22')).toEqual(at('seventh', 5))
    const rows = northernRows.replace('"prize2_2":51132', '"prize2_2":511321')
    expect(read('VIETNAM_ROWS_JSON', rows, 'VN_NAM_DINH', '2026-08-22')).toEqual(at('second', 2))
    const csv = ownCsv.replace('885 747', '885 7')
    expect(read('SALA_CSV', csv, 'THAI_GOV', '2024-05-16')).toEqual(at('front3', 2))
  })

  test('a board with a prize too few is another kind of answer', () => {
    expect(read('VIETNAM_BOARD_JSON', southernBoard, 'VN_NAM_DINH', '2026-08-22')).toEqual({ kind: 'SHAPE' })
  })
})

describe('a stock quote', () => {
  const quote = (from: string, to: string) =>
    read('STOCK_QUOTE_JSON', stockQuote.replace(from, to), 'THAI_STOCK_CLOSE', '2025-11-21')

  test('keeps the decimals as they are written and fills none but zeros', () => {
    expect(quote('1284.57', '1284.50')).toMatchObject({ published: { index: ['1284.50'] } })
    expect(quote('1284.57', '1284.5')).toMatchObject({ published: { index: ['1284.50'] } })
    expect(quote('1284.57', '1284')).toMatchObject({ published: { index: ['1284.00'] } })
    expect(quote('1284.57', '"1,284.57"')).toMatchObject({ published: { index: ['1284.57'] } })
    expect(quote('-6.08', '6.08')).toMatchObject({ published: { change: ['6.08'] } })
    expect(quote('-6.08', '"+6.08"')).toMatchObject({ published: { change: ['6.08'] } })
    expect(quote('-6.08', '"\u22126.08"')).toMatchObject({ published: { change: ['-6.08'] } })
  })

  test('rounds nothing', () => {
    expect(quote('1284.57', '1284.567')).toEqual({ kind: 'PRIZE', prize: 'index', place: 1 })
    expect(quote('-6.08', '-6.0842')).toEqual({ kind: 'PRIZE', prize: 'change', place: 1 })
    expect(quote('1284.57', '1.28457e3')).toEqual({ kind: 'PRIZE', prize: 'index', place: 1 })
  })

  test('from before the close of bets says nothing yet', () => {
    expect(quote('16:39:58', '16:24:59')).toEqual({ kind: 'NOT_YET' })
    expect(quote('16:39:58', '16:25:00')).toMatchObject({ kind: 'READ' })
    expect(quote('2025-11-21T16:39:58+07:00', 'later')).toEqual({ kind: 'SHAPE' })
  })
})

test('an adapter suits the games whose prizes it can have', () => {
  const forGame = (gameCode: string) => adaptersFor(numberGameOf(gameCode)!.formOf('20251121'))
  expect(forGame('THAI_GOV')).toEqual(['THAI_GOVERNMENT_JSON', 'SALA_JSON', 'SALA_CSV'])
  expect(forGame('VN_HANOI')).toEqual(['VIETNAM_BOARD_JSON', 'VIETNAM_ROWS_JSON', 'SALA_JSON', 'SALA_CSV'])
  expect(forGame('VN_HCMC')).toEqual(['VIETNAM_BOARD_JSON', 'SALA_JSON', 'SALA_CSV'])
  expect(forGame('HANOI_NORMAL')).toContain('VIETNAM_ROWS_JSON')
  expect(forGame('DOW')).toEqual(['STOCK_QUOTE_JSON', 'SALA_JSON', 'SALA_CSV'])
  expect(forGame('FOURD_MAGNUM')).toEqual(['SALA_JSON', 'SALA_CSV'])
})

test('no text makes an adapter throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(resultAdapters) as ResultAdapterCode[])),
      fc.oneof(fc.string(), fc.json(), fc.constantFrom(thaiGovernmentLatest, northernBoard, ownCsv)),
      fc.constantFrom('THAI_GOV', 'VN_HANOI', 'VN_HCMC', 'DOW', 'LAO'),
      (code, text, gameCode) => {
        const { kind } = read(code, text, gameCode, '2024-05-16')
        expect(['READ', 'NOT_YET', 'SHAPE', 'PRIZE']).toContain(kind)
      },
    ),
    { numRuns: 500 },
  )
})
