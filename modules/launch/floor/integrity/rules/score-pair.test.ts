import { expect, test } from 'vitest'
import type { PairFacts } from '../../../../../kernel/rooms/pair-facts.ts'
import { scorePair, type IntegrityLimits } from './score-pair.ts'

const limits: IntegrityLimits = {
  leastHands: 50,
  dumpPercent: 70,
  dumpLeastAmount: 1_000n,
  leastDecisions: 40,
  softPercent: 30,
}
const even = { decisions: 100, passive: 50, othersDecisions: 100, othersPassive: 50 }
const pair = (more: Partial<PairFacts>): PairFacts => ({
  memberA: 'a',
  memberB: 'b',
  gameCode: 'HOLDEM',
  hands: 50,
  aToB: 100n,
  bToA: 100n,
  a: even,
  b: even,
  firstDay: '2026-11-01',
  lastDay: '2026-11-02',
  ...more,
})

test.each<[string, Partial<PairFacts>, number | null]>([
  ['more than 70 % one way', { aToB: 8_501n, bToA: 1_499n }, 70],
  ['exactly 70 % one way', { aToB: 8_500n, bToA: 1_500n }, null],
  ['everything one way, the other direction', { aToB: 0n, bToA: 5_000n }, 100],
  ['everything one way, just the least amount', { aToB: 1_000n, bToA: 0n }, 100],
  ['everything one way, a satang below the least amount', { aToB: 999n, bToA: 0n }, null],
  ['much one way, less what came back below the least amount', { aToB: 1_100n, bToA: 101n }, null],
  ['everything one way in 49 hands', { aToB: 0n, bToA: 5_000n, hands: 49 }, null],
  ['nothing at all', { aToB: 0n, bToA: 0n }, null],
])('chip dumping: %s', (_, more, score) => {
  expect(scorePair(pair(more), limits)).toEqual(score === null ? [] : [{ kind: 'CHIP_DUMPING', score }])
})

test('chip dumping: with a least amount of nothing any amount is reported, but never none', () => {
  const any = { ...limits, dumpLeastAmount: 0n }
  expect(scorePair(pair({ aToB: 0n, bToA: 5n }), any)).toEqual([{ kind: 'CHIP_DUMPING', score: 100 }])
  expect(scorePair(pair({ aToB: 0n, bToA: 0n }), any)).toEqual([])
})

test('soft play: both must be more passive against each other than against the rest, in enough decisions', () => {
  const tame = { ...even, passive: 85 }
  expect(scorePair(pair({ a: tame, b: { ...even, passive: 80 } }), limits)).toEqual([
    { kind: 'SOFT_PLAY', score: 30 },
  ])
  expect(scorePair(pair({ a: tame, b: { ...even, passive: 79 } }), limits)).toEqual([])
  expect(scorePair(pair({ a: tame, b: { ...tame, othersDecisions: 39, othersPassive: 0 } }), limits)).toEqual(
    [],
  )
  expect(
    scorePair(
      pair({ a: tame, b: { decisions: 39, passive: 39, othersDecisions: 100, othersPassive: 10 } }),
      limits,
    ),
  ).toEqual([])
})
