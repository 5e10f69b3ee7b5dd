/** The agents' pages speak Chinese throughout, those that they share with the player's site among them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { errors as refusals } from '../../../contract/locales/zh.ts'
import { TextAreas, textScopes } from '../../build/text-areas.ts'

const root = join(import.meta.dirname, '../../..')
const CALL = /\bfrom '(\.[^']+contract\/player\/[^']+\.ts)'/g
const IMPORT = /(?:\bfrom\s|\bimport\()\s*'(\.[^']+\.tsx?)'/g

/** Every file of the web that the agents' pages are made of, what is loaded later included. */
function filesOf(entry: string): Set<string> {
  const seen = new Set<string>()
  const open = [entry]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const from = dirname(path)
    for (const [, address] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const target = resolve(from, address!)
      if (target.startsWith(join(root, 'web')) && !target.includes('/locales/') && existsSync(target))
        open.push(target)
    }
  }
  return seen
}

async function chineseKeys(): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const folder of ['web/ui/locales/zh', 'web/player/locales/zh'])
    for (const path of globSync(`${folder}/*.ts`, { cwd: root })) {
      const { default: texts } = (await import(pathToFileURL(join(root, path)).href)) as { default: object }
      for (const key of Object.keys(texts)) keys.add(key)
    }
  return keys
}

/** The pages, and what opens above them by itself or by the head of a page. */
const entries = [
  'agent-home-page.tsx',
  'agent-login-page.tsx',
  '../features/identity/change-password-form.tsx',
  '../features/identity/second-step-form.tsx',
  '../features/limits/play-watch.tsx',
  '../features/member/first-steps.tsx',
  '../features/member/reset-payment.tsx',
  '../features/messaging/chat-room.tsx',
  '../features/messaging/line-window.tsx',
  '../features/messaging/popup-window.tsx',
]

test.each(entries)('all that %s opens is said in Chinese', async (page) => {
  const areas = await TextAreas.open(textScopes(root).player!)
  const chinese = await chineseKeys()
  const files = filesOf(join(import.meta.dirname, page))
  const missing = [...files].flatMap((path) =>
    areas.keysIn(path).flatMap((key) => (chinese.has(key) ? [] : [`${path.slice(root.length + 1)}: ${key}`])),
  )
  expect(missing).toEqual([])
  expect(files.size).toBeGreaterThan(page.startsWith('agent') ? 50 : 5)
})

test('whatever a call of these pages is refused with is said in Chinese', async () => {
  const calls = new Set(
    entries
      .flatMap((page) => [...filesOf(join(import.meta.dirname, page))])
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(CALL)].map(([, call]) => resolve(dirname(path), call!)),
      ),
  )
  expect(calls.size).toBeGreaterThan(100)
  const missing = [...calls].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/errors: \[([^\]]*)\]/g)]
      .flatMap(([, codes]) => [...codes!.matchAll(/'(\w+)'/g)])
      .flatMap(([, code]) => (code! in refusals ? [] : [`${path.slice(root.length + 1)}: ${code}`])),
  )
  expect(missing).toEqual([])
})
