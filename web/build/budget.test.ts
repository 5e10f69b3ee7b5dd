/** The budget of the first load (decisions/0050-where-the-hot-path-stands.md), for the built bundles. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { reactDomAlone } from '../../bench/support/first-scripts.ts'

interface Entry {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

const dist = join(import.meta.dirname, '../../dist/player')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>

/** The entry, the files that it takes the page over with, and their texts. */
function firstFiles(language: string): Set<string> {
  const files = new Set<string>()
  const visit = ({ file, imports = [] }: Entry) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of imports) visit(manifest[name]!)
  }
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)!
  visit(entry)
  for (const name of entry.dynamicImports ?? []) visit(manifest[name]!)
  for (const source of [`web/ui/locales/${language}/shell.ts`, `web/player/locales/${language}/site.ts`])
    visit(manifest[source]!)
  return files
}

it('loads at most 1.7 times the bytes of react-dom alone before home is ready', async () => {
  const most = (await reactDomAlone()) * 1.7
  for (const language of ['th', 'en']) {
    const bytes = [...firstFiles(language)].reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length,
      0,
    )
    expect(bytes, language).toBeLessThanOrEqual(most)
  }
})

it('reads React, and what takes the page over, in tasks of their own', () => {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)!
  const atOnce = [entry, ...(entry.imports ?? []).map((name) => manifest[name]!)].reduce(
    (sum, { file }) => sum + readFileSync(join(dist, file)).length,
    0,
  )
  expect(atOnce).toBeLessThan(8_000)
  expect(entry.dynamicImports).toHaveLength(2)
})
