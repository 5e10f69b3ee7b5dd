/**
 * Texts come in areas (one locale file each), loaded when a screen first needs them. The store holds the
 * language and every area loaded so far; `TextProvider` hands it to the components.
 */
import { languageRow } from '../../../kernel/languages.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Language } from './messages.ts'

type Texts = Record<string, unknown>
type AreaLoader = () => Promise<{ default: Texts }>

export interface TextState {
  language: Language
  texts: Texts
}
export type TextStore = StoreApi<TextState>

const loaders = new Map<string, Partial<Record<Language, AreaLoader>>>()

/**
 * Makes areas known, from `import.meta.glob('./locales/*\/*.ts')` of an app or of web/ui: the key is
 * `…/<language>/<area>.ts`.
 */
export function registerAreas(files: Record<string, () => Promise<unknown>>): void {
  for (const [path, load] of Object.entries(files)) {
    const [language, file] = path.split('/').slice(-2) as [Language, string]
    const area = file.replace(/\.ts$/, '')
    loaders.set(area, { ...loaders.get(area), [language]: load as AreaLoader })
  }
}

/** A store that starts with the texts the page was rendered with. */
export function createTextStore(language: Language, texts: Texts = {}): TextStore {
  return createStore(() => ({ language, texts }))
}

/** The browser's only store; the server makes one for each page it renders. */
export const browserTexts: TextStore = createTextStore('th')

const loadedAreas = new Set<string>()

/**
 * Loads areas in the current language; an area already there costs nothing. If the language changes
 * meanwhile, the areas are loaded in the new one.
 */
export async function loadTexts(...areas: string[]): Promise<void> {
  const { language } = browserTexts.getState()
  const missing = areas.filter((area) => !loadedAreas.has(`${language}/${area}`))
  if (missing.length === 0) return
  const loaded = await Promise.all(missing.map((area) => loadArea(language, area)))
  if (browserTexts.getState().language !== language) return loadTexts(...areas)
  for (const area of missing) loadedAreas.add(`${language}/${area}`)
  addTexts(language, Object.assign({}, ...loaded))
}

/** Puts texts in that came by another way, such as the entry's own import of the first area. */
export function addTexts(language: Language, texts: Texts, ...areas: string[]): void {
  for (const area of areas) loadedAreas.add(`${language}/${area}`)
  browserTexts.setState((state) =>
    state.language === language ? { texts: { ...state.texts, ...texts } } : { language, texts },
  )
}

/** Changes the language: loads every area that is in use in the new one, then switches all at once. */
export async function switchLanguage(language: Language): Promise<void> {
  const texts: Texts = {}
  const done = new Set<string>()
  // A part that comes meanwhile brings areas of its own.
  for (let areas = areasInUse(); areas.length > 0; areas = areasInUse().filter((area) => !done.has(area))) {
    Object.assign(texts, ...(await Promise.all(areas.map((area) => loadArea(language, area)))))
    for (const area of areas) done.add(area)
  }
  for (const area of done) loadedAreas.add(`${language}/${area}`)
  browserTexts.setState({ language, texts })
  document.documentElement.lang = languageRow(language).tag
  document.documentElement.dir = languageRow(language).direction
}

const areasInUse = (): string[] => [...new Set([...loadedAreas].map((key) => key.split('/')[1]!))]

async function loadArea(language: Language, area: string): Promise<Texts> {
  const loader = loaders.get(area)
  if (!loader) throw new Error(`No texts are registered for the area "${area}".`)
  const [own, english] = [loader[language], loader.en]
  if (language === 'th' || language === 'en') return (await own!()).default
  // What a language does not say is said in English, an area or a single text of it.
  const [base, above] = await Promise.all([english!(), own?.()])
  return { ...base.default, ...above?.default }
}

/** Texts of some areas in a language of their own, for what shows more than one at once: a preview. */
export async function openTexts(language: Language, ...areas: string[]): Promise<TextStore> {
  const loaded = await Promise.all(areas.map((area) => loadArea(language, area)))
  return createTextStore(language, Object.assign({}, ...loaded))
}
