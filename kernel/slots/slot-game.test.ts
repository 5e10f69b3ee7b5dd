import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOfWords } from '../fair/stream.ts'
import { recomputeRound } from '../games/recompute-round.ts'
import { rtpPpm } from '../games/solo-game.ts'
import { toWireAmount } from '../money.ts'
import type { SlotEvent } from './events.ts'
import { byCount, payLine, payLines, windowAt } from './pay.ts'
import { readLines, type SlotSheet } from './sheet.ts'
import { slotGame } from './slot-game.ts'

/** Three short reels: W wild with a pay of its own, S scatter, A and B. */
const sheet: SlotSheet = {
  gameCode: 'TEST',
  mathVersion: '1',
  strips: ['AWSB', 'AWSB', 'BWSA'],
  rowCount: 1,
  lines: readLines('000'),
  pays: { W: { 3: 50 }, A: { 2: 1, 3: 10 }, B: { 3: 20 } },
  wild: { symbol: 'W', substitutes: ['A', 'B'] },
  scatter: { symbol: 'S', pays: { 2: 1, 3: 4 }, freeSpins: { 3: 2 }, freeSpinMultiplier: 3 },
  betAmounts: [100, 200],
  capMultiple: 1000,
  rtp: '0.900000',
  hitRate: '0.500000',
  standardDeviation: '1',
  maxSpinMultiple: '50',
  volatility: 'low',
}

/** A stream whose reels stop at the given places. */
const stopping = (...stops: number[]) => streamOfWords(() => stops.shift()!)
const play = (changed: Partial<SlotSheet>, ...stops: number[]) =>
  slotGame({ ...sheet, ...changed }).play({ stream: stopping(...stops), betAmount: 100n })
const types = (events: readonly SlotEvent[]) => events.map((event) => event.type)

test('a losing round shows its spin and pays nothing', () => {
  const round = play({}, 0, 3, 2)
  expect(round.winAmount).toBe(0n)
  expect(types(round.events)).toEqual(['spin', 'spin-end', 'round-end'])
})

test('a line takes only its best win: wilds substitute, and pay by themselves if that is more', () => {
  expect(payLine(sheet, ['A', 'A', 'B'])).toEqual({ symbol: 'A', count: 2, pays: 1 })
  expect(payLine(sheet, ['W', 'A', 'A'])).toEqual({ symbol: 'A', count: 3, pays: 10 })
  expect(payLine(sheet, ['W', 'W', 'W'])).toEqual({ symbol: 'W', count: 3, pays: 50 })
  expect(payLine({ ...sheet, pays: { ...sheet.pays, W: { 2: 30 } } }, ['W', 'W', 'A'])).toEqual({
    symbol: 'W',
    count: 2,
    pays: 30,
  })
  expect(payLine(sheet, ['W', 'S', 'S'])).toBeNull()
  expect(payLine(sheet, ['B', 'A', 'A'])).toBeNull()
})

test('windows wrap round the end of a strip', () => {
  expect(windowAt({ ...sheet, rowCount: 3 }, [0, 2, 3])).toEqual(['AWS', 'SBA', 'ABW'])
})

test('three scatters pay on the total stake and play their free spins in the same round, multiplied', () => {
  const round = play({}, 2, 2, 2, 0, 0, 3, 0, 3, 0)
  expect(types(round.events)).toEqual([
    'spin',
    'scatter-win',
    'spin-end',
    'free-spins-awarded',
    'spin',
    'line-win',
    'spin-end',
    'spin',
    'spin-end',
    'free-spins-end',
    'round-end',
  ])
  expect(round.winAmount).toBe(400n + 3000n)
  expect(round.events.find((event) => event.type === 'free-spins-end')).toEqual({
    type: 'free-spins-end',
    played: 2,
    winAmount: 3000,
  })
})

test('scatters in free spins award more of them, and their pay is multiplied too', () => {
  const round = play({}, 2, 2, 2, 2, 2, 2, 0, 3, 2, 0, 3, 2, 0, 3, 2)
  const awards = round.events.filter((event) => event.type === 'free-spins-awarded')
  expect(awards).toEqual([
    { type: 'free-spins-awarded', awarded: 2, left: 2, isRetrigger: false },
    { type: 'free-spins-awarded', awarded: 2, left: 3, isRetrigger: true },
  ])
  expect(round.winAmount).toBe(400n + 1200n)
})

test('the cap ends the round: it pays cap × stake and forfeits the free spins left', () => {
  const round = play({ capMultiple: 20 }, 2, 2, 2, 0, 0, 3)
  expect(round.winAmount).toBe(2000n)
  expect(round.events.slice(-3)).toEqual([
    { type: 'cap-reached', winAmount: 2000, freeSpinsForfeited: 1 },
    { type: 'free-spins-end', played: 1, winAmount: 1600 },
    { type: 'round-end', winAmount: 2000 },
  ])
})

test('a cap reached by the paid spin awards no free spins', () => {
  const round = play({ capMultiple: 4 }, 2, 2, 2)
  expect(round.winAmount).toBe(400n)
  expect(types(round.events)).toEqual(['spin', 'scatter-win', 'spin-end', 'cap-reached', 'round-end'])
})

test('the payout is the sum of what the events show, whatever the stops', () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  fc.assert(
    fc.property(fc.infiniteStream(word), fc.constantFrom(100n, 200n), (words, betAmount) => {
      const { winAmount, events } = slotGame(sheet).play({
        stream: streamOfWords(() => words.next().value!),
        betAmount,
      })
      const shown = events.reduce(
        (sum, event) =>
          event.type === 'line-win' || event.type === 'scatter-win' ? sum + event.winAmount : sum,
        0,
      )
      const capped = events.some((event) => event.type === 'cap-reached')
      if (capped) expect(winAmount).toBe(betAmount * 1000n)
      else expect(winAmount).toBe(BigInt(shown))
      expect(events.at(-1)).toEqual({ type: 'round-end', winAmount: toWireAmount(winAmount) })
      expect(JSON.parse(JSON.stringify(events))).toEqual(events)
    }),
  )
})

test('an unknown stake or a choice is refused before anything is drawn', () => {
  const game = slotGame(sheet)
  const untouched = streamOfWords(() => {
    throw new Error('drawn')
  })
  for (const betAmount of [0n, -100n, 99n, 150n, 300n])
    expect(() => game.play({ stream: untouched, betAmount })).toThrow(RangeError)
  expect(() => game.play({ stream: untouched, betAmount: 100n, choice: { line: 3 } })).toThrow(RangeError)
})

test('the same seeds always give the same round, and another nonce another one', () => {
  const game = slotGame({ ...sheet, strips: sheet.strips.map((strip) => strip.repeat(60)) })
  const round = { serverSeed: 'ab'.repeat(32), clientSeed: 'me', nonce: 3, betAmount: 100n }
  expect(recomputeRound(game, round)).toEqual(recomputeRound(game, round))
  expect(recomputeRound(game, { ...round, nonce: 4 }).events[0]).not.toEqual(
    recomputeRound(game, round).events[0],
  )
})

test('counts above the largest entry use the largest, and lines are read from their short form', () => {
  expect([2, 3, 4, 9].map((count) => byCount({ 3: 5, 4: 8 }, count))).toEqual([0, 5, 8, 8])
  expect(readLines(' 012  210 ')).toEqual([
    [0, 1, 2],
    [2, 1, 0],
  ])
  expect(payLines({ ...sheet, lines: readLines('000 000') }, ['A', 'A', 'A']).map((win) => win.line)).toEqual(
    [0, 1],
  )
})

test('an RTP is read from its six digits', () => {
  expect(rtpPpm({ rtp: '0.960422' })).toBe(960_422n)
  expect(() => rtpPpm({ rtp: '0.96' })).toThrow(RangeError)
})
