/** Which news of followed matches and of bets are said, and in which words. */
import { expect, test } from 'vitest'
import type { SportNewsPush } from '../../../../../contract/pushes/sports.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import type { Bet } from '../parts/kinds.ts'
import { readNews } from './news-store.ts'
import { betNews, matchNews, type Followed } from './news-words.ts'

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate
const match = (fixtureId: string, isMarked: boolean): Followed => ({
  fixtureId,
  homeName: 'Home',
  awayName: 'Away',
  startAt: '2026-11-29T12:00:00Z',
  isMarked,
})
const followed = [match('marked', true), match('bet', false)]
const goal = (fixtureId: string, more: Partial<SportNewsPush> = {}): SportNewsPush => ({
  fixtureId,
  kind: 'GOAL',
  no: 4,
  minute: 61,
  score: { home: 2, away: 1 },
  ...more,
})
const first = readNews(null)

test('a goal of a marked match and of a match in an open bet is said', () => {
  const said = 'sport_push_goal Home Away 2–1 61'
  expect(matchNews(goal('marked'), { followed, chosen: first }, t)).toBe(said)
  expect(matchNews(goal('bet'), { followed, chosen: first }, t)).toBe(said)
  expect(matchNews(goal('another'), { followed, chosen: first }, t)).toBeNull()
})

test('each kind is turned off by itself', () => {
  const kickOff = goal('marked', { kind: 'KICK_OFF', score: null })
  expect(matchNews(kickOff, { followed, chosen: first }, t)).toBeNull()
  const loud = readNews('kickOff')
  expect(matchNews(kickOff, { followed, chosen: loud }, t)).toBe('sport_push_kickoff Home Away')
  expect(matchNews(goal('marked'), { followed, chosen: loud }, t)).toBeNull()
  const marked = readNews('goal')
  expect(matchNews(goal('bet'), { followed, chosen: marked }, t)).toBeNull()
  expect(matchNews(goal('marked'), { followed, chosen: marked }, t)).not.toBeNull()
})

test('nothing is said by whoever turned everything off', () => {
  expect(Object.values(readNews(''))).toEqual([false, false, false, false, false])
})

test('a settled bet is told with what it credited, without what was cashed out before', () => {
  const bet = (more: Partial<Bet>) =>
    ({
      betNo: '100007',
      currency: 'THB',
      state: 'SETTLED',
      result: 'WON',
      stakeAmount: 10_000,
      payoutAmount: 25_000,
      cashedAmount: 5_000,
      ...more,
    }) as Bet
  expect(betNews(bet({}), t)).toEqual({ tone: 'good', text: 'sport_push_bet_won 100007 ฿200.00' })
  expect(betNews(bet({ result: 'LOST', payoutAmount: 0, cashedAmount: 0 }), t)).toEqual({
    tone: 'info',
    text: 'sport_push_bet_lost 100007 ฿0.00',
  })
  expect(betNews(bet({ state: 'REJECTED', result: null, payoutAmount: null }), t)).toEqual({
    tone: 'bad',
    text: 'sport_push_bet_rejected_no 100007 ฿100.00',
  })
  expect(betNews(bet({ state: 'ACCEPTED', result: null, payoutAmount: null }), t)).toBeNull()
})
