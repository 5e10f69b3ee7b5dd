import { expect, test } from 'vitest'
import { enumerateThreeReels } from '../../kit/exact/line-slot.ts'
import { seededStream, simulate, simulateSpread } from '../../kit/exact/simulate.ts'
import { game as listing } from '../game.ts'
import { game } from './index.ts'
import { sheet } from './sheet.ts'

/** If they differ, the report shows all exact figures at once: copy them into the sheet. */
test('every stop of every reel gives the figures of the sheet', () => {
  const exact = enumerateThreeReels(sheet)
  expect(exact.stops).toBe(sheet.strips.reduce((product, strip) => product * strip.length, 1))
  const { rtp, hitRate, standardDeviation, maxSpinMultiple } = sheet
  expect({
    rtp: exact.spinReturn.toFixed(6),
    hitRate: exact.hitRate.toFixed(6),
    standardDeviation: exact.standardDeviation.toFixed(6),
    maxSpinMultiple: `${exact.maxMultiple}`,
  }).toEqual({ rtp, hitRate, standardDeviation, maxSpinMultiple })
})

test('simulated rounds lie within four standard errors of the declared return', () => {
  const stream = seededStream(20261121)
  const simulated = simulate(game, 200_000, 100n, () => stream)
  expect(Math.abs(simulated.meanReturn - Number(sheet.rtp))).toBeLessThan(4 * simulated.standardError)
})

/** If they differ, the report shows what half a million rounds give: copy it, the skew rounded up. */
test('whole rounds lie as far from the return as the manifest says', () => {
  const { returns } = listing
  if ('sameAs' in returns) return
  const { deviation, skew } = simulateSpread(game, 500_000, seededStream(20261122))
  const within = (figure: number, found: number) => figure > found * 0.97 && figure < found * 1.1
  expect({
    deviation,
    skew,
    isRight: within(returns.deviation, deviation) && within(returns.skew, skew),
  }).toEqual({
    deviation,
    skew,
    isRight: true,
  })
})

test('every stake is a whole number of satang a line', () => {
  for (const betAmount of game.betAmounts) expect(betAmount % BigInt(sheet.lines.length)).toBe(0n)
})
