import { expect, test } from 'vitest'
import { readFrameHead } from './frame-head.ts'

const head = {
  sala: 1,
  type: 'head',
  title: 'Baccarat 7',
  note: '฿5–5,000',
  balance: 1_248_050,
  currency: 'THB',
  takesBack: false,
  takesSpace: false,
  titleAction: 'Choose a table',
  actions: [
    { key: 'chat', text: 'Chat', icon: 'chat', place: 'front', count: 3 },
    { key: 'sound', text: 'Turn sound on', icon: 'sound', place: 'bar', isOff: true },
  ],
}

test('a head is read whole; what it leaves out is empty', () => {
  expect(readFrameHead(head)).toEqual({
    title: 'Baccarat 7',
    note: '฿5–5,000',
    titleAction: 'Choose a table',
    balance: 1_248_050,
    currency: 'THB',
    takesBack: false,
    takesSpace: false,
    actions: [
      { key: 'chat', text: 'Chat', icon: 'chat', place: 'front', count: 3, isOff: false },
      { key: 'sound', text: 'Turn sound on', icon: 'sound', place: 'bar', count: 0, isOff: true },
    ],
  })
  expect(readFrameHead({ sala: 1, type: 'head', currency: 'THB', actions: [] })?.balance).toBeNull()
  expect(
    readFrameHead({ sala: 1, type: 'head', balance: 0, currency: 'TRIAL', takesSpace: true, actions: [] }),
  ).toEqual({
    title: null,
    note: null,
    titleAction: null,
    balance: 0,
    currency: 'TRIAL',
    takesBack: false,
    takesSpace: true,
    actions: [],
  })
})

test('a head with one wrong part is no head', () => {
  const [action] = head.actions
  const wrong: object[] = [
    { type: 'ready' },
    { sala: 2 },
    { balance: -1 },
    { balance: '1' },
    { currency: 'thb' },
    { title: 5 },
    { note: 'x'.repeat(121) },
    { actions: undefined },
    { actions: {} },
    { actions: Array.from({ length: 13 }, () => action) },
    { actions: [null] },
    { actions: [{ ...action, icon: '../x' }] },
    { actions: [{ ...action, key: 'Chat' }] },
    { actions: [{ ...action, place: 'top' }] },
    { actions: [{ ...action, count: 0.5 }] },
    { actions: [{ ...action, text: undefined }] },
  ]
  for (const part of wrong) expect(readFrameHead({ ...head, ...part }), JSON.stringify(part)).toBeNull()
  expect(readFrameHead(null)).toBeNull()
  expect(readFrameHead(Object.create(head))).toBeNull()
})
