/** What waits for a second person is said in words, and leads to its own screen. */
import { expect, test } from 'vitest'
import type { Translate } from '../../ui/i18n/text.tsx'
import { paths } from '../paths.ts'
import { changeText } from './proposal-changes.tsx'
import { subjectOf } from './subject-names.ts'

const t = ((key: string) => key) as unknown as Translate

test('an issue of a lottery leads to its page, also a round whose number has a hyphen', () => {
  const of = (subject: string) => subjectOf({ subject, title: 'a draw' }, t)
  expect(of('issue:LAO-20261130')).toEqual({ name: 'a draw', href: paths.lotteryIssue('LAO', '20261130') })
  expect(of('issue:YEEKEE-20261130-07').href).toBe(paths.lotteryIssue('YEEKEE', '20261130-07'))
  expect(of('lottery-terms:LAO').href).toBe(paths.lotteryGame('LAO'))
})

test('what the desk of sports asks for leads to its match or bet', () => {
  const of = (subject: string) => subjectOf({ subject, title: 'Reds – Blues' }, t)
  expect(of('fixture:ALFA-m1')).toEqual({ name: 'Reds – Blues', href: paths.sportsResultOf('ALFA-m1') })
  expect(of('market:21:ALFA-m1').href).toBe(paths.sportsResultOf('ALFA-m1'))
  expect(of('market:21').href).toBeUndefined()
  expect(of('sport-bet:b1').href).toBe(paths.sportsBet('b1'))
  expect(changeText('sportState', 'VOID', t)).toBe('proposal_sport_VOID')
  expect(changeText('sportCause', 'PAST_POST', t)).toBe('proposal_cause_PAST_POST')
})

test('states and sources of lotteries are words, and no codes', () => {
  expect(changeText('lotteryIssue', 'OPEN', t)).toBe('lot_issue_OPEN')
  expect(changeText('lotteryGameSource', 'IMPORT', t)).toBe('lot_source_IMPORT')
  expect(changeText('lotterySourceAdapter', 'SALA_CSV', t)).toBe('lotres_adapter_SALA_CSV')
  expect(changeText('lotteryDrawDay', 'VOID', t)).toBe('lotday_dropped')
  expect(changeText('lotteryDrawDay', '2026-12-01', t)).toContain('2026')
})
