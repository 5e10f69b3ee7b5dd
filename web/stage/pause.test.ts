import { expect, test } from 'vitest'
import { openPause } from './pause.ts'

test('a round waits while its own lobby asks for rest, whatever others say', async () => {
  const parent = {}
  let tell: (event: object) => void = () => {}
  const page = { parent, addEventListener: (_: string, listener: typeof tell) => { tell = listener } } as unknown as Window
  const pause = openPause(new URL('https://sala.example/slots'), page)
  const say = (type: string, origin = 'https://sala.example', source: object = parent) => tell({ origin, source, data: { sala: 1, type } })
  const isWaiting = async () => (await Promise.race([pause.wait().then(() => 'on'), Promise.resolve().then(() => Promise.resolve()).then(() => 'waits')])) === 'waits'
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
