import { expect, test } from 'vitest'
import { watchTold } from './balance-news.ts'
import { openPause } from './pause.ts'

test('a round waits while its own lobby asks for rest, whatever others say', async () => {
  const parent = {}
  let tell: (event: object) => void = () => {}
  const page = {
    parent,
    addEventListener: (_: string, listener: typeof tell) => {
      tell = listener
    },
  } as unknown as Window
  const pause = openPause(new URL('https://sala.example/slots'), page)
  const say = (type: string, origin = 'https://sala.example', source: object = parent) =>
    tell({ origin, source, data: { sala: 1, type } })
  const isWaiting = async () =>
    (await Promise.race([
      pause.wait().then(() => 'on'),
      Promise.resolve()
        .then(() => Promise.resolve())
        .then(() => 'waits'),
    ])) === 'waits'
  say('pause', 'https://evil.example')
  say('pause', 'https://sala.example', {})
  expect(await isWaiting()).toBe(false)
  say('pause')
  say('pause')
  expect(await isWaiting()).toBe(true)
  say('resume', 'https://evil.example')
  expect(await isWaiting()).toBe(true)
  say('resume')
  expect(await isWaiting()).toBe(false)
})

test('the balance is heard from its own lobby, in the money of this game, and in whole units', () => {
  const parent = {}
  let tell: (event: object) => void = () => {}
  const page = {
    parent,
    addEventListener: (_: string, listener: typeof tell) => {
      tell = listener
    },
  } as unknown as Window
  const heard: number[] = []
  watchTold(new URL('https://sala.example/slots'), 'THB', (balance) => heard.push(balance), page)
  const say = (data: object, origin = 'https://sala.example', source: object = parent) =>
    tell({ origin, source, data: { sala: 1, type: 'balance', currency: 'THB', balance: 5, ...data } })
  say({}, 'https://evil.example')
  say({}, undefined, {})
  say({ sala: 2 })
  say({ currency: 'TRIAL' })
  for (const balance of ['5', -1, 0.5, null, 2 ** 53]) say({ balance })
  expect(heard).toEqual([])
  say({ balance: 1_050_000 })
  expect(heard).toEqual([1_050_000])
})
