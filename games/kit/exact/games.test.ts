/**
 * Every solo game of the studio: its published figures by exact enumeration, and its vectors.
 */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recomputeRound } from '../../../kernel/games/recompute-round.ts'
import type { SoloGame } from '../../../kernel/games/solo-game.ts'
import type { SlotEvent } from '../../../kernel/slots/events.ts'
import { byCount } from '../../../kernel/slots/pay.ts'
import {
  isCascade,
  unitsOf,
  type AnySheet,
  type CascadeSheet,
  type SlotSheet,
} from '../../../kernel/slots/sheet.ts'
import { gamesOf } from '../../all.ts'
import { checkEvents } from '../../../tests/support/slot-events.ts'
import { solveCascade, type CascadeFigures } from './cascade-slot.ts'
import { enumerateFiveReels, enumerateThreeReels, type ExactFigures } from './line-slot.ts'
import { seededStream } from './simulate.ts'
import { enumerateWays, waysMultiple } from './ways-slot.ts'

const all = await Promise.all(
  gamesOf('SOLO').map(async ({ rules, game: listing }) => {
    const { game } = await rules()
    const { sheet } = (await import(`../../${game.gameCode.toLowerCase()}/rules/sheet.ts`)) as {
      sheet: AnySheet
    }
    return { game: game as SoloGame<SlotEvent>, code: game.gameCode, sheet, listing }
  }),
)
/** Solved once: a cascade takes seconds. */
const solved = new Map<string, CascadeFigures>()
function solve(sheet: CascadeSheet): CascadeFigures {
  const known = solved.get(sheet.gameCode) ?? solveCascade(sheet)
  solved.set(sheet.gameCode, known)
  return known
}
const sheetOf = (code: string) => all.find((one) => one.code === code)!.sheet

/** A round's return from its two kinds of spins: base + N × free ÷ (1 − N in free spins). */
function roundReturn(sheet: SlotSheet, base: ExactFigures, free: ExactFigures): number {
  const awarded = ({ stopsByScatters, stops }: ExactFigures) =>
    stopsByScatters.reduce(
      (sum, count, scatters) => sum + (count / stops) * byCount(sheet.scatter?.freeSpins ?? {}, scatters),
      0,
    )
  return (
    base.spinReturn +
    (awarded(base) * free.spinReturn * (sheet.scatter?.freeSpinMultiplier ?? 1)) / (1 - awarded(free))
  )
}

function enumerate(sheet: SlotSheet): { base: ExactFigures; rtp: number } {
  if (sheet.coins !== undefined) {
    const base = enumerateWays(sheet)
    return { base, rtp: roundReturn(sheet, base, enumerateWays(sheet, sheet.freeSpinStrips)) }
  }
  const base = sheet.strips.length === 3 ? enumerateThreeReels(sheet) : enumerateFiveReels(sheet)
  return { base, rtp: roundReturn(sheet, base, base) }
}

test('there are twenty-four games on four engines, twelve of them with figures of their own besides the four published', () => {
  expect(all.length).toBeGreaterThanOrEqual(24)
  expect(new Set(all.map((one) => one.code)).size).toBe(all.length)
  expect(all.filter((one) => one.sheet.mathOf === undefined).length).toBeGreaterThanOrEqual(12)
})

// The published sheets of lines are counted by the tests beside them.
const counted = all.filter(
  ({ sheet, code }) => sheet.mathOf === undefined && code !== 'TUKTUK3' && code !== 'SIAMGOLD20',
)

test.each(counted)(
  '$code: every stop of every reel, or every grid, gives the six digits it publishes',
  ({ sheet }) => {
    if (isCascade(sheet)) {
      const exact = solve(sheet)
      expect([exact.rtp, exact.hitRate, exact.standardDeviation].map((one) => one.toFixed(6))).toEqual([
        sheet.rtp,
        sheet.hitRate,
        sheet.standardDeviation,
      ])
      return
    }
    const { base, rtp } = enumerate(sheet)
    expect([rtp, base.hitRate, base.standardDeviation].map((one) => one.toFixed(6))).toEqual([
      sheet.rtp,
      sheet.hitRate,
      sheet.standardDeviation,
    ])
    expect(`${Math.round(base.maxMultiple * 100) / 100}`).toBe(sheet.maxSpinMultiple)
  },
)

test('the returns lie between 0.955 and 0.972', () => {
  for (const { sheet } of all)
    expect(Number.parseFloat(sheet.rtp)).toSatisfy((rtp: number) => rtp >= 0.955 && rtp <= 0.972)
})

test('SOMTAM20 and NAGA243 give the single published figures too', () => {
  const naga = sheetOf('NAGA243') as SlotSheet
  const small = { ...naga, strips: naga.strips.map((strip) => strip.slice(0, 6)) }
  let sum = 0
  for (let index = 0; index < 6 ** 5; index++)
    sum += waysMultiple(
      small,
      small.strips,
      [0, 1, 2, 3, 4].map((reel) => Math.floor(index / 6 ** reel) % 6),
    )
  expect(enumerateWays(small).spinReturn).toBeCloseTo(sum / 6 ** 5 / 30, 10)
  const somtam = sheetOf('SOMTAM20')
  if (!isCascade(somtam)) throw new Error('SOMTAM20 is a cascade')
  const exact = solve(somtam)
  expect(exact.states).toBe(888_030)
  expect(
    [
      exact.spinReturn,
      exact.scatterReturn,
      exact.freeSpinReturn,
      exact.awarded,
      exact.awardedMore,
      exact.triggerRate,
    ].map((one) => one.toFixed(6)),
  ).toEqual(['0.778007', '0.049266', '1.506747', '0.114438', '0.057891', '0.010600'])
})

test('a game that shares proven figures has every one of them, and names their owner', () => {
  for (const { sheet, game } of all) {
    if (sheet.mathOf === undefined) continue
    const { gameCode: _own, mathOf: _of, ...figures } = sheet
    const { gameCode: _base, ...proven } = sheetOf(sheet.mathOf)
    expect(figures).toEqual(proven)
    expect(game.tag).toBe(isCascade(sheet) ? 'slot:CASC' : `slot:${sheet.gameCode}`)
  }
})

test('every stake is whole satang a line, coin or tenth, and the chances of a cascade are a hundred', () => {
  for (const { sheet } of all) {
    for (const betAmount of sheet.betAmounts) expect(betAmount % unitsOf(sheet)).toBe(0)
    if (isCascade(sheet)) expect(sheet.weights.reduce((sum, [, weight]) => sum + weight, 0)).toBe(100)
  }
})

describe('rounds', () => {
  const seed = fc.integer({ min: 1, max: 2 ** 32 - 1 })

  test('whatever the stops, a round pays what its events show, up to the cap, and reels pay what the enumeration counts', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...all), (start, { game, sheet }) => {
        const betAmount = game.betAmounts[start % game.betAmounts.length]!
        const { events, winAmount } = game.play({ stream: seededStream(start), betAmount })
        const shown = events.reduce(
          (sum, event) =>
            sum +
            ('winAmount' in event && ['line-win', 'ways-win', 'scatter-win', 'cascade'].includes(event.type)
              ? event.winAmount
              : 0),
          0,
        )
        const cap = betAmount * BigInt(sheet.capMultiple)
        expect(winAmount).toBe(BigInt(shown) > cap ? cap : BigInt(shown))
        expect(JSON.parse(JSON.stringify(events))).toEqual(events)
        checkEvents(sheet, events, betAmount)
      }),
      { numRuns: 1500 },
    )
  })

  test('the same seeds give the same rounds for ever: twenty-five of every game', () => {
    const seeds = {
      serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
      clientSeed: 'thai-player-1',
    }
    for (const { game, code, listing } of all) {
      const digest = createHash('sha256')
      for (let nonce = 0; nonce < 25; nonce++) {
        const round = recomputeRound(game, { ...seeds, nonce, betAmount: game.betAmounts[0]! })
        expect(round.commit).toBe('7dab00994c9f54a87b88c9011f8ad7205401a880e29776312bed8cfcdbbe8b2c')
        digest.update(JSON.stringify([code, nonce, `${round.winAmount}`, round.events]))
      }
      expect([code, digest.digest('hex')]).toEqual([code, listing.digest])
    }
  })
})
