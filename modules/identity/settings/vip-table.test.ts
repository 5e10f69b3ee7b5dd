import { expect, test } from 'vitest'
import { defaultVipTable, readVipTable, vipLevelIn } from './vip-table.ts'

const [first, second] = defaultVipTable as [(typeof defaultVipTable)[0], (typeof defaultVipTable)[0]]

test('the table as delivered is read as it is, and its levels are those of domain/economy.md §2', () => {
  expect(readVipTable(structuredClone(defaultVipTable))).toEqual(defaultVipTable)
  expect(defaultVipTable.map(({ en, withdrawalsPerDay }) => `${en} ${withdrawalsPerDay}`)).toEqual([
    'Member 3',
    'Bronze 3',
    'Silver 4',
    'Gold 5',
    'Platinum 6',
    'Emerald 8',
    'Sapphire 10',
    'Ruby 12',
    'Diamond 15',
  ])
})

test.each([
  ['no level', []],
  ['no list', { 0: first }],
  ['a first level that needs something', [second]],
  ['a level that needs less than the one below', [first, second, { ...second, validBetAmount: 1 }]],
  ['a missing field', [{ ...first, withdrawalsPerDay: undefined }]],
  ['a field too many', [{ ...first, colour: 'red' }]],
  ['a fraction', [{ ...first, upgradeAmount: 1.5 }]],
  ['a negative amount', [{ ...first, monthlyAmount: -1 }]],
  ['an unknown rebate group', [{ ...first, rebateGroup: 9 }]],
  ['an empty name', [{ ...first, th: ' ' }]],
])('%s is no table', (_, stored) => {
  expect(readVipTable(stored)).toBeUndefined()
})

test('a level beyond the table has the highest row, one below it the lowest', () => {
  expect(vipLevelIn(defaultVipTable, 99).en).toBe('Diamond')
  expect(vipLevelIn(defaultVipTable, -1).en).toBe('Member')
  expect(vipLevelIn(defaultVipTable, 2).en).toBe('Silver')
})
