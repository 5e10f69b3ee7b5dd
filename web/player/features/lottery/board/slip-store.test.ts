import { beforeEach, expect, test } from 'vitest'
import { MOST_LINES } from '../../../../../contract/shared/lottery-orders.ts'
import type { SlipLine } from './slip.ts'
import { addLines, clearSlip, removeLine, slips } from './slip-store.ts'

const GAME = 'SSC60'
const linesOf = (count: number, from = 0): SlipLine[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(from + at),
    playCode: 'SSC_POSITION',
    selections: [[], [], [], [], ['7']],
    combinations: 1,
    unitAmount: 100,
    multiple: 1,
  }))
const onSlip = () => slips.getState().byGame[GAME]!

beforeEach(() => clearSlip(GAME))

test('a ticket takes as many lines as the server does, and says how many had no room', () => {
  expect(addLines(GAME, '202611270001', linesOf(MOST_LINES - 1))).toBe(0)
  expect(addLines(GAME, '202611270002', linesOf(3, MOST_LINES))).toBe(2)
  expect(onSlip().lines).toHaveLength(MOST_LINES)
  expect(onSlip().numero).toBe('202611270001')
  expect(addLines(GAME, '202611270002', linesOf(1, 900))).toBe(1)
  removeLine(GAME, '0')
  expect(addLines(GAME, '202611270002', linesOf(1, 900))).toBe(0)
  expect(onSlip().lines.at(-1)?.id).toBe('900')
})
