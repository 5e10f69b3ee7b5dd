import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const LOCALE_FILE = /\/locales\/[a-z]{2}\/[a-z-]+\.ts$/

/**
 * Compiles the ICU messages of every locale file while building, so that the browser carries one kilobyte of
 * formatter instead of a parser. A message that does not parse ends the build with its key.
 */
export function compileTexts(): Plugin {
  return {
    name: 'sala:compile-texts',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0]!
      if (!LOCALE_FILE.test(path)) return null
      this.addWatchFile(path)
      const { default: texts } = (await import(`${pathToFileURL(path).href}?t=${Date.now()}`)) as {
        default: Record<string, string>
      }
      return `export default ${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileOne(path, key, text)])))}`
    },
  }
}

function compileOne(path: string, key: string, text: string): unknown {
  try {
    return compile(text)
  } catch (error) {
    throw new Error(`${path}: the text "${key}" is not a valid message: ${(error as Error).message}`)
  }
}
