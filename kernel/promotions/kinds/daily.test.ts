/** Check-ins, missions and boards as rules (domain/economy.md §6.1). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { checkIn, nextPlace } from './check-in.ts'
import { leaderboard } from './leaderboard.ts'
import { mission, missionTargets } from './mission.ts'

const row = readArguments(checkIn.declared, {}).values
const amount = (min = 0n) => fc.bigInt(min, 10_000_000_000n)

test('a row of seven days pays 1, 2, 3, 4, 5, 6 and 18 baht, and then begins again', () => {
  const paid: bigint[] = []
  for (let day = 0, place = 0; day < 8; day++) {
    place = nextPlace(place, row.amounts)
    paid.push(checkIn.pay(row, { depositAmount: 10_000n, count: place })!.amount)
  }
  expect(paid).toEqual([100n, 200n, 300n, 400n, 500n, 600n, 1_800n, 100n])
})

test.each([
  [9_999n, 49_999n, false],
  [10_000n, 0n, true],
  [0n, 50_000n, true],
])('deposits of %d and valid bets of %d are a day: %s', (depositAmount, validAmount, isDay) => {
  expect(checkIn.pay(row, { depositAmount, validAmount, count: 1 }) !== null).toBe(isDay)
})

test('a check-in carries turnover of twice its amount as the member’s own money', () => {
  expect(checkIn.pay(row, { depositAmount: 10_000n, count: 7 })).toEqual({
    amount: 1_800n,
    baseAmount: 1_800n,
    timesPpm: 2_000_000n,
    isBonus: false,
    maxStake: null,
    days: null,
  })
})

test('a day counts when either figure is reached, and shows the nearer one', () => {
  fc.assert(
    fc.property(amount(), amount(), (depositAmount, validAmount) => {
      const isDay = depositAmount >= 10_000n || validAmount >= 50_000n
      const { doneAmount, targetAmount } = checkIn.progress(row, { depositAmount, validAmount })!
      expect(doneAmount >= targetAmount).toBe(isDay)
      expect(checkIn.pay(row, { depositAmount, validAmount, count: 1 }) !== null).toBe(isDay)
      const share = doneAmount * 50_000n * 10_000n
      expect(share >= depositAmount * 50_000n * targetAmount).toBe(true)
      expect(share >= validAmount * 10_000n * targetAmount).toBe(true)
    }),
  )
})

const missionValues = fc.record({
  period: fc.constantFrom('DAY', 'WEEK'),
  target: fc.constantFrom(...missionTargets),
  targetAmount: fc.integer({ min: 100, max: 1_000_000 }),
  targetCount: fc.integer({ min: 1, max: 1_000 }),
  reward: fc.constantFrom('CASH', 'POINTS'),
  rewardAmount: fc.integer({ min: 100, max: 2_000_000 }),
})

test('a mission pays its reward once the figure of its target is there, whatever the others are', () => {
  fc.assert(
    fc.property(missionValues, amount(), amount(), fc.nat(2_000), (given, deposit, valid, count) => {
      const { values, faults } = readArguments(mission.declared, given)
      expect([...faults, ...mission.check(values)]).toEqual([])
      const figures = { depositAmount: deposit, validAmount: valid, count }
      const own = { DEPOSIT_AMOUNT: deposit, VALID: valid }[given.target as 'VALID'] ?? BigInt(count)
      const needed = given.target === 'VALID' || given.target === 'DEPOSIT_AMOUNT'
      const isReached = own >= BigInt(needed ? given.targetAmount : given.targetCount)
      const paid = mission.pay(values, figures)
      if (isReached && given.reward === 'CASH')
        expect(paid).toMatchObject({ amount: BigInt(given.rewardAmount), timesPpm: 1_000_000n })
      else expect(paid).toBeNull()
    }),
  )
})

test('a mission of play counts at least one product, and a board too', () => {
  const { values } = readArguments(mission.declared, { products: [] })
  expect(mission.check(values)).toEqual([{ argument: 'products', rule: 'enum' }])
  expect(mission.check({ ...values, target: 'DEPOSIT_COUNT' })).toEqual([])
  const board = readArguments(leaderboard.declared, { products: [] }).values
  expect(leaderboard.check(board)).toEqual([{ argument: 'products', rule: 'enum' }])
})

test('each rank has its prize, none behind the last, and none is larger than the one before', () => {
  const board = readArguments(leaderboard.declared, {}).values
  expect(board.prizes.reduce((sum, prize) => sum + prize, 0)).toBe(1_550_000)
  expect(leaderboard.pay(board, { count: 1 })!.amount).toBe(500_000n)
  expect(leaderboard.pay(board, { count: 20 })!.amount).toBe(20_000n)
  for (const count of [0, 21]) expect(leaderboard.pay(board, { count })).toBeNull()
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 2_000_000 }), { minLength: 1, maxLength: 20 }),
      (prizes) => {
        const isFalling = prizes.every((prize, place) => place === 0 || prize <= prizes[place - 1]!)
        expect(leaderboard.check({ ...board, prizes }).length === 0).toBe(isFalling)
      },
    ),
  )
})

test('a story names every argument that a member can see', () => {
  expect(checkIn.story(row).map(({ name }) => name)).toEqual(['check_in', 'check_in_miss', 'reward_turnover'])
  const told = (given: Record<string, unknown>) =>
    mission.story(readArguments(mission.declared, given).values).map(({ name }) => name)
  expect(told({ target: 'WINS', reward: 'POINTS' })).toEqual([
    'mission_wins',
    'mission_points',
    'mission_claim',
  ])
  expect(told({ target: 'DEPOSIT_COUNT', leastDepositAmount: 30_000 })[0]).toBe('mission_deposit_count_from')
})
