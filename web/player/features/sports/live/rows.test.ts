/** Two lists of matches stand for a category if it has as many. */
import { expect, test } from 'vitest'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { rowsOf } from './rows.ts'

const sport = (sportCode: SportCode, liveCount: number, todayCount: number, earlyCount: number) => ({
  sportCode,
  liveCount,
  todayCount,
  earlyCount,
})
const said = (...sports: ReturnType<typeof sport>[]) =>
  rowsOf(sports).map(({ sportCode, tab, count }) => `${sportCode} ${tab} ${count}`)

test('the nearest matches of the first two sports', () => {
  expect(said(sport('FOOTBALL', 3, 4, 5), sport('BASKETBALL', 0, 2, 1), sport('MOBA', 1, 1, 1))).toEqual([
    'FOOTBALL LIVE 3',
    'BASKETBALL TODAY 2',
  ])
})

test('a sport that is alone shows what comes next as well', () => {
  expect(said(sport('FOOTBALL', 3, 0, 5), sport('BASKETBALL', 0, 0, 0))).toEqual([
    'FOOTBALL LIVE 3',
    'FOOTBALL EARLY 5',
  ])
  expect(said(sport('FOOTBALL', 0, 0, 5))).toEqual(['FOOTBALL EARLY 5'])
})

test('nothing if no sport has a match', () => {
  expect(said(sport('FOOTBALL', 0, 0, 0))).toEqual([])
})
