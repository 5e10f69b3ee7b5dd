import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillRequirements, type Filling, type OpenRequirement } from './fill.ts'
import { bonusWeights, depositWeights, weightOf, type Played } from './weights.ts'

/** A game of no weight of its own. */
const anyOf = (product: string): Played => ({ product, gameCode: 'ANY' })

const row = (
  requirementId: string,
  requiredAmount: bigint,
  doneAmount = 0n,
  weights = depositWeights,
): OpenRequirement => ({
  requirementId,
  isBonus: weights === bonusWeights,
  requiredAmount,
  doneAmount,
  weights,
})

/** A bet that counts the same for every requirement. */
const fillAll = (open: readonly OpenRequirement[], valid: bigint, product: string): Filling[] =>
  fillRequirements(open, { bonusValid: valid, depositValid: valid }, anyOf(product))

describe('filling requirements (domain/economy.md §5)', () => {
  test('the example of the page: 24,000 required, 14,000 done after slots, live and low odds', () => {
    const bets: [string, bigint][] = [
      ['RNG', 1_000_000n],
      ['LIVE', 2_000_000n],
      ['PVP', 300_000n],
    ]
    let done = 0n
    for (const [product, validBet] of bets)
      done += fillAll([row('bonus', 2_400_000n, done, bonusWeights)], validBet, product)[0]?.amount ?? 0n
    expect(done).toBe(1_400_000n)
  })

  test('a bet fills the oldest requirement first and overflows to the next', () => {
    expect(fillAll([row('first', 500n), row('second', 5_000n)], 800n, 'RNG')).toEqual([
      { requirementId: 'first', amount: 500n, usedAmount: 500n, isDone: true },
      { requirementId: 'second', amount: 300n, usedAmount: 300n, isDone: false },
    ])
  })

  test('blackjack counts a tenth, and by its product where the terms do not name it', () => {
    const blackjack = { gameCode: 'BLACKJACK', product: 'LIVE' }
    const { BLACKJACK: _, ...byProduct } = bonusWeights
    const counted = (weights: typeof bonusWeights) =>
      fillRequirements(
        [{ ...row('only', 10_000n), isBonus: true, weights }],
        { bonusValid: 1_000n, depositValid: 1_000n },
        blackjack,
      ).map(({ amount }) => amount)
    expect(counted(bonusWeights)).toEqual([100n])
    expect(counted(byProduct as typeof bonusWeights)).toEqual([200n])
    expect(counted(depositWeights)).toEqual([1_000n])
  })

  test('exactly enough ends the row and leaves nothing over', () => {
    expect(fillAll([row('first', 500n), row('second', 5_000n)], 500n, 'RNG')).toEqual([
      { requirementId: 'first', amount: 500n, usedAmount: 500n, isDone: true },
    ])
  })

  test('the overflow of a weighted row is what the weight did not need, rounded against double counting', () => {
    // 101 at 20 % takes 505 of the bet.
    expect(fillAll([row('bonus', 101n, 0n, bonusWeights), row('deposit', 10_000n)], 1_000n, 'LIVE')).toEqual([
      { requirementId: 'bonus', amount: 101n, usedAmount: 505n, isDone: true },
      { requirementId: 'deposit', amount: 495n, usedAmount: 495n, isDone: false },
    ])
  })

  test('a game that counts nothing for the bonus counts for the deposit behind it', () => {
    expect(fillAll([row('bonus', 100n, 0n, bonusWeights), row('deposit', 100n)], 60n, 'PVP')).toEqual([
      { requirementId: 'deposit', amount: 60n, usedAmount: 60n, isDone: false },
    ])
  })

  test('low odds fill the deposit behind a bonus, and a ticket the deposit before its result', () => {
    const open = [row('bonus', 100n, 0n, bonusWeights), row('deposit', 100n)]
    expect(fillRequirements(open, { bonusValid: 0n, depositValid: 60n }, anyOf('SPORTS'))).toEqual([
      { requirementId: 'deposit', amount: 60n, usedAmount: 60n, isDone: false },
    ])
    expect(fillRequirements(open, { bonusValid: 60n, depositValid: 0n }, anyOf('SPORTS'))).toEqual([
      { requirementId: 'bonus', amount: 60n, usedAmount: 60n, isDone: false },
    ])
  })

  test('a correction is taken off from the newest on, and never more than was filled', () => {
    const open = [row('first', 500n, 500n - 1n), row('second', 500n, 200n)]
    expect(fillAll(open, -300n, 'RNG')).toEqual([
      { requirementId: 'second', amount: -200n, usedAmount: -200n, isDone: false },
      { requirementId: 'first', amount: -100n, usedAmount: -100n, isDone: false },
    ])
    expect(fillAll(open, -10_000n, 'RNG')).toEqual([
      { requirementId: 'second', amount: -200n, usedAmount: -200n, isDone: false },
      { requirementId: 'first', amount: -499n, usedAmount: -499n, isDone: false },
    ])
  })

  test('what a bet filled is what its correction takes off, as long as nothing was full', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 9_999n),
        fc.bigInt(0n, 9_999n),
        fc.constantFrom('RNG', 'LIVE', 'COCKFIGHT', 'PVP'),
        fc.boolean(),
        (bonusValid, depositValid, product, isBonus) => {
          const empty = row('only', 10_000n, 0n, isBonus ? bonusWeights : depositWeights)
          const filled = fillRequirements([empty], { bonusValid, depositValid }, anyOf(product))
          const amount = filled[0]?.amount ?? 0n
          const taken = fillRequirements(
            [{ ...empty, doneAmount: amount }],
            { bonusValid: -bonusValid, depositValid: -depositValid },
            anyOf(product),
          )
          expect((taken[0]?.amount ?? 0n) + amount).toBe(0n)
          expect((taken[0]?.usedAmount ?? 0n) + (filled[0]?.usedAmount ?? 0n)).toBe(0n)
        },
      ),
    )
  })

  test('no row is ever overfilled and no bet counts for more than itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ required: fc.bigInt(1n, 100_000n), isBonus: fc.boolean() }), { maxLength: 5 }),
        fc.bigInt(0n, 500_000n),
        fc.constantFrom('RNG', 'LIVE', 'COCKFIGHT', 'PVP', 'POKER'),
        (rows, validBet, product) => {
          const open = rows.map(({ required, isBonus }, index) =>
            row(String(index), required, 0n, isBonus ? bonusWeights : depositWeights),
          )
          const fillings = fillAll(open, validBet, product)
          let used = 0n
          for (const filling of fillings) {
            const target = open.find(({ requirementId }) => requirementId === filling.requirementId)!
            expect(filling.amount > 0n && filling.amount <= target.requiredAmount).toBe(true)
            expect(filling.isDone).toBe(filling.amount === target.requiredAmount)
            used += (filling.amount * 100n) / weightOf(target.weights, anyOf(product))
          }
          expect(used <= validBet).toBe(true)
        },
      ),
    )
  })
})
