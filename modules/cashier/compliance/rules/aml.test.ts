import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRings, type Tie, type TieKind } from './aml-rings.ts'
import {
  isGathered,
  isLowTurnover,
  isPassThrough,
  isStructuring,
  isTakeover,
  type Inbound,
} from './aml-signs.ts'

const baht = (amount: number) => BigInt(amount) * 100n

describe('signs of one member', () => {
  test('paid in and out again with less than the amount played once', () => {
    expect(
      [
        [1000, 999, 500],
        [1000, 1000, 900],
        [1000, 0, 499],
        [0, 0, 900],
      ].map(([deposited, staked, withdrawn]) =>
        isLowTurnover({ deposited: baht(deposited!), staked: baht(staked!), withdrawn: baht(withdrawn!) }),
      ),
    ).toEqual([true, false, false, false])
  })

  test('ten deposits from 45,000 to below 50,000', () => {
    const of = (count: number, amount: number) => Array.from({ length: count }, () => baht(amount))
    expect(
      [of(10, 49_999), of(10, 45_000), of(9, 49_999), of(10, 50_000), of(10, 44_999)].map(isStructuring),
    ).toEqual([true, true, false, false, false])
  })

  test('money of five downlines within an hour, or of any that leaves again', () => {
    const from = (minutes: readonly number[]): Inbound[] =>
      minutes.map((minute, index) => ({
        fromId: `m${index}`,
        amount: baht(1000),
        at: new Date(minute * 60_000),
      }))
    expect(isPassThrough(from([0, 10, 20, 30, 60]), baht(4000))).toBe(true)
    expect(isPassThrough(from([0, 10, 20, 30, 60]), baht(3999))).toBe(false)
    expect([
      isPassThrough(from([0]), baht(800)),
      isPassThrough(from([0]), baht(799)),
      isPassThrough([], baht(800)),
    ]).toEqual([true, false, false])
    expect(isGathered(from([0, 10, 20, 30, 60]))).toBe(true)
    expect(isGathered(from([0, 10, 20, 30, 61]))).toBe(false)
    expect(isGathered(from([0, 10, 20, 30]))).toBe(false)
    expect(isGathered(from([0, 1, 2, 3, 4]).map((one) => ({ ...one, fromId: 'same' })))).toBe(false)
  })

  test('a new country without a new password is a journey', () => {
    expect([
      isTakeover({ hasNewCountry: true, isPasswordNew: false }),
      isTakeover({ hasNewCountry: true, isPasswordNew: true }),
    ]).toEqual([false, true])
  })
})

describe('rings of members', () => {
  const tie = (kind: TieKind, value: string, ...memberIds: string[]): Tie => ({
    kind,
    value,
    memberIds,
    firstAt: null,
    lastAt: null,
  })
  const members = (ties: Tie[]) => findRings(ties).map((ring) => ring.memberIds.join(''))

  test('a device, a phone or a bank account joins; an address or a name alone does not, both together do', () => {
    expect(
      members([tie('DEVICE', 'd', 'a', 'b'), tie('PHONE', 'p', 'b', 'c'), tie('ADDRESS', '1', 'c', 'd')]),
    ).toEqual(['abc'])
    expect(members([tie('NAME', 'n', 'x', 'y')])).toEqual([])
    expect(members([tie('NAME', 'n', 'x', 'y'), tie('ADDRESS', '1', 'x', 'y', 'z')])).toEqual(['xy'])
    expect(
      members([tie('ADDRESS', '1', 'x', 'y'), tie('ADDRESS', '2', 'x', 'y'), tie('ADDRESS', '3', 'y', 'x')]),
    ).toEqual(['xy'])
  })

  test('a café’s address joins nobody', () => {
    const crowd = Array.from({ length: 20 }, (_, index) => `m${index}`)
    expect(members([1, 2, 3, 4].map((number) => tie('ADDRESS', `${number}`, ...crowd)))).toEqual([])
  })

  test('every member is in at most one ring, whatever the order of the ties', () => {
    const member = fc.constantFrom(...'abcdefgh')
    const anyTie = fc.record({
      kind: fc.constantFrom<TieKind>('DEVICE', 'ADDRESS', 'NAME'),
      value: fc.string(),
      memberIds: fc.uniqueArray(member, { minLength: 2, maxLength: 4 }),
      firstAt: fc.constant(null),
      lastAt: fc.constant(null),
    })
    fc.assert(
      fc.property(fc.array(anyTie, { maxLength: 12 }), (ties) => {
        const rings = members(ties)
        expect(new Set(rings.join('')).size).toBe(rings.join('').length)
        expect(members(ties.toReversed())).toEqual(rings)
      }),
    )
  })
})
