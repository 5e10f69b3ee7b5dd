/**
 * What the page's head needs of the player's build: the first styles as text, and the chunks of the first texts. Read
 * once, from the folder beside this bundle.
 */
import { readFileSync } from 'node:fs'
import type { Language } from '../ui/i18n/messages.ts'

interface Part { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }

const folder = new URL('../player/', import.meta.url)
const base = '/assets/player/'

function readManifest(): Record<string, Part> {
  try {
    return JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Record<string, Part>
  } catch {
    return {}
  }
}

const manifest = readManifest()

/** The styles that every page begins with; empty when the build cannot be read. */
export const firstStyles: string = stylesOf(Object.values(manifest).find((part) => part.isEntry))

function stylesOf(entry: Part | undefined): string {
  const files = new Set(entry?.css)
  const seen = new Set<Part>()
  const visit = (part: Part | undefined) => {
    if (!part || seen.has(part)) return
    seen.add(part)
    for (const file of part.css ?? []) files.add(file)
    for (const name of part.imports ?? []) visit(manifest[name])
  }
  visit(entry)
  try {
    return [...files].map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
  } catch {
    return ''
  }
}

/** Addresses of the chunks with the first texts of a language. */
export function textChunks(language: Language): string[] {
  return [`web/ui/locales/${language}/shell.ts`, `web/player/locales/${language}/site.ts`].flatMap((name) => manifest[name]?.file ?? []).map((file) => base + file)
}
