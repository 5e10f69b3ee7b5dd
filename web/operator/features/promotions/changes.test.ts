/** What the editor says that saving would change. */
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import shared from '../../../ui/locales/en/shell.ts'
import argumentsEn from '../../locales/en/promotion-arguments.ts'
import contentEn from '../../locales/en/content.ts'
import deskEn from '../../locales/en/promotion-desk.ts'
import tagsEn from '../../locales/en/tags.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { changesOf } from './changes.ts'
import { newDraft, type Draft } from './draft.ts'

const messages = { ...shared, ...contentEn, ...argumentsEn, ...deskEn, ...tagsEn }
const t = createTranslator({ locale: 'en', messages: messages as never }) as unknown as Translate
const promotionName = (id: string) => `promotion ${id}`

const saved: Draft = {
  ...newDraft('RELOAD', '2026-01-01T05:00:00.000Z'),
  names: { th: 'โบนัส', en: 'Bonus' },
  typedBudget: '2,000,000.00',
  typedNames: 'anna\nben',
}
const typed = (change: Draft['typed']) => ({ typed: { ...saved.typed, ...change } })
const said = (change: Partial<Draft>, before = saved) =>
  changesOf(before, { ...before, ...change }, { t, promotionName }).map(
    ({ label, before, after }) => `${label}: ${before} → ${after}`,
  )

test('nothing is said of what is the same, or only typed in another way', () => {
  expect(said({})).toEqual([])
  expect(
    said({ typedBudget: '2000000', typedNames: 'ben, anna', ...typed({ leastAmount: '0300.00' }) }),
  ).toEqual([])
})

test.each<[string, Partial<Draft>, string]>([
  ['a name', { names: { th: 'โบนัส', en: 'Daily bonus' } }, 'Name · English: Bonus → Daily bonus'],
  ['words', { texts: { th: 'ใหม่', en: '' } }, 'Further words · Thai:  → ใหม่'],
  ['a picture', { imageUrl: '/files/one.webp' }, 'Picture:  → /files/one.webp'],
  ['the start', { startsAt: '2026-01-02T05:00:00.000Z' }, 'Start: 01/01/2026 12:00 → 02/01/2026 12:00'],
  ['an end', { endsAt: '2026-02-01T05:00:00.000Z' }, 'End: no end → 01/02/2026 12:00'],
  ['a rate', typed({ percent: '12.5' }), 'Bonus of the deposit: 10% → 12.5%'],
  ['an amount', typed({ leastAmount: '500' }), 'Smallest deposit: ฿300.00 → ฿500.00'],
  ['times', typed({ times: '6' }), 'Turnover: 5 times → 6 times'],
  ['days', typed({ days: '7' }), 'Days for the turnover: 30 days → 7 days'],
  ['what is no number', typed({ days: 'soon' }), 'Days for the turnover: 30 days → soon'],
  ['the lowest level', { vipFrom: '3' }, 'VIP from: Any level → VIP 3'],
  ['the highest level', { vipTo: '5' }, 'VIP to: Any level → VIP 5'],
  ['members who never paid in', { neverDeposited: true }, 'Only members who have never deposited: No → Yes'],
  ['days without a deposit', { typedDormant: '14' }, 'No deposit for: No condition → 14 days'],
  ['a line', { lineOf: 'agent1' }, 'Line of agent: No condition → agent1'],
  ['tags', { tags: ['regulars'] }, 'Tags: No condition → regulars'],
  ['the list of members', { typedNames: 'ben, carl, dora' }, 'By list: 2 members → 3 members (+2 −1)'],
  ['the budget', { typedBudget: '3,000,000' }, 'Budget: ฿2,000,000.00 → ฿3,000,000.00'],
  ['no budget', { typedBudget: '' }, 'Budget: ฿2,000,000.00 → No bound'],
  ['the budget of a day', { typedDayBudget: '200,000' }, 'Budget a day: No bound → ฿200,000.00'],
  ['the number of claims', { typedLimit: '1000' }, 'Claims in total: No bound → 1,000'],
  ['another try', { mayReapply: false }, 'Who was rejected may apply again: Yes → No'],
])('of %s it says what stood there and what will', (_name, change, sentence) => {
  expect(said(change)).toEqual([sentence])
})

test('choices, several amounts, moments and other promotions are said in words too', () => {
  const mission = newDraft('MISSION', '2026-01-01T05:00:00.000Z')
  const mark = (change: Draft['typed']) => said({ typed: { ...mission.typed, ...change } }, mission)
  expect(mark({ period: 'WEEK' })).toEqual(['Repeats: Daily → Weekly'])
  expect(mark({ rewardRounds: 'p1' })).toEqual(['Promotion of free rounds: None chosen → promotion p1'])
  const signing = newDraft('CHECK_IN', '2026-01-01T05:00:00.000Z')
  expect(said({ typed: { ...signing.typed, amounts: ['1.00', '5'] } }, signing)).toEqual([
    'Amount by day: 1.00 · 2.00 · 3.00 · 4.00 · 5.00 · 6.00 · 18.00 → 1.00 · 5.00',
  ])
  const rain = newDraft('RED_ENVELOPE', '2026-01-01T05:00:00.000Z')
  expect(said({ typed: { ...rain.typed, opensAt: '2026-01-03T13:00:00.000Z' } }, rain)).toEqual([
    'Opening: None chosen → 03/01/2026 20:00',
  ])
})

test('every field of a promotion is compared', () => {
  const other: Draft = {
    ...saved,
    names: { th: 'a', en: 'b' },
    texts: { th: 'c', en: 'd' },
    imageUrl: '/e.webp',
    startsAt: '2026-01-02T05:00:00.000Z',
    endsAt: '2026-02-01T05:00:00.000Z',
    typedBudget: '1',
    typedDayBudget: '1',
    typedLimit: '1',
    mayReapply: false,
    vipFrom: '1',
    vipTo: '2',
    neverDeposited: true,
    typedDormant: '1',
    lineOf: 'agent1',
    tags: ['x'],
    typedNames: 'z',
    typed: { ...saved.typed, percent: '1' },
  }
  const fields = Object.keys(saved).filter((name) => name !== 'kind')
  for (const name of fields) expect(said({ [name]: other[name as keyof Draft] }), name).not.toEqual([])
})
