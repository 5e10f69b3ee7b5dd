/** When wins are told, once and together, and in which words. */
import { beforeEach, expect, test } from 'vitest'
import type { DrawWinPush } from '../../../../../contract/pushes/draw-win.ts'
import { formatMoney } from '../../../../../design/format.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import { forgetWins, hasToTell, noteWin, ownWins, takeUntold, wonIn } from './own-wins.ts'
import { winWords } from './win-words.ts'

const win = (more: Partial<DrawWinPush> = {}): DrawWinPush => ({
  gameCode: 'SSC60',
  numero: '202611280412',
  version: 1,
  amount: 9_800,
  ...more,
})
const told = () => ownWins.getState()
beforeEach(forgetWins)

test('a win that is pushed twice waits once, and is handed out once', () => {
  noteWin(win())
  noteWin(win())
  expect(takeUntold()).toEqual([win()])
  noteWin(win())
  expect(takeUntold()).toEqual([])
})

test('a win waits while a game is played, and is told over every other page', () => {
  noteWin(win())
  expect(hasToTell(told(), '/seamless')).toBe(false)
  for (const path of ['/', '/wallet', '/lottery', '/seaLottery', '/sportsbook'])
    expect(hasToTell(told(), path), path).toBe(true)
  takeUntold()
  expect(hasToTell(told(), '/')).toBe(false)
})

test('a board shows what its issue paid in all, what a correction added included', () => {
  noteWin(win())
  noteWin(win({ version: 2, amount: 200 }))
  noteWin(win({ gameCode: 'SSC90' }))
  takeUntold()
  expect(wonIn(told(), 'SSC60', win().numero)).toBe(10_000)
  expect(wonIn(told(), 'SSC60', '202611280413')).toBe(0)
  expect(wonIn(told(), undefined, null)).toBe(0)
})

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate
const said = (...wins: DrawWinPush[]) =>
  winWords(wins, { t, nameOf: ({ gameCode }) => gameCode, issueText: (numero) => `#${numero}` })

test('one draw is told by its name and issue, and several by their number and sum', () => {
  const second = win({ gameCode: 'SSC90', amount: 200 })
  expect(said(win())).toBe(`lottery_win_told SSC60 #202611280412 ${formatMoney(9_800)}`)
  expect(said(win({ version: 2 }))).toBe(`lottery_win_corrected SSC60 #202611280412 ${formatMoney(9_800)}`)
  expect(said(win(), second)).toBe(`lottery_win_many 2 ${formatMoney(10_000)}`)
  // A draw that was corrected meanwhile is one draw.
  expect(said(win(), win({ version: 2, amount: 200 }))).toBe(
    `lottery_win_corrected SSC60 #202611280412 ${formatMoney(10_000)}`,
  )
})
