/** Which texts a part of a page brings, and that no page says what it has no text for. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TextAreas, textAreas, textScopes } from './text-areas.ts'

const root = join(import.meta.dirname, '../..')
const scopes = textScopes(root)
const sourcesOf = (page: string) =>
  globSync(`web/${page}/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !/\.test\.|\/locales\//.test(path))

describe('a part of a page', () => {
  it('brings the areas of its own texts, and those of what it imports', async () => {
    const player = await TextAreas.open(scopes['player']!)
    expect(player.of(join(root, 'web/player/features/returns/returns-page.tsx'))).toEqual(['fairness'])
    // Its bank accounts come from another file, and their names are put together.
    expect(player.of(join(root, 'web/player/features/member/security-page.tsx'))).toEqual(
      expect.arrayContaining(['auth', 'banks', 'centre', 'forms', 'verification']),
    )
  })

  it('brings nothing that the page has from the first', async () => {
    const player = await TextAreas.open(scopes['player']!)
    expect(player.of(join(root, 'web/player/features/system/not-found-page.tsx'))).toEqual([])
  })

  it('is written so into the code that loads it', async () => {
    const plugin = textAreas(scopes['player']!) as unknown as {
      buildStart(): Promise<void>
      transform(code: string, id: string): { code: string } | null
    }
    await plugin.buildStart()
    const path = join(root, 'web/player/routes/planted.ts')
    const code = `const Page = lazyPart(() => import('../features/returns/returns-page.tsx'))\n`
    expect(plugin.transform(code, path)?.code).toContain(
      `bringTexts(() => import('../features/returns/returns-page.tsx'), ["fairness"])`,
    )
    expect(plugin.transform(code, join(root, 'web/player/start.tsx'))).toBeNull()
    expect(plugin.transform(`import('./a.ts')`, path)).toBeNull()
  })
})

describe.each(['player', 'operator'])('the page of web/%s', (page) => {
  it('has from the first what the code uses that is there from the first', async () => {
    const areas = await TextAreas.open(scopes[page]!)
    for (const entry of scopes[page]!.entries) expect(areas.of(join(root, entry)), entry).toEqual([])
    // The agents' texts are loaded by the step that changes to the agents' language.
    if (page === 'player') expect(areas.of(join(root, 'web/player/router.tsx'))).toEqual(['agent'])
  })

  it('has texts for whatever is loaded later and draws nothing', async () => {
    const areas = await TextAreas.open(scopes[page]!)
    const needed = new Map<string, string[]>()
    for (const path of sourcesOf(page))
      for (const [, address] of readFileSync(join(root, path), 'utf8').matchAll(
        /\bimport\(\s*'(\.[^']+\.ts)'/g,
      )) {
        const target = resolve(dirname(join(root, path)), address!)
        if (!target.startsWith(join(root, 'web'))) continue
        const own = areas.of(target)
        if (own.length > 0) needed.set(target.slice(root.length + 1), own)
      }
    // It loads them itself once it has something to say.
    expect([...needed]).toEqual(page === 'player' ? [['web/player/state/pocket-return.ts', ['play']]] : [])
  })

  it('names each text by a key, or by the beginning of one', () => {
    const unnamed = sourcesOf(page).filter((path) =>
      /\bt\(\s*`\$\{|`\$\{[^}`]*\}[\w]*` as TextKey/.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(unnamed).toEqual([])
  })
})
