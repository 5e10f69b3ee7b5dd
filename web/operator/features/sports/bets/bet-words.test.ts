/** How bets look in the console's lists. */
import { expect, test } from 'vitest'
import { betTone } from './bet-words.ts'

test('a settled bet looks like its result, any other like its state', () => {
  const settled = (result: Parameters<typeof betTone>[0]['result']) => betTone({ state: 'SETTLED', result })
  expect([settled('WON'), settled('HALF_WON')]).toEqual(['good', 'good'])
  expect([settled('LOST'), settled('HALF_LOST')]).toEqual(['bad', 'bad'])
  expect([settled('PUSH'), settled('VOID')]).toEqual(['neutral', 'neutral'])
  expect(betTone({ state: 'ACCEPTED', result: null })).toBe('info')
  expect(betTone({ state: 'PENDING', result: null })).toBe('waiting')
})
