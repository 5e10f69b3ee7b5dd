/** Bonuses of levels (domain/economy.md §2). */
import { describe, expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { requiredOf } from '../bonus.ts'
import { birthday } from './birthday.ts'
import { vip } from './vip.ts'

const levels = readArguments(vip.declared, {}).values
const born = readArguments(birthday.declared, {}).values
const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => name)

describe('what a level owes', () => {
  test.each([
    ['an upgrade to Gold', vip.pay(levels, { rewardAmount: 18_800n })],
    ['a birthday', birthday.pay(born, { rewardAmount: 18_800n })],
  ])('%s is the member’s own money, played once', (_name, reward) => {
    expect(reward).toMatchObject({ amount: 18_800n, isBonus: false, maxStake: null, days: null })
    expect(reward && requiredOf(reward)).toBe(18_800n)
  })

  test('nothing is nothing, and as many times as the operator says', () => {
    expect(vip.pay(levels, {})).toBeNull()
    expect(birthday.pay(born, { rewardAmount: 0n })).toBeNull()
    const thrice = readArguments(vip.declared, { times: 3_000_000 }).values
    expect(requiredOf(vip.pay(thrice, { rewardAmount: 1_801n })!)).toBe(5_403n)
  })
})

test('a promotion that gives none of them is none', () => {
  const { values, faults } = readArguments(vip.declared, { gives: [] })
  expect(faults).toEqual([])
  expect(vip.check(values)).toEqual([{ argument: 'gives', rule: 'enum' }])
  expect(vip.check(levels)).toEqual([])
  expect(readArguments(vip.declared, { gives: ['BIRTHDAY'] }).faults).toEqual([
    { argument: 'gives', rule: 'enum' },
  ])
  expect(readArguments(birthday.declared, { daysAround: 16 }).faults).toEqual([
    { argument: 'daysAround', rule: 'range' },
  ])
})

test('the terms name what is given alone, and begin with it', () => {
  const monthly = readArguments(vip.declared, { gives: ['MONTHLY'], times: 0 }).values
  expect(namesOf(vip.story(levels))).toEqual(['vip_upgrade', 'vip_monthly', 'vip_table', 'turnover_open'])
  expect(namesOf(vip.story(monthly))).toEqual(['vip_monthly', 'vip_table', 'turnover_none'])
  expect(birthday.story(born)[0]).toEqual({ name: 'birthday', values: { days: { number: 3 } } })
})
