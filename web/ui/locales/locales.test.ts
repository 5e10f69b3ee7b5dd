import { readdirSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { interfaceLanguages } from '../../../kernel/languages.ts'

/** Every folder of texts in both languages: the shared ones and each app's own. */
const folders = ['../../ui/locales', '../../player/locales', '../../operator/locales', '../../stage/locales']
  .map((path) => new URL(path, import.meta.url))
  .filter((url) => {
    try {
      return readdirSync(url).includes('th')
    } catch {
      return false
    }
  })

async function textsOf(folder: URL, language: string, file: string): Promise<Record<string, string>> {
  return ((await import(`${folder.href}/${language}/${file}`)) as { default: Record<string, string> }).default
}

const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map((match) => match[1]!))].sort((one, other) =>
    one.localeCompare(other),
  )

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

describe('texts of the frame in more languages', () => {
  const more = interfaceLanguages.filter((language) => language !== 'th' && language !== 'en')
  const frame = [
    '../../ui/locales/{}/shell.ts',
    '../../ui/locales/{}/auth.ts',
    '../../ui/locales/{}/forms.ts',
    '../../player/locales/{}/site.ts',
  ]
  const filesOf = (language: string) =>
    folders.flatMap((folder) => {
      try {
        return readdirSync(new URL(`${folder.href}/${language}`)).map((file) => ({ folder, file }))
      } catch {
        return []
      }
    })

  it.each(more)(
    '%s has the frame and the windows of visitors, and says nothing that English does not',
    async (language) => {
      for (const path of frame)
        expect(
          Object.keys(
            (
              (await import(new URL(path.replace('{}', language), import.meta.url).href)) as {
                default: object
              }
            ).default,
          ).length,
        ).toBeGreaterThan(10)
      for (const { folder, file } of filesOf(language)) {
        const [own, english] = await Promise.all([
          textsOf(folder, language, file),
          textsOf(folder, 'en', file),
        ])
        for (const [key, text] of Object.entries(own)) {
          expect(english[key], `${file} ${key}`).toBeDefined()
          expect(() => compile(text), key).not.toThrow()
          expect(argumentsOf(text), key).toEqual(argumentsOf(english[key]!))
          expect(text.normalize('NFC'), key).toBe(text)
          expect(text.trim(), key).not.toBe('')
        }
      }
    },
  )

  it('has the same frame in each of them', async () => {
    const keysOf = async (language: string) =>
      (
        await Promise.all(
          frame.map(async (path) =>
            Object.keys(
              (
                (await import(new URL(path.replace('{}', language), import.meta.url).href)) as {
                  default: object
                }
              ).default,
            ),
          ),
        )
      )
        .flat()
        .sort()
    const first = await keysOf(more.find((one) => one !== 'zh')!)
    for (const language of more.filter((one) => one !== 'zh'))
      expect(await keysOf(language), language).toEqual(first)
    // The agents' pages speak Chinese throughout, and so more of the frame does: see
    // web/player/agent/chinese.test.ts.
    expect(await keysOf('zh')).toEqual(expect.arrayContaining(first))
  })
})
