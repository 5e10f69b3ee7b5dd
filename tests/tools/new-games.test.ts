/**
 * The guide of a new game (games/_template/README.md), followed in a copy of the tree: a slot and a table
 * game are one folder each, and no list is edited.
 */
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import type * as Recompute from '../../web/player/features/verify/recompute.ts'
import type * as CheckShared from '../../web/player/features/verify/check-shared.ts'
import type * as Manifests from '../../web/ui/games/manifests.ts'
import type { FairRoundOf } from '../../web/player/features/verify/fair-round.ts'
import { games } from '../../games/all.ts'

const project = resolve(import.meta.dirname, '../..')
const player = new URL('../support/play-new-games.ts', import.meta.url)
const copy = mkdtempSync(join(tmpdir(), 'sala-new-games-'))
let pages: ViteDevServer
let found: {
  codes: string[]
  listed: { games: { gameCode: string; displayName: string; iconUrl: string }[] }
  posters: string[]
  spin: FairRoundOf<'SOLO'>
  bet: FairRoundOf<'TABLE'>
}

/** Everything by links, but for the folder of the games. */
function linkTree(): void {
  for (const name of readdirSync(project))
    if (name !== 'games' && !name.startsWith('.git')) symlinkSync(join(project, name), join(copy, name))
  mkdirSync(join(copy, 'games'))
  for (const name of readdirSync(join(project, 'games')))
    symlinkSync(join(project, 'games', name), join(copy, 'games', name))
}

/** What the guide says to write into the copied folder. */
function addGame(template: string, code: string, oldCode: string, nodeId: number): void {
  const folder = join(copy, 'games', code.toLowerCase())
  cpSync(join(project, 'games', template), folder, { recursive: true })
  for (const file of ['game.ts', 'rules/sheet.ts', 'rules/index.ts']) {
    const path = join(folder, file)
    const text = readIfThere(path)
    if (text === null) continue
    writeFileSync(
      path,
      text
        .replaceAll(oldCode, code)
        .replace(`poster: '${oldCode.toLowerCase()}'`, `poster: '${code.toLowerCase()}'`)
        .replace(/nodeId: \d+/, `nodeId: ${nodeId}`),
    )
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

beforeAll(async () => {
  linkTree()
  addGame('_template', 'NEWSLOT', 'TEMPLATE', 1098)
  addGame('_template-table', 'NEWTABLE', 'TEMPLATETABLE', 1198)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--preserve-symlinks',
      '--preserve-symlinks-main',
      relative(project, fileURLToPath(player)),
      'NEWSLOT',
      'NEWTABLE',
    ],
    { cwd: copy, maxBuffer: 2 ** 24 },
  )
  found = JSON.parse(stdout.trim().split('\n').at(-1)!) as typeof found
  pages = await createServer({
    root: copy,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    resolve: { preserveSymlinks: true },
    optimizeDeps: { noDiscovery: true },
  })
})
afterAll(async () => {
  await pages?.close()
  rmSync(copy, { recursive: true, force: true })
})

describe('a slot and a table game, each copied from its template', () => {
  test('are known to the studio, listed in the lobby and shown with their posters', () => {
    expect(found.codes).toEqual(expect.arrayContaining(['NEWSLOT', 'NEWTABLE']))
    const rows = found.listed.games.filter(({ gameCode }) => gameCode.startsWith('NEW'))
    expect(rows.map(({ gameCode, displayName, iconUrl }) => [gameCode, displayName, iconUrl])).toEqual([
      ['NEWSLOT', 'Template', '/art/poster-newslot.svg'],
      ['NEWTABLE', 'Template Table', '/art/poster-newtable.svg'],
    ])
    for (const [index, template] of ['_template', '_template-table'].entries())
      expect(found.posters[index]).toBe(
        readFileSync(join(project, 'games', template, 'art/poster.svg'), 'utf8'),
      )
  })

  test('are found by the pages: their kinds, stages, replay and words', async () => {
    const lists = (await pages.ssrLoadModule('/web/ui/games/manifests.ts')) as typeof Manifests
    expect(lists.gameKinds.size).toBe(games.length + 2)
    expect([lists.gameKinds.get('NEWSLOT'), lists.gameKinds.get('NEWTABLE')]).toEqual(['SOLO', 'TABLE'])
    expect([...lists.gameKinds.keys()].filter((code) => code.includes('TEMPLATE'))).toEqual([])
    expect(lists.gameReplays.get('NEWSLOT')).toBe(lists.gameStages.get('NEWSLOT'))
    expect((await lists.tableWords.get('NEWTABLE')!()).th.name).toBe('โต๊ะต้นแบบ')
    expect(lists.drawnParts.get('NEWTABLE')).toHaveLength(1)
  })

  test('play rounds that the member’s own browser recomputes', async () => {
    const { checkSolo } = (await pages.ssrLoadModule(
      '/web/player/features/verify/recompute.ts',
    )) as typeof Recompute
    expect(found.spin).toMatchObject({ kind: 'SOLO', gameCode: 'NEWSLOT', betAmount: 100 })
    expect(await checkSolo(found.spin)).toMatchObject({ isRight: true })
    const { checkTable } = (await pages.ssrLoadModule(
      '/web/player/features/verify/check-shared.ts',
    )) as typeof CheckShared
    expect(found.bet).toMatchObject({ kind: 'TABLE', gameCode: 'NEWTABLE', betAmount: 1100 })
    expect(await checkTable(found.bet)).toMatchObject({ isRight: true })
  })
})
