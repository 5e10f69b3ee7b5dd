/** What the editor says of a field that contradicts another. */
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import deskEn from '../../locales/en/promotion-desk.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { sentenceOf } from './fault-texts.ts'

const t = createTranslator({ locale: 'en', messages: deskEn as never }) as unknown as Translate

test.each([
  ['arguments.prizes', 'Prizes go from the largest to the smallest'],
  ['arguments.stakeAmount', 'Not more than the most that is given'],
  ['endsAt', 'The end must be after the start'],
  ['arguments.percent', 'This contradicts the other values'],
])('%s says what it is to be', (field, sentence) => {
  expect(sentenceOf({ field, rule: 'order' }, t)).toBe(sentence)
})

test('a figure outside its bounds is told as that, also where an order is asked for', () => {
  const fault = { field: 'arguments.prizes', rule: 'range' } as const
  expect(sentenceOf(fault, t)).toBe('Please enter a figure within the bounds')
})
