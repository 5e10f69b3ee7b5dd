/** Why a live bet was not accepted, as its member reads it. */
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import bets from '../../../locales/en/sports-bets.ts'
import markets from '../../../locales/en/sports-markets.ts'
import match from '../../../locales/en/sports-match.ts'
import slip from '../../../locales/en/sports-slip.ts'
import sports from '../../../locales/en/sports.ts'
import type { Bet, Leg } from '../parts/kinds.ts'
import { rejectText } from './reject-words.ts'
import { faultText } from './sentence.ts'

const t = createTranslator({
  locale: 'en',
  messages: { ...sports, ...bets, ...markets, ...match, ...slip } as never,
}) as unknown as Translate

const leg = (legNo: number): Leg => ({
  legNo,
  fixtureId: `V-${legNo}`,
  sportCode: 'FOOTBALL',
  leagueName: 'League of the river',
  homeName: `Home ${legNo}`,
  awayName: `Away ${legNo}`,
  fixtureName: null,
  startAt: '2025-11-29T10:00:00.000Z',
  status: 'LIVE',
  clock: null,
  score: { home: 1, away: 0 },
  isVirtual: true,
  marketId: String(legNo),
  typeCode: 'OU',
  period: 'FT',
  line: 10,
  code: 'OVER',
  selectionName: null,
  price: 19_200,
  isLive: true,
  scoreAtBet: null,
  result: null,
  sharedBy: 1,
})
type Cause = NonNullable<Bet['rejectCause']>
const said = (rejectReason: Bet['rejectReason'], cause: Partial<Cause> | null, legs = 1): string =>
  rejectText(
    {
      kind: legs === 1 ? 'SINGLE' : 'PARLAY',
      legs: Array.from({ length: legs }, (_, at) => leg(at + 1)),
      oddsFormat: 'MALAY',
      rejectReason,
      rejectCause: cause && { legNo: legs, incident: null, price: null, ...cause },
    },
    t,
    'en',
  )
const goal: Cause['incident'] = { kind: 'GOAL', side: 'AWAY', score: { home: 1, away: 1 } }

describe('a live bet that was not accepted says', () => {
  test('which incident stood against it', () => {
    expect(said('SPORT_LIVE_EVENT', { incident: goal })).toBe(
      'Your bet was not accepted: Goal for Away 1, 1–1. The stake was returned.',
    )
    const check: Cause['incident'] = { kind: 'VAR', side: null, score: null }
    expect(said('SPORT_LIVE_EVENT', { incident: check })).toBe(
      'Your bet was not accepted: VAR check. The stake was returned.',
    )
  })

  test('from which price to which it fell, in the format of the bet', () => {
    expect(said('SPORT_LIVE_PRICE', { price: 18_500 })).toBe(
      'Your bet was not accepted because the price fell from 0.92 to 0.85. The stake was returned.',
    )
  })

  test('in a parlay also which of its matches or selections it was', () => {
    expect(said('SPORT_LIVE_EVENT', { incident: goal }, 3)).toBe(
      'Your bet was not accepted: Home 3 v Away 3, Goal for Away 3, 1–1. The stake was returned.',
    )
    expect(said('SPORT_LIVE_PRICE', { price: 18_500 }, 2)).toBe(
      'Not accepted, stake returned: Over 2.5: 1.92 is now 1.85.',
    )
    expect(said('SPORT_SUSPENDED', {}, 2)).toBe(
      'Not accepted, stake returned: Home 2 v Away 2, Betting on this market is suspended',
    )
  })

  test('the reason alone if it does not keep what stood against it', () => {
    expect(said('SPORT_LIVE_EVENT', null)).toBe(
      'Not accepted, stake returned: something happened in the match while the bet waited',
    )
  })
})

test('a sentence is filled with the figures that were told, and is not said without them', () => {
  expect(faultText('SPORT_FIXTURE_MAX', 'en', ['฿90.00', '฿100.00', '฿10.00'])).toBe(
    'You have ฿90.00 on this match, the limit is ฿100.00. You can add ฿10.00',
  )
  expect(faultText('SPORT_CLOSED', 'th')).toBe('รายการนี้ปิดรับแล้ว')
  expect([
    faultText('SPORT_FIXTURE_MAX', 'en'),
    faultText('NO_SUCH_CODE', 'en'),
    faultText(null, 'en'),
  ]).toEqual([null, null, null])
})
