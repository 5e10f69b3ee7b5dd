import { expect, test, vi } from 'vitest'
import type { LobbyMessage } from './lobby.ts'
import { openHead } from './lobby-head.ts'

/** A framed page whose lobby can send to it. */
function openPage() {
  const listeners: ((event: unknown) => void)[] = []
  const parent = {}
  const page = {
    parent,
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
  } as unknown as Window
  const told: LobbyMessage[] = []
  const show = openHead(new URL('https://sala.example/slots'), 'THB', (message) => told.push(message), page)
  const press = (key: unknown, origin = 'https://sala.example') => {
    for (const listener of listeners)
      listener({ origin, source: parent, data: { sala: 1, type: 'act', key } })
  }
  return { show, told, press }
}

test('the lobby gets words and figures only, and nothing twice', () => {
  const { show, told } = openPage()
  const head = {
    title: 'Baccarat 7',
    balance: 500,
    actions: [{ key: 'info', text: 'Rules', icon: 'info', place: 'bar', run: () => {} }],
  } as const
  show(head)
  show({ ...head, actions: [...head.actions] })
  expect(told).toEqual([
    {
      type: 'head',
      title: 'Baccarat 7',
      balance: 500,
      currency: 'THB',
      takesBack: false,
      takesSpace: false,
      actions: [{ key: 'info', text: 'Rules', icon: 'info', place: 'bar' }],
    },
  ])
  show({ ...head, balance: 400 })
  expect(told).toHaveLength(2)
})

test('a press in the lobby is executed with the present head, and the lobby gets a confirmation', () => {
  const { show, told, press } = openPage()
  const [info, back, space, title, older] = Array.from({ length: 5 }, () => vi.fn())
  show({ balance: 0, back: older!, actions: [] })
  show({
    balance: 0,
    back: back!,
    space: space!,
    titleAction: { text: 'Choose', run: title! },
    actions: [{ key: 'info', text: 'Rules', icon: 'info', place: 'bar', run: info! }],
  })
  for (const key of ['info', 'back', 'space', 'title', 'gone']) press(key)
  for (const one of [info, back, space, title]) expect(one).toHaveBeenCalledOnce()
  expect(older).not.toHaveBeenCalled()
  expect(told.filter(({ type }) => type === 'heard')).toHaveLength(5)
})

test('another page than the lobby presses nothing', () => {
  const { show, told, press } = openPage()
  const back = vi.fn()
  show({ balance: 0, back, actions: [] })
  press('back', 'https://elsewhere.example')
  press(7)
  expect(back).not.toHaveBeenCalled()
  expect(told.map(({ type }) => type)).toEqual(['head'])
})
