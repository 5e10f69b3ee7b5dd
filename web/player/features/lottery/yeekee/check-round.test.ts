import { expect, test } from 'vitest'
import { previousSeedOf } from '../../../../../kernel/fair/shared-round.ts'
import { issueCommitOf } from '../../../../../kernel/lottery/draw.ts'
import { houseShotOf, yeekeeOutcome, yeekeeTerms } from '../../../../../kernel/lottery/yeekee/round.ts'
import { checkRound, type RoundClaim } from './check-round.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const numero = '2026112868'
const shots = Array.from({ length: 30 }, (_, at) => String(((at + 1) * 4_321) % 100_000).padStart(5, '0'))
const houseShot = houseShotOf(seed, numero)
const { result } = yeekeeOutcome(shots, houseShot, yeekeeTerms)!
const claim: RoundClaim = {
  numero,
  terms: { ...yeekeeTerms, hasHouseShot: true },
  commit: issueCommitOf(seed),
  seed,
  previousLink: previousSeedOf(seed),
  houseShot,
  sum: shots.reduce((sum, shot) => sum + Number(shot), 0),
  result,
  shots,
}

test('a round as it was played holds in every step', () => {
  expect(checkRound(claim)).toMatchObject({
    isRight: true,
    checks: { commit: true, chain: true, house: true, sum: true, result: true },
    houseShot,
  })
})

test.each([
  ['another seed', { seed: `b${seed.slice(1)}` }, ['commit', 'chain', 'house', 'result']],
  ['another house number', { houseShot: '00000' }, ['house']],
  ['another sum', { sum: claim.sum + 1 }, ['sum']],
  ['another result', { result: { ...result, top3: result.top3 === '000' ? '001' : '000' } }, ['result']],
  ['a shot that was left out', { shots: shots.slice(1) }, ['sum']],
  [
    'two shots in another order',
    { shots: [...shots.slice(0, 14), shots[15]!, shots[14]!, ...shots.slice(16)] },
    ['result'],
  ],
  ['another code', { commit: issueCommitOf(`b${seed.slice(1)}`) }, ['commit']],
] as const)('%s is found', (_name, change, failing) => {
  const { checks, isRight } = checkRound({ ...claim, ...change })
  expect(isRight).toBe(false)
  for (const name of failing) expect(checks[name]).toBe(false)
})

test('without a house shot and without a chain there are fewer steps to hold', () => {
  const plain = yeekeeOutcome(shots, undefined, yeekeeTerms)!.result
  const terms = { ...yeekeeTerms, hasHouseShot: false }
  expect(checkRound({ ...claim, terms, previousLink: null, houseShot: null, result: plain })).toMatchObject({
    isRight: true,
    checks: { commit: true, sum: true, result: true },
  })
})
