/** How a settled bet explains itself: the figures of domain/sportsbook.md §3 and domain/sportsbook.md §5. */
import { describe, expect, test } from 'vitest'
import type { LegResult, MarketType } from '../../../../../kernel/sports/words.ts'
import { fraction } from '../../../../../kernel/sports/fraction.ts'
import { createTranslator } from 'use-intl/core'
import bets from '../../../locales/en/sports-bets.ts'
import markets from '../../../locales/en/sports-markets.ts'
import texts from '../../../locales/en/sports-match.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import type { Bet, Leg } from '../parts/kinds.ts'
import { explainBet, factorText } from './explain.ts'

const t = createTranslator({
  locale: 'en',
  messages: { ...bets, ...markets, ...texts } as never,
}) as unknown as Translate

let lastNo = 0
const leg = (
  typeCode: MarketType,
  price: number,
  result: LegResult | null,
  change: Partial<Leg> = {},
): Leg => ({
  legNo: ++lastNo,
  fixtureId: `V-${lastNo}`,
  sportCode: 'FOOTBALL',
  leagueName: 'League of the river',
  homeName: 'Home',
  awayName: 'Away',
  fixtureName: null,
  startAt: '2025-11-29T10:00:00.000Z',
  status: 'RESULTED',
  clock: null,
  score: { home: 1, away: 0 },
  isVirtual: true,
  marketId: String(lastNo),
  typeCode,
  period: 'FT',
  line: null,
  code: 'HOME',
  selectionName: null,
  price,
  isLive: false,
  scoreAtBet: null,
  result,
  sharedBy: 1,
  ...change,
})
const bet = (legs: readonly Leg[], change: Partial<Bet> = {}): Bet => ({
  betId: 'b',
  betNo: 'S1',
  kind: legs.length > 1 ? 'PARLAY' : 'SINGLE',
  systemCode: null,
  combinations: 1,
  state: 'SETTLED',
  result: 'WON',
  rejectReason: null,
  rejectCause: null,
  stakeAmount: 100_000,
  price: 19_200,
  potentialAmount: 192_000,
  payoutAmount: 146_000,
  validAmount: 100_000,
  oddsFormat: 'DECIMAL',
  acceptChange: 'BETTER',
  isLive: false,
  placedAt: '2025-11-29T09:00:00.000Z',
  decideAt: null,
  acceptedAt: '2025-11-29T09:00:00.000Z',
  settledAt: '2025-11-29T12:00:00.000Z',
  version: 1,
  voidReason: null,
  cashedStakeAmount: 0,
  cashedAmount: 0,
  autoCashOutAmount: null,
  canCashOut: false,
  currency: 'THB',
  legs: legs.map((one, at) => ({ ...one, legNo: at + 1 })),
  ...change,
})
const said = (one: Bet): string[] => explainBet(one, t).map(({ text }) => text)

describe('a single bet explains', () => {
  test('a half win as a part that won and a part that came back', () => {
    const half = bet([leg('AH', 19_200, 'HALF_WIN', { line: -3 })], {
      result: 'HALF_WON',
      validAmount: 50_000,
    })
    expect(said(half)).toEqual([
      'Result: 1–0',
      'Line −0.75 = half on −1, half on −0.5',
      'Half of the stake won at 1.92, the other half was returned: ฿960.00 + ฿500.00 = ฿1,460.00.',
      'Valid bet: ฿500.00',
      'Half of the stake counts because the bet was half decided.',
    ])
  })

  test('the line of the away side as that side took it', () => {
    const away = bet([leg('AH', 19_200, 'WIN', { line: -3, code: 'AWAY', score: { home: 0, away: 0 } })], {
      payoutAmount: 192_000,
    })
    expect(said(away)).toContain('Line +0.75 = half on +0.5, half on +1')
    expect(said(away)).toContain('฿1,000.00 × 1.92 = ฿1,920.00')
  })

  test('the goals that counted since a live bet', () => {
    const live = bet(
      [
        leg('AH', 19_200, 'LOSE', {
          line: -2,
          isLive: true,
          scoreAtBet: { home: 1, away: 0 },
          score: { home: 2, away: 1 },
        }),
      ],
      { result: 'LOST', payoutAmount: 0 },
    )
    expect(said(live)).toContain('Score when you bet 1–0, final 2–1: 1–1 counts for the handicap.')
    expect(said(live)).toContain('The selection lost. Nothing is paid.')
  })

  test('a push by its line, and that nothing of it counts', () => {
    const push = bet([leg('OU', 19_200, 'PUSH', { line: 8, code: 'OVER', score: { home: 2, away: 0 } })], {
      result: 'PUSH',
      payoutAmount: 100_000,
      validAmount: 0,
    })
    expect(said(push)).toEqual([
      'Result: 2–0',
      'The result met the line 2. The stake of ฿1,000.00 was returned.',
      'Valid bet: ฿0.00',
      'Returned, void and cashed-out stakes do not count.',
    ])
  })

  test('nothing while it is open', () => {
    expect(
      said(bet([leg('1X2', 19_200, null)], { state: 'ACCEPTED', result: null, payoutAmount: null })),
    ).toEqual([])
  })
})

describe('a parlay explains', () => {
  const five = [
    leg('AH', 19_200, 'HALF_WIN', { line: -3 }),
    leg('OU', 19_500, 'WIN', { line: 10, code: 'OVER' }),
    leg('1X2', 20_000, 'VOID', { code: '1' }),
    leg('AH', 18_800, 'PUSH', { line: 0 }),
    leg('AH', 20_400, 'HALF_LOSE', { line: -1 }),
  ]

  test('each leg by its factor, and their product', () => {
    const won = bet(five, { stakeAmount: 50_000, payoutAmount: 71_175, validAmount: 50_000 })
    expect(said(won)).toEqual([
      'Leg 1: Half won, factor 1.46',
      'Leg 2: Won, factor 1.95',
      'Leg 3 is void and counts as 1.00. The other legs decide.',
      'Leg 4: Push, counts as 1.00, factor 1.00',
      'Leg 5: Half lost, counts as 0.50, factor 0.50',
      '฿500.00 × 1.4235 = ฿711.75, rounded down to the satang',
      'Valid bet: ฿500.00',
    ])
  })

  test('what is left of a stake, and what the part that was sold paid', () => {
    const legs = [1, 2, 3, 4].map(() => leg('1X2', 20_000, 'WIN', { code: '1' }))
    const sold = bet(legs, {
      stakeAmount: 10_000,
      cashedStakeAmount: 5_000,
      cashedAmount: 4_750,
      payoutAmount: 84_750,
      validAmount: 5_000,
    })
    expect(said(sold).slice(-3)).toEqual([
      '฿50.00 × 16.00 = ฿800.00, rounded down to the satang',
      '฿47.50 was paid by the cash-out, so ฿847.50 came back in all.',
      'Valid bet: ฿50.00',
    ])
  })

  test('the leg that lost it', () => {
    const lost = bet(
      [five[1]!, leg('OU', 19_000, 'LOSE', { line: 10, code: 'OVER' }), leg('OU', 19_000, null)],
      {
        result: 'LOST',
        payoutAmount: 0,
      },
    )
    expect(said(lost)).toContain('Leg 2 lost, so the whole parlay lost.')
  })

  test('a single bet by why it is void, in words', () => {
    const void_ = (voidReason: string | null) =>
      said(
        bet([leg('1X2', 19_000, 'VOID', { code: '1' })], {
          result: 'VOID',
          payoutAmount: 100_000,
          voidReason,
        }),
      )
    expect(void_('postponed')[0]).toContain(texts.sport_reason_postponed)
    expect(void_('')[0]).toContain(texts.sport_reason_no_result)
    expect(void_('the price was typed twice')[0]).toContain('the price was typed twice')
  })

  test('that every leg was void', () => {
    const empty = bet([leg('OU', 19_000, 'VOID'), leg('OU', 19_000, 'VOID')], {
      result: 'VOID',
      payoutAmount: 100_000,
    })
    expect(said(empty)[0]).toBe('All legs are void. The stake of ฿1,000.00 was returned.')
  })
})

test('a factor is written with two to four decimals', () => {
  expect(
    [fraction(146n, 100n), fraction(1n, 2n), fraction(14_235n, 10_000n), fraction(1n), fraction(1n, 3n)].map(
      factorText,
    ),
  ).toEqual(['1.46', '0.50', '1.4235', '1.00', '0.3333'])
})
