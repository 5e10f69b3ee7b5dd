import { expect, test } from 'vitest'
import { BetSlip, type SlipRules } from './bet-slip.ts'
import { chipLike, chipsFor, chipSign } from './chip-values.ts'

function slipWith(rules: Partial<SlipRules> = {}): BetSlip {
  return new BetSlip({
    limitsOf: (spot) =>
      spot === 'TIE' ? { min: 500, max: 500_000 } : spot === 'NONE' ? null : { min: 500, max: 5_000_000 },
    holdOf: (spot) => (spot.startsWith('HAND') ? 5 : 1),
    balance: () => 10_000_000,
    mostRound: null,
    ...rules,
  })
}

test('chips pile up on their spots, and each step can be undone', () => {
  const slip = slipWith()
  expect([slip.place('BANKER', 10_000), slip.place('BANKER', 10_000), slip.place('TIE', 1000)]).toEqual([
    null,
    null,
    null,
  ])
  expect([slip.looseTotal, slip.on('BANKER'), slip.on('TIE')]).toEqual([21_000, 20_000, 1000])
  slip.undo()
  expect([slip.on('TIE'), slip.looseTotal]).toEqual([0, 20_000])
  slip.undo()
  slip.undo()
  expect([slip.looseTotal, slip.canUndo]).toEqual([0, false])
})

test('clearing is a step too', () => {
  const slip = slipWith()
  slip.place('PLAYER', 5000)
  slip.clear()
  expect(slip.looseTotal).toBe(0)
  slip.undo()
  expect(slip.looseTotal).toBe(5000)
})

test('the limit of the spot counts what is confirmed already, and is named before the server has to', () => {
  const slip = slipWith()
  slip.take(new Map([['TIE', 400_000]]), { keepLoose: false })
  expect(slip.place('TIE', 100_000)).toBeNull()
  expect(slip.place('TIE', 1000)).toEqual({ reason: 'MAX', spot: 'TIE', limit: 500_000 })
  expect(slip.on('TIE')).toBe(500_000)
  expect(slip.place('NONE', 1000)).toMatchObject({ reason: 'MAX', spot: 'NONE' })
})

test('a game may limit all spots of a round together, and what is down already is named', () => {
  const slip = slipWith({ mostRound: 600_000 })
  slip.take(new Map([['BANKER', 300_000]]), { keepLoose: false })
  expect(slip.place('PLAYER', 200_000)).toBeNull()
  expect(slip.place('TIE', 100_001)).toEqual({ reason: 'ROUND', used: 500_000, limit: 600_000 })
  expect(slip.on('TIE')).toBe(0)
  expect(slip.place('TIE', 100_000)).toBeNull()
})

test('a stake below the minimum is refused when it is confirmed, by its spot', () => {
  const slip = slipWith({ limitsOf: () => ({ min: 5000, max: 50_000 }) })
  slip.place('PLAYER', 1000)
  expect(slip.confirmable()).toEqual({ reason: 'MIN', spot: 'PLAYER', limit: 5000 })
  slip.place('PLAYER', 5000)
  expect(slip.confirmable()).toEqual({ bets: [{ spot: 'PLAYER', stake: 6000 }] })
})

test('doubling doubles the loose chips, or adds as much again as was confirmed; over a limit it changes nothing', () => {
  const slip = slipWith()
  slip.place('BANKER', 10_000)
  slip.place('TIE', 300_000)
  expect(slip.double()).toEqual({ reason: 'MAX', spot: 'TIE', limit: 500_000 })
  expect(slip.looseTotal).toBe(310_000)
  slip.undo()
  expect(slip.double()).toBeNull()
  expect(slip.looseTotal).toBe(20_000)
  slip.take(new Map([['BANKER', 20_000]]), { keepLoose: false })
  expect(slip.double()).toBeNull()
  expect([slip.looseTotal, slip.on('BANKER')]).toEqual([20_000, 40_000])
})

test('the last round that was bet in can be repeated, rounds sat out between', () => {
  const slip = slipWith()
  expect([slip.canRepeat, slip.repeat()]).toEqual([false, { reason: 'NOTHING' }])
  slip.take(
    new Map([
      ['PLAYER', 10_000],
      ['TIE', 1000],
    ]),
    { keepLoose: false },
  )
  slip.begin()
  slip.begin()
  expect(slip.canRepeat).toBe(true)
  expect(slip.repeat()).toBeNull()
  expect(slip.confirmable()).toEqual({
    bets: [
      { spot: 'PLAYER', stake: 10_000 },
      { spot: 'TIE', stake: 1000 },
    ],
  })
})

test('the last round is not laid on top of what lies already, confirmed or not', () => {
  const slip = slipWith()
  slip.take(new Map([['PLAYER', 10_000]]), { keepLoose: false })
  slip.begin()
  slip.place('TIE', 1000)
  expect([slip.canRepeat, slip.repeat()]).toEqual([false, null])
  expect(slip.confirmable()).toEqual({ bets: [{ spot: 'TIE', stake: 1000 }] })
  slip.take(new Map([['TIE', 1000]]), { keepLoose: false })
  expect([slip.canRepeat, slip.repeat(), slip.looseTotal]).toEqual([false, null, 0])
})

test('what a spot holds above its stake must be there too', () => {
  const slip = slipWith({ balance: () => 50_000 })
  expect(slip.place('HAND1', 10_000)).toBeNull()
  expect(slip.heldTotal).toBe(50_000)
  expect(slip.place('HAND2', 1000)).toEqual({ reason: 'FUNDS' })
})

test('chips on the tray keep to the limits', () => {
  expect(chipsFor({ min: 500, max: 5_000_000 }).map(chipSign)).toEqual(['10', '50', '100', '500', '1K', '5K'])
  expect(chipsFor({ min: 10_000, max: 100_000 }).map(chipSign)).toEqual(['100', '500', '1K'])
  expect(chipsFor({ min: 600_000, max: 900_000 }).map(chipSign)).toEqual(['5K'])
  expect([999, 30_000, 9_000_000].map((amount) => chipSign(chipLike(amount)))).toEqual(['10', '100', '5K'])
})
