/** The rules that are about files together. */
import type { Violation } from '../kinds.ts'
import { entries, isSqlFunction, isTest } from '../settings.ts'
import type { SourceFile, Tree } from '../tree.ts'
import { checkImports } from './import-direction.ts'
import { checkClassNames, checkWrittenClasses } from './class-names.ts'
import { findCycles, findRoomCycles } from './cycles.ts'
import { findUnlisted } from './parts.ts'
import { checkSizes } from './sizes.ts'

export function checkTree(tree: Tree): Violation[] {
  const files = [...tree.values()]
  const handlers = new Set(
    files.flatMap(
      ({ path }) => /^(?:modules\/(?:[^/]+\/)+|demo\/)calls\/([a-z0-9-]+)\.ts$/.exec(path)?.[1] ?? [],
    ),
  )
  return [
    ...files.flatMap((file) => file.violations),
    ...files.flatMap((file) => checkImports(file, tree)),
    ...findCycles(tree),
    ...findRoomCycles(tree),
    ...findUnlisted(tree),
    ...checkSizes(tree),
    ...deadFiles(tree),
    ...checkClassNames(tree),
    ...checkWrittenClasses(tree),
    ...files.flatMap(badName),
    ...files.flatMap((file) => withoutHandler(file, handlers)),
  ]
}

/** A file that only its own test imports is as dead as one that nobody imports. */
function deadFiles(tree: Tree): Violation[] {
  const living = new Set<string>()
  const globs: RegExp[] = []
  for (const file of tree.values()) {
    if (isTest(file.path) && !file.path.startsWith('tests/')) continue
    for (const { target } of file.imports) if (target) living.add(target)
    globs.push(...file.globs)
  }
  const testing = new Set(
    [...tree.values()].flatMap((file) => file.imports.flatMap(({ target }) => target ?? [])),
  )
  return [...tree.values()].flatMap(({ path }) => {
    if (!/\.(tsx?|mjs|css)$/.test(path) || entries.some((entry) => entry.test(path))) return []
    const isKept =
      living.has(path) ||
      globs.some((glob) => glob.test(path)) ||
      (/^games\/kit\/exact\/|^tests\/support\/|\/testing\//.test(path) && testing.has(path))
    return isKept ? [] : [{ kind: 'dead file' as const, path, line: 1, detail: '' }]
  })
}

function badName({ path }: SourceFile): Violation[] {
  if (isSqlFunction(path)) return []
  const wrong = path
    .split('/')
    .find(
      (part) =>
        !/^_?[a-z0-9]+([-.@][a-z0-9]+)*$/.test(part) &&
        !/^(\d{4}_[a-z0-9_]+\.sql|README\.md|LICENSE.*|Dockerfile)$/.test(part),
    )
  return wrong === undefined ? [] : [{ kind: 'file name', path, line: 1, detail: wrong }]
}

/**
 * A contract file that declares a call has a handler of its name in calls/ of some module or room, or of the
 * demo.
 */
function withoutHandler({ path, imports }: SourceFile, handlers: ReadonlySet<string>): Violation[] {
  const call = /^contract\/(?:player|agent|operator)\/[a-z-]+\/([a-z0-9-]+)\.ts$/.exec(path)?.[1]
  if (!call || isTest(path) || !imports.some(({ target }) => target === 'contract/shared/call.ts')) return []
  return handlers.has(call)
    ? []
    : [
        {
          kind: 'call without handler',
          path,
          line: 1,
          detail: `no calls/${call}.ts in a module or its rooms, or in demo/`,
        },
      ]
}
