import { expect, test } from 'vitest'
import { enumerateThreeReels } from '../../kit/exact/line-slot.ts'
import { seededStream, simulate } from '../../kit/exact/simulate.ts'
import { game } from './index.ts'
import { sheet } from './sheet.ts'

test('every stop of every reel gives the figures of the sheet', () => {
  const exact = enumerateThreeReels(sheet)
  expect(exact.stops).toBe(1000)
  expect(exact.spinReturn.toFixed(6)).toBe(sheet.rtp)
  expect(exact.hitRate.toFixed(6)).toBe(sheet.hitRate)
  expect(exact.standardDeviation.toFixed(6)).toBe(sheet.standardDeviation)
  expect(`${exact.maxMultiple}`).toBe(sheet.maxSpinMultiple)
})

test('simulated rounds lie within four standard errors of the declared return', () => {
  const stream = seededStream(20261121)
  const simulated = simulate(game, 200_000, 100n, () => stream)
  expect(Math.abs(simulated.meanReturn - 0.935)).toBeLessThan(4 * simulated.standardError)
})

test('every stake is a whole number of satang a line', () => {
  for (const betAmount of game.betAmounts) expect(betAmount % BigInt(sheet.lines.length)).toBe(0n)
})
