import { expect, it } from 'vitest'
import shellEn from '../ui/locales/en/shell.ts'
import shellTh from '../ui/locales/th/shell.ts'
import consoleEn from './locales/en/console.ts'
import consoleTh from './locales/th/console.ts'
import { paths } from './paths.ts'
import { titleKeyOf } from './title.ts'

const texts: Record<string, string>[] = [
  { ...shellTh, ...consoleTh },
  { ...shellEn, ...consoleEn },
]
const addresses = Object.values(paths).map((path) =>
  typeof path === 'string'
    ? path
    : (path as (...parts: string[]) => string)('one', 'two', 'three').split('?')[0]!,
)

it('every screen of the console has a title of its own, in both languages, that comes with the first texts', () => {
  for (const address of addresses) {
    const key = titleKeyOf(address)
    expect(key, address).not.toBe('console_not_found')
    for (const language of texts) expect(language[key], address).toBeTruthy()
  }
  const lists = Object.values(paths).filter((path) => typeof path === 'string')
  expect(new Set(lists.map(titleKeyOf)).size).toBe(lists.length)
  expect(titleKeyOf('/operator/nowhere')).toBe('console_not_found')
})
