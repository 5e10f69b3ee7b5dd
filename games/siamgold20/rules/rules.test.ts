import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStream } from '../../../kernel/fair/stream.ts'
import { recomputeRound } from '../../../kernel/games/recompute-round.ts'
import { rtpPpm } from '../../../kernel/games/solo-game.ts'
import { countScatters, payLines, windowAt } from '../../../kernel/slots/pay.ts'
import { enumerateFiveReels, spinMultiple } from '../../kit/exact/line-slot.ts'
import { seededStream, simulate } from '../../kit/exact/simulate.ts'
import { game } from './index.ts'
import { sheet } from './sheet.ts'

const nodeHmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

test('every one of the 24,300,000 stops: scatters, returns, hit rate, deviation and largest win are the published figures', () => {
  const exact = enumerateFiveReels(sheet)
  expect(exact.stops).toBe(24_300_000)
  const chance = (scatters: number) => exact.stopsByScatters[scatters]! / exact.stops
  expect([3, 4, 5].map((scatters) => chance(scatters).toFixed(6))).toEqual([
    '0.008100',
    '0.000450',
    '0.000010',
  ])
  expect(exact.lineReturn.toFixed(6)).toBe('0.783441')
  expect(exact.scatterReturn.toFixed(6)).toBe('0.021700')
  expect(exact.spinReturn.toFixed(6)).toBe('0.805141')
  const freeSpins = [3, 4, 5].reduce(
    (sum, scatters) => sum + chance(scatters) * sheet.scatter!.freeSpins[scatters]!,
    0,
  )
  expect(freeSpins.toFixed(6)).toBe('0.087950')
  const rtp = exact.spinReturn * (1 + (sheet.scatter!.freeSpinMultiplier * freeSpins) / (1 - freeSpins))
  expect(rtp.toFixed(6)).toBe('0.960422')
  expect(exact.hitRate.toFixed(6)).toBe('0.478897')
  expect(exact.standardDeviation.toFixed(6)).toBe('2.329421')
  expect(exact.maxMultiple).toBe(126.5)
  expect([sheet.rtp, sheet.hitRate, sheet.standardDeviation, sheet.maxSpinMultiple]).toEqual([
    '0.960422',
    '0.478897',
    '2.329421',
    '126.5',
  ])
  expect(rtpPpm(game)).toBe(960_422n)
})

test('the fast way of counting agrees with the rules of play on shortened reels, stop by stop', () => {
  const part = fc.tuple(...[0, 1, 2, 3, 4].map(() => fc.integer({ min: 0, max: 24 })))
  fc.assert(
    fc.property(part, (starts) => {
      const short = {
        ...sheet,
        strips: sheet.strips.map((strip, reel) => strip.slice(starts[reel], starts[reel]! + 5)),
      }
      const fast = enumerateFiveReels(short)
      let sum = 0
      let hits = 0
      let max = 0
      for (let index = 0; index < 5 ** 5; index++) {
        const multiple = spinMultiple(
          short,
          [0, 1, 2, 3, 4].map((reel) => Math.floor(index / 5 ** reel) % 5),
        )
        sum += multiple
        if (multiple > 0) hits += 1
        max = Math.max(max, multiple)
      }
      expect(fast.spinReturn).toBeCloseTo(sum / 3125 / 20, 10)
      expect(fast.hitRate).toBeCloseTo(hits / 3125, 12)
      expect(fast.maxMultiple).toBeCloseTo(max / 20, 12)
    }),
    { numRuns: 30 },
  )
})

test('what a round pays for a spin is what the enumeration counts for its stops', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 32 - 1 }),
      fc.constantFrom(...game.betAmounts),
      (seed, betAmount) => {
        const { events } = game.play({ stream: seededStream(seed), betAmount })
        let stops: readonly number[] = []
        let multiplier = 1
        for (const event of events) {
          if (event.type === 'spin') {
            stops = event.stops
            multiplier = event.isFree ? 2 : 1
            expect(event.window).toEqual(windowAt(sheet, stops))
          }
          if (event.type === 'spin-end')
            expect(BigInt(event.winAmount) * 20n).toBe(
              BigInt(spinMultiple(sheet, stops) * multiplier) * betAmount,
            )
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('lines and scatters of a known window: five elephants with two wilds, and three scatters', () => {
  const window = ['HAB', 'GWC', 'FAS', 'SWD', 'EAS']
  expect(payLines(sheet, window)[0]).toEqual({ line: 0, symbol: 'A', count: 5, pays: 2000 })
  expect(countScatters(sheet, window)).toBe(3)
})

test('a million simulated rounds lie within four standard errors of the declared return', () => {
  const stream = seededStream(20261121)
  const simulated = simulate(game, 1_000_000, 100n, () => stream)
  expect(Math.abs(simulated.meanReturn - 0.960422)).toBeLessThan(4 * simulated.standardError)
  expect(Math.abs(simulated.hitRate - 0.478897)).toBeLessThan(
    4 * Math.sqrt((0.478897 * 0.521103) / 1_000_000),
  )
})

test('twenty thousand rounds of the provably fair stream do too', () => {
  const serverSeed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
  const simulated = simulate(game, 20_000, 100n, (nonce) =>
    openStream({ serverSeed, clientSeed: 'sala', nonce, tag: game.tag }, nodeHmac),
  )
  expect(Math.abs(simulated.meanReturn - 0.960422)).toBeLessThan(4 * simulated.standardError)
})

test('a round of version 1 with a retrigger stays what it was: with its seeds one finds the same spins and payout', () => {
  const seeds = {
    serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
    clientSeed: 'thai-player-1',
    nonce: 102,
  }
  const round = recomputeRound(game, { ...seeds, betAmount: 1000n })
  const spins = round.events.filter((event) => event.type === 'spin')
  expect([game.mathVersion, round.winAmount, spins.length, spins[0]?.stops, spins.at(-1)?.stops]).toEqual([
    '1',
    21_900n,
    21,
    [17, 10, 25, 9, 17],
    [24, 11, 3, 8, 15],
  ])
  expect(spins.map((spin) => spin.freeSpinsLeft).at(-1)).toBe(0)
})

test('counts of symbols on the strips are the published ones', () => {
  const countOf = (reel: number) =>
    Array.from('ABCDEFGHSW', (symbol) => sheet.strips[reel]!.split(symbol).length - 1).join(' ')
  expect([0, 1, 2, 3, 4].map(countOf)).toEqual([
    '2 2 3 4 4 4 5 5 1 0',
    '2 2 3 3 4 4 4 5 1 2',
    '2 2 3 3 4 4 5 4 1 2',
    '2 2 3 3 4 4 4 5 1 2',
    '1 2 3 4 4 5 5 5 1 0',
  ])
})
