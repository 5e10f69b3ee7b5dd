/**
 * Each part of a page that is loaded later brings the texts that its code uses. Texts come in areas, one
 * locale file each; which areas a part needs is read from its code and from all that it imports, so no list
 * of them is kept by hand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What a page has before any part of it: its own first areas. */
export interface TextScope {
  root: string
  /** The files that load the page itself; what they import later is no part of it. */
  entries: readonly string[]
  /** Folders of locales, from the root. */
  locales: readonly string[]
  firstAreas: readonly string[]
}

/** The pages whose parts bring their texts; the games' page has its texts at once. */
export const textScopes = (root: string): Readonly<Record<string, TextScope>> => ({
  player: {
    root,
    entries: ['web/player/main.tsx', 'web/player/start.tsx'],
    locales: ['web/ui/locales', 'web/player/locales'],
    firstAreas: ['shell', 'site'],
  },
  operator: {
    root,
    entries: ['web/operator/main.tsx'],
    locales: ['web/ui/locales', 'web/operator/locales'],
    firstAreas: ['shell', 'forms', 'console'],
  },
})

const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm
/** Code of pages; code that is not a component loads its texts itself, when it first needs them. */
const LATER_IMPORT = /\bimport\(\s*'(\.[^']+\.tsx)'\s*,?\s*\)/g
const LITERAL = /'([A-Za-z][\w.-]*)'|"([A-Za-z][\w.-]*)"/g
/** The fixed beginning of a key that is put together: `mon_state_${state}`. */
const BEGINNING = /`([a-z][a-z0-9]*_[\w]*)\$\{/g

interface CodeFile {
  imports: readonly string[]
  /** The keys of texts that stand in it, and all that begin as one that is put together. */
  keys: ReadonlySet<string>
  areas: ReadonlySet<string>
}

export class TextAreas {
  readonly #scope: TextScope
  /** From a key to its area. */
  readonly #areas = new Map<string, string>()
  readonly #files = new Map<string, CodeFile>()

  private constructor(scope: TextScope) {
    this.#scope = scope
  }

  static async open(scope: TextScope): Promise<TextAreas> {
    const areas = new TextAreas(scope)
    for (const folder of scope.locales) {
      for (const file of readdirSync(join(scope.root, folder, 'en'))) {
        if (!file.endsWith('.ts')) continue
        const path = join(scope.root, folder, 'en', file)
        const { default: texts } = (await import(`${pathToFileURL(path).href}?t=${Date.now()}`)) as {
          default: Record<string, string>
        }
        for (const key of Object.keys(texts)) areas.#areas.set(key, basename(file, '.ts'))
      }
    }
    return areas
  }

  /** The areas beyond the page's first ones that a file and all it imports use, in order of their names. */
  of(entry: string): string[] {
    const needed = new Set<string>()
    const seen = new Set<string>()
    const open = [entry]
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      const { imports, areas } = this.#read(path)
      open.push(...imports)
      for (const area of areas) needed.add(area)
    }
    return [...needed].filter((area) => !this.#scope.firstAreas.includes(area)).sort()
  }

  /** The keys of all texts that a file itself says. */
  keysIn(path: string): readonly string[] {
    return [...this.#read(path).keys].sort()
  }

  #read(path: string): CodeFile {
    const known = this.#files.get(path)
    if (known) return known
    const code = readFileSync(path, 'utf8')
    const imports = [...code.matchAll(STATIC_IMPORT)]
      .map(([, address]) => resolve(dirname(path), address!))
      .filter((target) => /\.tsx?$/.test(target) && existsSync(target) && !target.includes('/locales/'))
    const keys = new Set<string>()
    for (const [, single, double] of code.matchAll(LITERAL)) {
      const key = (single ?? double)!
      if (this.#areas.has(key)) keys.add(key)
    }
    for (const [, beginning] of code.matchAll(BEGINNING))
      for (const key of this.#areas.keys()) if (key.startsWith(beginning!)) keys.add(key)
    const read = { imports, keys, areas: new Set([...keys].map((key) => this.#areas.get(key)!)) }
    this.#files.set(path, read)
    return read
  }
}

/**
 * Writes after each `import('./part.tsx')` of a page the areas that the part needs. The page's entries
 * are left as they are: what they load is the page itself.
 */
export function textAreas(scope: TextScope): Plugin {
  const bringer = join(scope.root, 'web/ui/i18n/with-texts.ts')
  let areas: TextAreas
  return {
    name: 'sala:text-areas',
    enforce: 'pre',
    async buildStart() {
      areas = await TextAreas.open(scope)
    },
    transform(code, id) {
      const path = id.split('?')[0]!
      if (
        !path.startsWith(join(scope.root, 'web/')) ||
        scope.entries.some((entry) => path === join(scope.root, entry))
      )
        return null
      let hasTexts = false
      const written = code.replace(LATER_IMPORT, (statement, address: string) => {
        const needed = areas.of(resolve(dirname(path), address))
        if (needed.length === 0) return statement
        hasTexts = true
        return `bringTexts(() => ${statement}, ${JSON.stringify(needed)})`
      })
      return hasTexts
        ? {
            code: `import { withTexts as bringTexts } from ${JSON.stringify(bringer)}\n${written}`,
            map: null,
          }
        : null
    },
  }
}
