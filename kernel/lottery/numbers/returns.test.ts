import { expect, test } from 'vitest'
import { gameOf, KINDS } from '../../../tests/support/number-bets.ts'
import { numberPlayOf } from './games.ts'
import { returnPpmOf } from './returns.ts'

const returned = (gameCode: string, playCode: string): bigint => {
  const play = numberPlayOf(gameCode, playCode)!
  return returnPpmOf(play, play.oddsE4)
}

test.each([
  ['THAI_GOV', 'TOP3', 900_000n],
  ['THAI_GOV', 'TOD3', 900_000n],
  ['THAI_GOV', 'FRONT3', 900_000n],
  ['LAO', 'TOP3', 850_000n],
  ['LAO', 'TOD3', 720_000n],
  ['LAO', 'TOP2', 920_000n],
  ['LAO', 'RUN_TOP', 867_200n],
  ['LAO', 'RUN_BOTTOM', 798_000n],
  ['LAO', 'TOP1_POS', 920_000n],
  ['LAO', 'HL', 920_000n],
  ['VN_HCMC', 'LO2', 980_000n],
  ['VN_HCMC', 'LO3', 960_000n],
  ['VN_HCMC', 'LO4', 900_000n],
  ['VN_HCMC', 'LO7', 980_000n],
  ['VN_HCMC', 'DIG_TAIL', 980_000n],
  ['FOURD_MAGNUM', 'FOURD_BIG', 640_000n],
  ['FOURD_MAGNUM', 'FOURD_SMALL', 650_000n],
  ['FOURD_SINGAPORE', 'FOURD_BIG', 659_000n],
  ['FOURD_SINGAPORE', 'FOURD_SMALL', 580_000n],
  ['FOURD_MAGNUM', 'FOURD_3ABC', 660_000n],
] as const)('in %s, %s returns what its table says', (gameCode, playCode, ppm) => {
  expect(returned(gameCode, playCode)).toBe(ppm)
})

test('sets and pairs of the Vietnamese boards return what is published', () => {
  // E[min(hits)] × odds, and the chances of the page, × odds, as the page rounds them.
  expect(returned('VN_HCMC', 'DA')).toBe(892_855n)
  expect(returned('VN_HANOI', 'DA')).toBe(890_592n)
  expect(returned('VN_HANOI', 'XIEN2')).toBe(894_579n)
  expect(returned('VN_HCMC', 'XIEN4')).toBe(899_464n)
  expect(returned('VN_HANOI', 'TRUOT4')).toBeGreaterThan(890_000n)
})

test.each(KINDS)('in %s nothing leaves the house less than two per cent as delivered', (gameCode) => {
  for (const { code } of gameOf(gameCode).plays)
    expect(returned(gameCode, code)).toBeLessThanOrEqual(980_000n)
})
