import { expect, test } from 'vitest'
import { game as baccarat } from '../../games/baccarat/rules/index.ts'
import { game as cockfight } from '../../games/cockfight/rules/index.ts'
import { sharesOf } from './shares.ts'

const bet = (stakes: Readonly<Record<string, bigint>>) => ({
  bet_id: 'b1',
  member_id: 'm1',
  is_free: false,
  amount: Object.values(stakes).reduce((sum, stake) => sum + stake, 0n),
  spots: Object.keys(stakes),
  stakes: Object.values(stakes),
})
const fight = (number: number) => ({ number, script: 0 })
const [meron, bdd] = [fight(0), fight(895)]

test('of a cockfight every decided stake counts in full, and a returned one not at all', () => {
  const valid = (outcome: object, stakes: Readonly<Record<string, bigint>>) =>
    sharesOf(cockfight, outcome, [bet(stakes)])[0]!.validAmount
  expect(valid(meron, { MERON: 10_000n, BDD: 4_000n })).toBe(14_000n)
  expect(valid(meron, { WALA: 10_000n })).toBe(10_000n)
  expect(valid(bdd, { MERON: 10_000n, BDD: 4_000n })).toBe(4_000n)
  expect(valid(bdd, { WALA: 10_000n })).toBe(0n)
})

test('of both sides of a cockfight the difference counts', () => {
  const own = [bet({ MERON: 10_000n }), { ...bet({ WALA: 6_000n, FTD: 500n }), bet_id: 'b2' }]
  expect(sharesOf(cockfight, meron, own)[0]!.validAmount).toBe(4_500n)
  expect(sharesOf(cockfight, bdd, own)[0]!.validAmount).toBe(0n)
})

test('a share that the rule of its product counts right states nothing, and nor does a void round', () => {
  const outcome = { player: [0, 1], banker: [2, 3] }
  expect(sharesOf(baccarat, outcome, [bet({ PLAYER: 10_000n })])[0]!.validAmount).toBeNull()
  expect(sharesOf(undefined, meron, [bet({ MERON: 10_000n })])[0]!.validAmount).toBeNull()
})
