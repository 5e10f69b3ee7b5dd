/** Where a module keeps its calls: in itself, or in rooms, each with a parts.ts that lists them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Folder } from './templates.ts'

/**
 * The rooms of a module as paths below it (`vendors/pockets`), in alphabetical order; none if the module
 * lists its calls itself. A list that only puts rooms together is not a room.
 */
export function roomsOf(root: string, module: string): string[] {
  const inside = (path: string): string[] =>
    foldersIn(join(root, 'modules', module, path)).flatMap((name) => {
      const room = path === '' ? name : `${path}/${name}`
      const deeper = inside(room)
      if (deeper.length > 0) return deeper
      return existsSync(join(root, 'modules', module, room, 'parts.ts')) ? [room] : []
    })
  return inside('')
}

/** The room that a name means: its whole path, or its last part if only one room is called that. */
export function roomNamed(rooms: readonly string[], name: string): string | undefined {
  if (rooms.includes(name)) return name
  const [room, other] = rooms.filter((path) => path.endsWith(`/${name}`))
  return other === undefined ? room : undefined
}

/** The folder of contracts that most calls of this place have theirs in; the module's own if there is none. */
export function contractFolderOf(root: string, home: string, audience: Folder, module: string): string {
  const counts = new Map<string, number>()
  for (const name of namesIn(join(root, home, 'calls'))) {
    const text = readFileSync(join(root, home, 'calls', name), 'utf8')
    const folder = new RegExp(`contract/${audience}/([a-z-]+)/`).exec(text)?.[1]
    if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? module
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : []

const namesIn = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).filter((name) => /^[a-z0-9-]+\.ts$/.test(name)) : []
