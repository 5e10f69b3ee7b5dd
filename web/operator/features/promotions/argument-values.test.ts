import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Argument } from '../../../../kernel/promotions/arguments.ts'
import { promotionKindOf } from '../../../../kernel/promotions/kinds/index.ts'
import friendsEn from '../../locales/en/friends.ts'
import argumentsEn from '../../locales/en/promotion-arguments.ts'
import deskEn from '../../locales/en/promotion-desk.ts'
import {
  boundsOf,
  givenArguments,
  parseScaled,
  typedArguments,
  valueOf,
  writeScaled,
} from './argument-values.ts'

test('what is written is read again as the same whole number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 6 }),
      (value, decimals) => {
        expect(parseScaled(writeScaled(value, decimals), decimals)).toBe(value)
      },
    ),
  )
})

test('an argument is typed as people say it', () => {
  const number = (form: 'MONEY' | 'RATE' | 'TIMES' | 'DAYS'): Argument => ({
    form,
    min: 0,
    max: 9e9,
    default: 0,
  })
  expect(valueOf(number('MONEY'), '1,250.5')).toBe(125_050)
  expect(valueOf(number('RATE'), '7.5')).toBe(75_000)
  expect(valueOf(number('TIMES'), '12')).toBe(12_000_000)
  expect(valueOf(number('TIMES'), '๐.๕')).toBe(500_000)
  expect(valueOf(number('DAYS'), '30')).toBe(30)
  for (const text of ['', 'ten', '-1', '1.5']) expect(valueOf(number('DAYS'), text)).toBeNull()
  expect(boundsOf({ form: 'MONEY', min: 100, max: 200_000_050, default: 0 })).toEqual({
    min: '1',
    max: '2,000,000.5',
  })
})

test('what a kind proposes passes through the fields unchanged', () => {
  for (const kind of Object.values(promotionKindOf)) {
    const proposed = Object.fromEntries(
      Object.entries(kind.declared).map(([name, argument]) => [name, argument.default]),
    )
    expect(givenArguments(kind.declared, typedArguments(kind.declared, {})), kind.code).toEqual(proposed)
  }
})

test('every kind and each of its arguments has a name', () => {
  const texts: Record<string, unknown> = { ...friendsEn, ...argumentsEn, ...deskEn }
  for (const { code, declared } of Object.values(promotionKindOf)) {
    const kind = code.toLowerCase()
    expect(texts[`op_promo_kind_${kind}`], code).toBeTruthy()
    for (const name of Object.keys(declared))
      expect(texts[`promo_arg_${kind}_${name}`] ?? texts[`promo_arg_${name}`], `${code} ${name}`).toBeTruthy()
  }
})
