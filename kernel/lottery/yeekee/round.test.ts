import fc from 'fast-check'
import { expect, test } from 'vitest'
import { houseShotOf, isShot, yeekeeOutcome, yeekeeResultOf, yeekeeTerms } from './round.ts'

const ranked = (
  '12345 90817 55120 00007 43219 88888 10203 65536 31415 92653 ' +
  '27182 81828 45904 52353 60287 47135 26624 97757 24709 36999'
).split(' ')
const received = ranked.toReversed()

test('a sum of 1,234,567,890 less 51,876 gives top 014 and bottom 16', () => {
  expect(yeekeeResultOf(1_234_567_890n - 51_876n)).toEqual({ top3: '014', bottom2: '16' })
})

test('the twenty shots of the example give top 846 and bottom 43 without a house shot', () => {
  expect(yeekeeOutcome(received, undefined, yeekeeTerms)).toEqual({
    sum: 990_981n,
    rankShot: '47135',
    houseShot: undefined,
    remainder: 943_846n,
    result: { top3: '846', bottom2: '43' },
  })
})

test('with the house shot 60001 they give top 847 and bottom 03', () => {
  expect(yeekeeOutcome(received, '60001', yeekeeTerms)).toMatchObject({
    remainder: 1_003_847n,
    result: { top3: '847', bottom2: '03' },
  })
})

test('rank 16 is counted from the newest shot, or from the oldest one if the house says so', () => {
  expect(yeekeeOutcome(ranked, undefined, { ...yeekeeTerms, rankOrder: 'OLDEST_FIRST' })?.rankShot).toBe(
    '47135',
  )
  expect(yeekeeOutcome(ranked, undefined, yeekeeTerms)?.rankShot).toBe(ranked[4])
})

test('nineteen shots are too few; a demonstration plays with one and takes nothing off', () => {
  expect(yeekeeOutcome(received.slice(1), '60001', yeekeeTerms)).toBeUndefined()
  expect(yeekeeOutcome([], undefined, { ...yeekeeTerms, minShots: 1 })).toBeUndefined()
  expect(yeekeeOutcome(['00005'], '00007', { ...yeekeeTerms, minShots: 1 })).toMatchObject({
    rankShot: undefined,
    result: { top3: '012', bottom2: '00' },
  })
})

test('a shot is five digits from 0 to 9', () => {
  for (const wrong of ['1234', '123456', '1234a', '๑๒๓๔๕', ' 1234', '']) {
    expect(isShot(wrong)).toBe(false)
    expect(() => yeekeeOutcome([...received, wrong], undefined, yeekeeTerms)).toThrow(RangeError)
  }
  expect(isShot('00000')).toBe(true)
})

test('the house shot follows from seed and numero alone and has five digits', () => {
  const seed = fc.stringMatching(/^[0-9a-f]{64}$/)
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 88 }), (serverSeed, round) => {
      const numero = `20260115${String(round).padStart(2, '0')}`
      const shot = houseShotOf(serverSeed, numero)
      expect(isShot(shot)).toBe(true)
      expect(houseShotOf(serverSeed, numero)).toBe(shot)
    }),
  )
  const key = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
  expect(houseShotOf(key, '2026011501')).toBe('58893')
  expect(houseShotOf(key, '2026011502')).not.toBe(houseShotOf(key, '2026011501'))
})

test('without the house shot every remainder is the sum less the shot of the rank', () => {
  const shot = fc.integer({ min: 0, max: 99_999 }).map((value) => String(value).padStart(5, '0'))
  fc.assert(
    fc.property(fc.array(shot, { minLength: 20, maxLength: 300 }), (shots) => {
      const outcome = yeekeeOutcome(shots, undefined, yeekeeTerms)!
      const others = shots.toSpliced(shots.length - 16, 1).reduce((sum, one) => sum + Number(one), 0)
      expect(outcome.remainder).toBe(BigInt(others))
      expect(outcome.result.bottom2 + outcome.result.top3).toBe(String(others).padStart(5, '0').slice(-5))
    }),
  )
})
