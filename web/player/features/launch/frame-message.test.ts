import { expect, test } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

test('the words of the contract are heard, and those that other vendors say for them', () => {
  const heard = (data: object) => readFrameMessage({ sala: 1, ...data })?.type
  expect(
    ['ready', 'round', 'balance', 'exit', 'lobby', 'close', 'deposit'].map((type) => heard({ type })),
  ).toEqual(['ready', 'round', 'balance', 'leave', 'leave', 'leave', 'deposit'])
  expect(heard({ type: 'balance', balance: 0, currency: 'TRIAL', more: true })).toBe('balance')
})

test('anything else is nothing', () => {
  const wrong = [
    null,
    undefined,
    'exit',
    7,
    [],
    [1],
    new Date(),
    new Map(),
    {},
    { type: 'exit' },
    { sala: '1', type: 'exit' },
    { sala: 2, type: 'exit' },
    { sala: 1 },
    { sala: 1, type: 3 },
    { sala: 1, type: 'EXIT' },
    { sala: 1, type: '' },
    { sala: 1, type: 'constructor' },
    { sala: 1, type: '__proto__' },
    { sala: 1, type: 'toString' },
    { sala: 1, type: 'balance', balance: '1' },
    { sala: 1, type: 'balance', balance: -1 },
    { sala: 1, type: 'balance', balance: 0.5 },
    { sala: 1, type: 'balance', balance: 2 ** 53 },
    { sala: 1, type: 'balance', balance: 1, currency: 'thb' },
    { sala: 1, type: 'balance', balance: 1, currency: 5 },
    Object.create({ sala: 1, type: 'exit' }),
  ]
  for (const data of wrong) expect(readFrameMessage(data), String(data)).toBeNull()
})
