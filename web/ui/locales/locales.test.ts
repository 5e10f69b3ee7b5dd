import { readdirSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'

/** Every folder of texts in both languages: the shared ones and each app's own. */
const folders = ['../../ui/locales', '../../player/locales', '../../operator/locales', '../../stage/locales'].map((path) => new URL(path, import.meta.url)).filter((url) => {
  try {
    return readdirSync(url).includes('th')
  } catch {
    return false
  }
})

async function textsOf(folder: URL, language: 'th' | 'en', file: string): Promise<Record<string, string>> {
  return ((await import(`${folder.href}/${language}/${file}`)) as { default: Record<string, string> }).default
}

const argumentsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map((match) => match[1]!))].sort((one, other) => one.localeCompare(other))

describe('texts in both languages', () => {
  for (const folder of folders) {
    for (const file of readdirSync(new URL(`${folder.href}/th`)).filter((name) => name.endsWith('.ts'))) {
      it(`${folder.pathname.split('/').slice(-2).join('/')}/${file} says the same in Thai and English`, async () => {
        const [thai, english] = await Promise.all([textsOf(folder, 'th', file), textsOf(folder, 'en', file)])
        expect(Object.keys(thai).sort()).toEqual(Object.keys(english).sort())
        for (const [key, text] of Object.entries(thai)) {
          expect(() => compile(text), key).not.toThrow()
          expect(() => compile(english[key]!), key).not.toThrow()
          expect(argumentsOf(text), key).toEqual(argumentsOf(english[key]!))
          expect(text.normalize('NFC'), key).toBe(text)
        }
      })
    }
  }
})
