/** The slip of the sportsbook: what a tap does to it, and what a change of prices asks of the member. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { slipLeg as leg } from '../../../../../tests/support/slip-legs.ts'
import {
  agreed,
  canBe,
  emptySlip,
  fateOf,
  keyOf,
  mustAsk,
  readSlip,
  relatedPair,
  slipFaultOf,
  type Slip,
  type SlipLeg,
  toggled,
  withKind,
  without,
} from './slip.ts'

const put = (...legs: SlipLeg[]): Slip =>
  legs.reduce<Slip>((slip, one) => {
    const next = toggled(slip, one)
    return next === 'FULL' ? slip : next
  }, emptySlip)
const numbered = (count: number) => Array.from({ length: count }, (_, n) => leg(n + 1))

describe('a tap on a price', () => {
  test('puts it on the slip, and a second tap takes it off', () => {
    const once = put(leg(1))
    expect([once.legs.length, once.kind]).toEqual([1, 'SINGLE'])
    expect(toggled(once, leg(1))).toEqual(emptySlip)
  })

  test('makes a parlay of two matches, but not of two prices of one match', () => {
    expect(put(leg(1), leg(2)).kind).toBe('PARLAY')
    expect(put(leg(1), leg(2, { fixtureId: 'V-1' })).kind).toBe('SINGLE')
  })

  test('stays with singles once the member chose them', () => {
    const singles = withKind(put(leg(1), leg(2)), 'SINGLE')
    expect((toggled(singles, leg(3)) as Slip).kind).toBe('SINGLE')
  })

  test('is refused at the sixteenth selection', () => {
    const full = put(...numbered(15))
    expect(full.legs).toHaveLength(15)
    expect(toggled(full, leg(16))).toBe('FULL')
    expect(toggled(full, leg(15))).not.toBe('FULL')
  })
})

describe('the kind of bet', () => {
  test('falls back when legs are taken off', () => {
    const system = withKind(put(...numbered(3)), 'SYSTEM')
    expect(system.kind).toBe('SYSTEM')
    const two = without(system, new Set([keyOf(leg(3))]))
    expect(two.kind).toBe('PARLAY')
    expect(without(two, new Set([keyOf(leg(2))])).kind).toBe('SINGLE')
  })

  test('needs two legs for a parlay and three for a system', () => {
    const two = put(...numbered(2))
    expect((['SINGLE', 'PARLAY', 'SYSTEM'] as const).map((kind) => canBe(two, kind))).toEqual([
      true,
      true,
      false,
    ])
    expect(withKind(two, 'SYSTEM').kind).toBe('PARLAY')
  })

  test('is no parlay with two legs of one match, or an outright beside a match of its team', () => {
    const same = withKind(put(leg(1), leg(2, { fixtureId: 'V-1' })), 'PARLAY')
    expect(slipFaultOf(same)).toBe('SPORT_RELATED')
    expect(relatedPair(same.legs)?.map(keyOf)).toEqual(['1:HOME', '2:HOME'])
    const outright = leg(9, { kind: 'OUTRIGHT', typeCode: 'OUTRIGHT', teamIds: ['a1'] })
    expect(slipFaultOf(withKind(put(leg(1), outright), 'PARLAY'))).toBe('SPORT_RELATED_OUTRIGHT')
    expect(slipFaultOf(withKind(put(leg(2), outright), 'PARLAY'))).toBeNull()
    expect(slipFaultOf(withKind(same, 'SINGLE'))).toBeNull()
  })
})

describe('a change of prices', () => {
  const now = { price: 19_200, line: -2, state: 'OPEN', fault: null, movedTo: null } as const
  const moved = { marketId: '7', line: -1, price: 18_800 }

  test('is seen at its leg', () => {
    expect(fateOf(leg(1), undefined)).toBe('SAME')
    expect(fateOf(leg(1), now)).toBe('SAME')
    expect(fateOf(leg(1), { ...now, price: 19_300 })).toBe('BETTER')
    expect(fateOf(leg(1), { ...now, price: 19_100 })).toBe('WORSE')
    expect(fateOf(leg(1), { ...now, line: -1, movedTo: { ...moved, marketId: '1' } })).toBe('LINE')
    expect(fateOf(leg(1), { ...now, price: 0, state: 'CLOSED', movedTo: moved })).toBe('LINE')
    expect(fateOf(leg(1), { ...now, line: -1 })).toBe('GONE')
    expect(fateOf(leg(1), { ...now, state: 'SUSPENDED' })).toBe('LOCKED')
    expect(fateOf(leg(1), { ...now, price: 0 })).toBe('GONE')
    expect(fateOf(leg(1), { ...now, state: 'CLOSED' })).toBe('GONE')
  })

  test('is asked for unless the member chose to take it', () => {
    const asked = (['NONE', 'BETTER', 'ANY'] as const).map((accept) => [
      mustAsk('BETTER', accept),
      mustAsk('WORSE', accept),
    ])
    expect(asked).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
    expect(mustAsk('SAME', 'NONE')).toBe(false)
    expect((['NONE', 'BETTER', 'ANY'] as const).every((accept) => mustAsk('LINE', accept))).toBe(true)
  })

  test('is agreed to for the legs that changed, and no others', () => {
    const terms = { marketId: '2', line: -2, price: 18_500 }
    const slip = agreed(put(leg(1), leg(2)), new Map([['2:HOME', terms]]))
    expect(slip.legs.map(({ price }) => price)).toEqual([19_200, 18_500])
  })

  test('moves a leg to its new line where it stood, and keeps the rest of the slip', () => {
    const before = { ...withKind(put(...numbered(3)), 'SYSTEM'), systemCode: 'TRIXIE' }
    const slip = agreed(before, new Map([['2:HOME', moved]]))
    expect(slip).toEqual({ ...before, legs: [leg(1), { ...leg(2), ...moved }, leg(3)] })
  })

  test('leaves one leg where two have become the same', () => {
    const both = put(leg(1), leg(7, { fixtureId: 'V-1', line: -1 }))
    const slip = agreed(both, new Map([['1:HOME', moved]]))
    expect(slip.legs.map(({ marketId, price }) => [marketId, price])).toEqual([['7', 18_800]])
  })
})

describe('a slip that a tab kept', () => {
  beforeEach(() => {
    vi.resetModules()
    const kept = new Map<string, string>()
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
      localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    })
    return () => {
      vi.unstubAllGlobals()
    }
  })

  test('is the same after a reload', async () => {
    const before = await import('./slip-store.ts')
    before.tapLeg(leg(1))
    before.tapLeg(leg(2))
    before.tapLeg(leg(3))
    before.chooseKind('SYSTEM')
    before.chooseSystem('TRIXIE')
    before.typeStake('150')
    vi.resetModules()
    const after = await import('./slip-store.ts')
    expect(after.slipStore.getState().slip).toEqual(before.slipStore.getState().slip)
    expect(after.slipStore.getState().slip).toMatchObject({ kind: 'SYSTEM', systemCode: 'TRIXIE' })
    expect(after.slipStore.getState().stake).toBe('150')
  })

  test('is empty if what was kept is no slip', () => {
    for (const text of [null, '', 'no', '7', '{}', '{"legs":3}', '{"legs":[1,{"code":"X"}]}'])
      expect(readSlip(text)).toEqual(emptySlip)
    expect(readSlip(JSON.stringify({ ...put(leg(1)), kind: 'SYSTEM' }))).toEqual(put(leg(1)))
  })
})
