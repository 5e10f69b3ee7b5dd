/** The manifest of a front end's build: its scripts and styles, by their source. */
import { readFile } from 'node:fs/promises'

export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>

export async function readManifest(dist: string, part: string): Promise<Manifest> {
  return readFile(`${dist}/${part}/.vite/manifest.json`, 'utf8').then(
    (text) => JSON.parse(text) as Manifest,
    () => ({}),
  )
}

/** Styles as one text, for the page's head. */
export async function readStyles(dist: string, addresses: readonly string[]): Promise<string> {
  const files = addresses.map((address) => address.replace('/assets', dist))
  return Promise.all(files.map((file) => readFile(file, 'utf8'))).then(
    (texts) => texts.join('\n'),
    () => '',
  )
}

/** The addresses of the styles that a screen loads with its code. */
export function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const item = manifest[name]
  if (!item || seen.has(name)) return []
  seen.add(name)
  return [
    ...(item.css ?? []).map((file) => `/assets/player/${file}`),
    ...(item.imports ?? []).flatMap((next) => stylesOf(manifest, next, seen)),
  ]
}

export interface Entry {
  script: string
  styles: string[]
  preloads: string[]
}

export function entryOf(manifest: Manifest, part: string): Entry | null {
  const entry = Object.values(manifest).find((item) => item.isEntry)
  if (!entry) return null
  const preloads: string[] = []
  const styles = new Set(entry.css)
  const visit = (name: string) => {
    const item = manifest[name]
    if (!item || preloads.includes(item.file)) return
    preloads.push(item.file)
    for (const style of item.css ?? []) styles.add(style)
    for (const next of item.imports ?? []) visit(next)
  }
  for (const name of entry.imports ?? []) visit(name)
  // The player's entry loads what takes its page over at once, but evaluates it in tasks of their own.
  if (part === 'player') for (const name of entry.dynamicImports ?? []) visit(name)
  const prefix = `/assets/${part}/`
  return {
    script: prefix + entry.file,
    styles: [...styles].map((file) => prefix + file),
    preloads: preloads.map((file) => prefix + file),
  }
}
