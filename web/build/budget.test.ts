/** The budget of the first load (design/PERFORMANCE.md P8), on the bundles as they are built. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { reactDomAlone } from '../../bench/support/first-scripts.ts'

interface Entry { file: string; isEntry?: boolean; imports?: string[] }

const dist = join(import.meta.dirname, '../../dist/player')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>

/** The entry, whatever it imports at once, and the texts that the page is taken over with. */
function firstFiles(language: string): Set<string> {
  const files = new Set<string>()
  const visit = ({ file, imports = [] }: Entry) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of imports) visit(manifest[name]!)
  }
  visit(Object.values(manifest).find(({ isEntry }) => isEntry)!)
  for (const source of [`web/ui/locales/${language}/shell.ts`, `web/player/locales/${language}/site.ts`]) visit(manifest[source]!)
  return files
}

it('loads at most 1.7 times the bytes of react-dom alone before home stands', async () => {
  const most = await reactDomAlone() * 1.7
  for (const language of ['th', 'en']) {
    const bytes = [...firstFiles(language)].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0)
    expect(bytes, language).toBeLessThanOrEqual(most)
  }
})
