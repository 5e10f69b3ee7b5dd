import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import bets from '../../../locales/en/sports-bets.ts'
import slip from '../../../locales/en/sports-slip.ts'
import type { Bet } from '../parts/kinds.ts'
import { acceptedText } from './bet-words.ts'

const t = createTranslator({ locale: 'en', messages: { ...bets, ...slip } as never }) as unknown as Translate

test('a bet that was taken is told with its price, and a system, which has none, by its name', () => {
  const legs = Array.from({ length: 4 }, () => ({}))
  const parlay = { kind: 'PARLAY', systemCode: null, betNo: '7', legs } as unknown as Bet
  expect(acceptedText(parlay, '16.00', t)).toBe('Bet 7 accepted at 16.00')
  const system = { ...parlay, kind: 'SYSTEM', systemCode: 'YANKEE' } as Bet
  expect(acceptedText(system, '16.00', t)).toMatch(/^Bet 7 accepted: Yankee/)
})
