import { expect, test } from 'vitest'
import { columnsOf, fitting, groupsOfLines, type Part } from './ticket-parts.ts'
import { rowsOfWords } from './ticket-pen.ts'
import type { TicketLineText } from './use-ticket-text.ts'

const line = (picks: string, name: string, terms: string): TicketLineText => ({
  line: 1,
  name,
  picks,
  terms,
  stake: '฿20.00',
  outcome: '',
  isWin: false,
  isReduced: false,
})

test('the numbers of a bet type stand together, and those at reduced odds apart from them', () => {
  const groups = groupsOfLines([
    line('07', '2 ตัวล่าง', 'จ่าย 92'),
    line('123', '3 ตัวบน', 'จ่าย 900'),
    line('13', '2 ตัวล่าง', 'จ่าย 46'),
    line('70', '2 ตัวล่าง', 'จ่าย 92'),
  ])
  expect(groups.map(({ name, lines }) => [name, lines.map(({ picks }) => picks).join(' ')])).toEqual([
    ['2 ตัวล่าง · จ่าย 92', '07 70'],
    ['3 ตัวบน · จ่าย 900', '123'],
    ['2 ตัวล่าง · จ่าย 46', '13'],
  ])
})

test('many short numbers stand five beside each other, long ones and large amounts three', () => {
  const many = (picks: string, stake: string) =>
    Array.from({ length: 40 }, () => ({ ...line(picks, '3 ตัวบน', 'จ่าย 900'), stake }))
  expect(columnsOf(many('123', '฿20.00'))).toBe(5)
  expect(columnsOf(many('12 34 56', '฿20.00'))).toBe(3)
  expect(columnsOf(many('123', '฿1,200.00'))).toBe(3)
  expect(columnsOf(many('123', '฿20.00').slice(0, 4))).toBe(3)
})

test('picks go on in another row where one has no room, and none of them is left out', () => {
  const picks = '12345 67890 11111 22222 3 4'
  const rows = rowsOfWords(picks, 11, (words) => words.length)
  expect(rows).toEqual(['12345 67890', '11111 22222', '3 4'])
  expect(rowsOfWords('123456789012 3', 5, (words) => words.length)).toEqual(['123456789012', '3'])
})

test('lines that a picture has no room for are counted', () => {
  const part = (height: number, lineCount: number): Part => ({ height, lineCount, draw: () => {} })
  const parts = [part(40, 3), part(50, 1), part(20, 7)]
  expect(fitting(parts, 110)).toEqual({ shown: parts, left: 0 })
  expect(fitting(parts, 109)).toEqual({ shown: parts.slice(0, 2), left: 7 })
  expect(fitting(parts, 30)).toEqual({ shown: [], left: 11 })
})
