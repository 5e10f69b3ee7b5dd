import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isToteCancelled, stakesOfEntries, toteEntry, totePer100, toteSides, type ToteRules } from './tote.ts'

const rules: ToteRules = { sides: ['MERON', 'WALA'], commission: 5n, cancelsAt: 107n }
const per100 = (meron: number, wala: number) =>
  toteSides(rules, { MERON: meron, WALA: wala }).map((side) => side.per100)
const anyStake = fc.integer({ min: 1, max: 10_000_000_000 })

test('600,000 against 500,000 baht bring 174 and 209 for 100', () => {
  expect(toteSides(rules, { MERON: 60_000_000, WALA: 50_000_000 })).toEqual([
    { spot: 'MERON', stake: 60_000_000, per100: 174 },
    { spot: 'WALA', stake: 50_000_000, per100: 209 },
  ])
  expect(isToteCancelled(rules, { MERON: 60_000_000, WALA: 50_000_000 })).toBe(false)
})

test('107 for 100 cancels the round, on either side, and 108 does not', () => {
  // 95 × (95 + 13) ÷ 95 is 108 exactly; one satang less on the other side makes it 107.
  expect(per100(95, 13)).toEqual([108, 789])
  expect(isToteCancelled(rules, { MERON: 95, WALA: 13 })).toBe(false)
  expect(isToteCancelled(rules, { MERON: 13, WALA: 95 })).toBe(false)
  expect(per100(9_500_000, 1_299_999)).toEqual([107, 789])
  expect(isToteCancelled(rules, { MERON: 9_500_000, WALA: 1_299_999 })).toBe(true)
  expect(isToteCancelled(rules, { MERON: 1_299_999, WALA: 9_500_000 })).toBe(true)
  // 95 × (95 + 12) ÷ 95 is 107 exactly.
  expect(per100(95, 12)[0]).toBe(107)
  expect(isToteCancelled(rules, { MERON: 95, WALA: 12 })).toBe(true)
})

test('a side on which nothing lies brings nothing, and cancels the round', () => {
  expect(per100(100, 0)).toEqual([95, null])
  expect(per100(0, 0)).toEqual([null, null])
  const oneSided: Record<string, number>[] = [{}, { MERON: 100 }, { WALA: 100 }]
  for (const stakes of oneSided) expect(isToteCancelled(rules, stakes)).toBe(true)
  expect(() => totePer100(rules, {}, 'BDD')).toThrow(RangeError)
})

test('sides that change places change returns, and one of a round that stands is never below the stake', () => {
  fc.assert(
    fc.property(anyStake, anyStake, (one, other) => {
      expect(per100(one, other)).toEqual(per100(other, one).reverse())
      if (!isToteCancelled(rules, { MERON: one, WALA: other }))
        for (const figure of per100(one, other)) {
          expect(figure).toBeGreaterThanOrEqual(108)
          expect(figure).toBeLessThanOrEqual(789)
        }
    }),
  )
})

test('what is shared out is at most 95 % of the pool, however the side is divided among bets', () => {
  const bets = fc.array(fc.bigInt(1n, 5_000_000n), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(bets, bets, (meron, wala) => {
      const sum = (list: readonly bigint[]) => list.reduce((all, stake) => all + stake, 0n)
      const pool = sum(meron) + sum(wala)
      const stakes = { MERON: Number(sum(meron)), WALA: Number(sum(wala)) }
      for (const [side, own] of [
        ['MERON', meron],
        ['WALA', wala],
      ] as const) {
        const figure = totePer100(rules, stakes, side)!
        const paid = sum(own.map((stake) => (stake * figure) / 100n))
        expect(paid * 100n).toBeLessThanOrEqual(pool * 95n)
        // Rounding keeps less than one for 100, and less than a satang a bet.
        expect((pool * 95n) / 100n - paid).toBeLessThanOrEqual(sum(own) / 100n + BigInt(own.length) + 1n)
      }
    }),
  )
})

test('entries say what each bet adds, and anybody adds them up: play money and other spots add nothing', () => {
  const bet = (betId: string, bets: Record<string, bigint>, isFree = false) =>
    toteEntry(rules, {
      betId,
      clientSeed: 'seed_1-x',
      isFree,
      spots: Object.keys(bets),
      stakes: Object.values(bets),
    })
  const entries = [
    bet('a', { MERON: 500n, BDD: 100n }),
    bet('b', { WALA: 700n, MERON: 20n }),
    bet('c', { MERON: 9_900n }, true),
    bet('d', { FTD: 100n }),
  ]
  expect(entries).toEqual([
    'a:seed_1-x:MERON=500',
    'b:seed_1-x:MERON=20:WALA=700',
    'c:seed_1-x',
    'd:seed_1-x',
  ])
  expect(stakesOfEntries(rules, entries)).toEqual({ MERON: 520, WALA: 700 })
  for (const part of ['BDD=5', 'MERON=-5', 'MERON=1.5', 'MERON', ''])
    expect(() => stakesOfEntries(rules, [`a:seed:${part}`])).toThrow(RangeError)
})

test('chips put on one side twice by one bet are added', () => {
  expect(
    toteEntry(rules, {
      betId: 'a',
      clientSeed: 's',
      isFree: false,
      spots: ['MERON', 'MERON'],
      stakes: [100n, 50n],
    }),
  ).toBe('a:s:MERON=150')
})
