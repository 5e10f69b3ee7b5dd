import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOf } from '../../../tests/support/table-draws.ts'
import { game as cockfight } from '../game.ts'
import { endOf, game, type Outcome } from './index.ts'

const byTote = game.byTote!
const fights = Array.from({ length: 1_000 }, (_, number): Outcome => ({ number, script: 0 }))
const firstOf = (end: string, tote: Record<string, number>): Outcome => ({
  ...fights.find((fight) => endOf(fight) === end)!,
  tote,
})
const example = { MERON: 60_000_000, WALA: 50_000_000 }

test('each cell of the table of prizes, for a stake of 333 satang at 174 and 209 for 100', () => {
  const returned = (end: string) =>
    ['MERON', 'WALA', 'BDD', 'FTD'].map((spot) => byTote.payout(firstOf(end, example), spot, 333n))
  expect(returned('MERON')).toEqual([579n, 0n, 0n, 0n])
  expect(returned('WALA')).toEqual([0n, 695n, 0n, 0n])
  expect(returned('BDD')).toEqual([333n, 333n, 2_997n, 0n])
  expect(returned('FTD')).toEqual([333n, 333n, 0n, 29_637n])
})

test('the same seeds end a fight in the same way at both kinds of table', () => {
  for (let nonce = 0; nonce < 50; nonce++) {
    const fixed = game.draw(streamOf(game.tag, nonce)) as Outcome
    const drawn = byTote.draw(streamOf(byTote.tag, nonce), example) as Outcome
    expect(drawn).toEqual({ ...fixed, tote: example })
    expect(byTote.result(drawn)).toEqual(game.result(fixed))
  }
})

test('both sides together return 0.955250 before rounding, however they are staked', () => {
  // Chances in thousandths, and a pool of which every return is a whole number.
  for (const [meron, wala] of [
    [9_500, 9_500],
    [19_000, 9_500],
  ] as const) {
    const sum = fights.reduce((all, fight) => {
      const outcome = { ...fight, tote: { MERON: meron, WALA: wala } }
      return (
        all + byTote.payout(outcome, 'MERON', BigInt(meron)) + byTote.payout(outcome, 'WALA', BigInt(wala))
      )
    }, 0n)
    const exact = Number(sum) / 1_000 / (meron + wala)
    expect(exact).toBeLessThanOrEqual(0.95525)
    expect(exact).toBeGreaterThan(0.95525 - 0.895 / 100)
  }
  const published = byTote.spots.map(({ code, rtp }) => [code, rtp])
  expect(published).toEqual([
    ['MERON', '0.955250'],
    ['WALA', '0.955250'],
    ['BDD', '0.855000'],
    ['FTD', '0.890000'],
  ])
  expect((470 + 425) * 0.95 + 105).toBeCloseTo(955.25, 9)
})

test('the chances by which measured returns are judged are those of the numbers', () => {
  const { returns } = cockfight
  if (!('spots' in returns) || !returns.tote) throw new Error('no chances')
  const part = (end: string) => fights.filter((fight) => endOf(fight) === end).length / 1_000
  expect(returns.tote.wins).toEqual({ MERON: part('MERON'), WALA: part('WALA') })
  expect(returns.tote.returned).toBeCloseTo(part('BDD') + part('FTD'), 9)
})

test('no bet at a fixed prize brings more than 200,000 baht: of FTD at most 2,247.19 are taken', () => {
  const mostOn = (rules: typeof game) =>
    Object.fromEntries(rules.spots.map((spot) => [spot.code, spot.mostStake]))
  expect(mostOn(game)).toEqual({ MERON: 10_638_297n, WALA: 9_615_384n, BDD: 2_222_222n, FTD: 224_719n })
  expect(mostOn(byTote)).toEqual({ MERON: undefined, WALA: undefined, BDD: 2_222_222n, FTD: 224_719n })
  fc.assert(
    fc.property(fc.constantFrom(...game.spots), fc.constantFrom(...fights), ({ code, mostStake }, fight) => {
      expect(game.payout(fight, code, mostStake!)).toBeLessThanOrEqual(20_000_000n)
    }),
  )
})
