import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadFile } from '../tools/check/tree.ts'
import { openDemo } from './open-demo.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file that a start of the process loads from `first` on, without what is opened in a demo alone. */
function loadedFrom(first: string): Set<string> {
  const loaded = new Set<string>()
  const waiting = [first]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (loaded.has(path) || !path.endsWith('.ts')) continue
    loaded.add(path)
    if (path === 'server/open-demo.ts') continue
    for (const { target, isType } of loadFile(root, path).imports) if (target && !isType) waiting.push(target)
  }
  return loaded
}

test('live mode loads no file of the demo, nor one that only its payers need', () => {
  const loaded = loadedFrom('server/main.ts')
  expect(loaded.has('server/open-demo.ts')).toBe(true)
  expect(loaded.has('modules/cashier/index.ts')).toBe(true)
  expect([...loaded].filter((path) => /^demo\/|^db\/seeds\/|(^|\/)demo-/.test(path))).toEqual([])
})

test('the demo is opened in demo mode alone', async () => {
  expect(await openDemo({ mode: 'live' })).toBeNull()
  const demo = await openDemo({ mode: 'demo' })
  expect(demo?.parts.calls.map(({ call }) => call.name)).toContain('dev/pay-demo-bank')
  expect(demo?.parts.jobs.map(({ name }) => name)).toEqual([
    'demo/grow-chain',
    'demo/shoot-numbers',
    'demo/offer-draws',
  ])
})
