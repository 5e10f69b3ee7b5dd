import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStream } from '../../../kernel/fair/stream.ts'
import { recomputeRound } from '../../../kernel/games/recompute-round.ts'
import { rtpPpm } from '../../../kernel/games/solo-game.ts'
import { payLines, windowAt } from '../../../kernel/slots/pay.ts'
import { enumerateThreeReels } from '../../kit/exact/line-slot.ts'
import { seededStream, simulate } from '../../kit/exact/simulate.ts'
import { game } from './index.ts'
import { sheet } from './sheet.ts'

const nodeHmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

test('every one of the 13,824 stops: RTP 185/192, hit rate, deviation and largest win are the published figures', () => {
  const exact = enumerateThreeReels(sheet)
  expect(exact.stops).toBe(13_824)
  expect(exact.spinReturn).toBeCloseTo(185 / 192, 12)
  expect(exact.spinReturn.toFixed(6)).toBe(sheet.rtp)
  expect(exact.hitRate.toFixed(6)).toBe(sheet.hitRate)
  expect(exact.standardDeviation.toFixed(6)).toBe(sheet.standardDeviation)
  expect(`${exact.maxMultiple}`).toBe(sheet.maxSpinMultiple)
  expect(exact.stopsAtMax).toBe(2)
  expect([sheet.rtp, sheet.hitRate, sheet.standardDeviation, sheet.maxSpinMultiple]).toEqual([
    '0.963542',
    '0.375868',
    '3.331436',
    '102.8',
  ])
  expect(rtpPpm(game)).toBe(963_542n)
})

test('each symbol’s probability on a line and its share of the return are the published ones', () => {
  const wins = new Map<string, number>()
  for (let a = 0; a < 24; a++)
    for (let b = 0; b < 24; b++)
      for (let c = 0; c < 24; c++) {
        for (const win of payLines(
          { ...sheet, lines: sheet.lines.slice(0, 1) },
          windowAt(sheet, [a, b, c]),
        )) {
          wins.set(win.symbol, (wins.get(win.symbol) ?? 0) + 1)
        }
      }
  const share = (symbol: string, digits: number) => [
    (wins.get(symbol)! / 13_824).toFixed(digits),
    ((wins.get(symbol)! / 13_824) * sheet.pays[symbol]![3]!).toFixed(digits),
  ]
  expect(wins.get('W')).toBe(2)
  expect(
    Object.fromEntries(['W', '7', 'B', 'M', 'C', 'L'].map((symbol) => [symbol, share(symbol, 6)])),
  ).toEqual({
    W: ['0.000145', '0.072338'],
    7: ['0.002459', '0.159867'],
    B: ['0.005642', '0.169271'],
    M: ['0.018084', '0.217014'],
    C: ['0.028212', '0.197483'],
    L: ['0.036892', '0.147569'],
  })
})

test('a million simulated rounds lie within four standard errors of the declared return and hit rate', () => {
  const stream = seededStream(20261121)
  const simulated = simulate(game, 1_000_000, 100n, () => stream)
  expect(Math.abs(simulated.meanReturn - 185 / 192)).toBeLessThan(4 * simulated.standardError)
  expect(Math.abs(simulated.hitRate - 0.375868)).toBeLessThan(
    4 * Math.sqrt((0.375868 * 0.624132) / 1_000_000),
  )
})

test('twenty thousand rounds of the provably fair stream do too', () => {
  const serverSeed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
  const simulated = simulate(game, 20_000, 50n, (nonce) =>
    openStream({ serverSeed, clientSeed: 'sala', nonce, tag: game.tag }, nodeHmac),
  )
  expect(Math.abs(simulated.meanReturn - 185 / 192)).toBeLessThan(4 * simulated.standardError)
})

test('a round of version 1 stays what it was: with its seeds one finds the same stops and payout', () => {
  const seeds = {
    serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
    clientSeed: 'thai-player-1',
    nonce: 7,
  }
  const round = recomputeRound(game, { ...seeds, betAmount: 1000n })
  expect([game.mathVersion, round.winAmount, round.events[0]]).toEqual([
    '1',
    2400n,
    { type: 'spin', isFree: false, stops: [2, 6, 8], window: ['ML7', 'CWM', 'LBM'], freeSpinsLeft: 0 },
  ])
})

test('stakes are 0.50 to 500 baht, each a whole number of satang a line', () => {
  expect(game.betAmounts.at(0)).toBe(50n)
  expect(game.betAmounts.at(-1)).toBe(50_000n)
  for (const betAmount of game.betAmounts) expect(betAmount % BigInt(sheet.lines.length)).toBe(0n)
})
