/** What a member reads of a slip that the server refused. */
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { slipLeg as leg } from '../../../../../tests/support/slip-legs.ts'
import { CallError } from '../../../../client/call-error.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import markets from '../../../locales/en/sports-markets.ts'
import slip from '../../../locales/en/sports-slip.ts'
import { decimalText } from '../words/odds-format.ts'
import { acceptText } from './leg-words.ts'
import { refusalOf } from './refusal-words.ts'
import type { Terms } from './slip.ts'

const t = createTranslator({
  locale: 'en',
  messages: { ...markets, ...slip } as never,
}) as unknown as Translate

const legs = [leg(1), leg(2)]
const now = [
  { marketId: '1', line: -2, price: 19_200 },
  { marketId: '8', line: -3, price: 18_500 },
]
const refused = (code: string, value?: unknown) =>
  refusalOf(new CallError(code, 'as the server says', 409, value), legs, t, (_, price) => decimalText(price))

test('a price that moved names its selection, what it was and what it is, and can be agreed to', () => {
  expect(refused('SPORT_ODDS_CHANGED', { leg: 2, legs: now })).toEqual({
    text: 'Home 2 −0.5: 1.92 is now 1.85.',
    leg: legs[1],
    terms: now[1],
  })
})

test('a line that moved names both lines and the new price, and can be agreed to', () => {
  const { text, leg: at, terms } = refused('SPORT_LINE_CHANGED', { leg: 2, legs: now })
  expect(text).toBe('Home 2 −0.5: the line −0.5 is now −0.75, at 1.85.')
  expect([at, terms]).toEqual([legs[1], now[1]])
  const accept = (one: Terms) => acceptText(legs[1]!, one, t, (_, price) => decimalText(price))
  expect(accept(terms!)).toBe('Accept −0.75 at 1.85')
  expect(accept({ ...terms!, line: -2 })).toBe('Accept 1.85')
})

test('any other refusal is said as the server says it, at its selection if it has one', () => {
  expect(refused('SPORT_SUSPENDED', { leg: 1, legs: now })).toEqual({
    text: 'as the server says',
    leg: legs[0],
    terms: null,
  })
  expect(refused('SPORT_STAKE_MAX', { maxStakeAmount: 100 })).toEqual({
    text: 'as the server says',
    leg: null,
    terms: null,
  })
})
