/** What records call the source of a turnover. */
import { expect, test } from 'vitest'
import { requirementSourceOf, requirementSources } from '../../../contract/player/cashier/record-words.ts'
import { promotionKinds } from '../../../contract/shared/promotion-words.ts'
import { promotionKindOf } from '../../../kernel/promotions/kinds/index.ts'
import { recordWordsOf } from '../locales/records.ts'

const named = (source: string, isBonus = false) => requirementSourceOf({ source, isBonus })

test('cash of promotions, rebates and points is never called a deposit', () => {
  for (const source of ['CASHBACK', 'MISSION', 'RED_ENVELOPE', 'RAFFLE', 'REBATE', 'POINTS', 'BIRTHDAY'])
    expect(named(source)).toBe(source)
  for (const kind of promotionKinds) expect(named(promotionKindOf[kind]?.code ?? kind)).not.toBe('DEPOSIT')
})

test('bonus money is a bonus whatever gave it, and so is what has no name of its own', () => {
  expect([named('FIRST_DEPOSIT', true), named('CASHBACK', true), named('SOMETHING')]).toEqual([
    'BONUS',
    'BONUS',
    'BONUS',
  ])
})

test('every source has a word of its own in each language', () => {
  for (const { sources } of Object.values(recordWordsOf))
    expect(new Set(requirementSources.map((source) => sources[source])).size).toBe(requirementSources.length)
})
