/** What the editor says of a field that contradicts another. */
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import deskEn from '../../locales/en/promotion-desk.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { kindOf, kindsNow } from './draft.ts'
import { sentenceOf } from './fault-texts.ts'

const t = createTranslator({ locale: 'en', messages: deskEn as never }) as unknown as Translate

test.each([
  ['LEADERBOARD', 'arguments.prizes', 'Prizes go from the largest to the smallest'],
  ['RAFFLE', 'arguments.prizes', 'Prizes go from the largest to the smallest'],
  ['FIRST_DEPOSIT', 'arguments.stakeAmount', 'Not more than the most that is given'],
  ['RELOAD', 'arguments.leastAmount', 'The least deposit would bring too small a bonus'],
  ['RESCUE', 'arguments.amount', 'Not more than the most that is given'],
  ['FREE_ROUNDS', 'arguments.stakeAmount', 'Not more than the most that is given'],
  ['RED_ENVELOPE', 'arguments.count', 'The pool is too small for so many envelopes'],
  ['REFERRAL', 'arguments.friendDeposit', 'At least what the referrer receives'],
  ['REFERRAL', 'arguments.friendValid', 'At least what both receive together'],
  ['REFERRAL', 'endsAt', 'The end must be after the start'],
  ['CASHBACK', 'arguments.percent', 'This contradicts the other values'],
] as const)('of %s, %s says what it is to be', (kind, field, sentence) => {
  expect(sentenceOf({ field, rule: 'order' }, kindOf(kind), t)).toBe(sentence)
})

test('a figure outside its bounds is told as that, also where an order is asked for', () => {
  const fault = { field: 'arguments.prizes', rule: 'range' } as const
  expect(sentenceOf(fault, kindOf('LEADERBOARD'), t)).toBe('Please enter a figure within the bounds')
})

test.each(kindsNow())(
  'what %s says of its arguments and its stop names arguments and texts that there are',
  (code) => {
    const { orders = {}, stopWord, declared } = kindOf(code)
    if (stopWord) expect(Object.keys(deskEn)).toContain(`op_promo_stop_${stopWord}_text`)
    for (const [name, word] of Object.entries(orders)) {
      expect(Object.keys(declared)).toContain(name)
      expect(Object.keys(deskEn)).toContain(`op_promo_fault_${word}`)
    }
  },
)
