/** Every module lists its calls in one way: in parts.ts, beside the folder calls/ of the module or its room. */
import type { Violation } from '../kinds.ts'
import { isTest } from '../settings.ts'
import type { Tree } from '../tree.ts'

export function findUnlisted(tree: Tree): Violation[] {
  return [...tree.keys()].flatMap((path) => {
    const lists = isTest(path) ? undefined : (listsOfCall(path) ?? listsOfRoom(path, tree))
    if (!lists || lists.some((list) => isImportedBy(tree, list, path))) return []
    return [{ kind: 'unlisted call' as const, path, line: 1, detail: `not in ${lists.join(' or ')}` }]
  })
}

function listsOfCall(path: string): string[] | undefined {
  const [, home] = /^(modules\/.+)\/calls\/[a-z0-9-]+\.ts$/.exec(path) ?? []
  return home === undefined ? undefined : [`${home}/parts.ts`]
}

/** The parts.ts of the nearest folder above that has one, else the module's door. */
function listsOfRoom(path: string, tree: Tree): string[] | undefined {
  const [, module, inside] = /^(modules\/[^/]+)\/((?:[^/]+\/)*)parts\.ts$/.exec(path) ?? []
  if (module === undefined || inside === undefined) return undefined
  const rooms = inside.split('/').slice(0, -1)
  const above = rooms.map((_, depth) => [module, ...rooms.slice(0, depth), 'parts.ts'].join('/'))
  return [above.findLast((list) => tree.has(list)) ?? `${module}/index.ts`]
}

const isImportedBy = (tree: Tree, list: string, path: string): boolean =>
  tree.get(list)?.imports.some(({ target }) => target === path) ?? false
