import { belowWeb, boundaries, type Boundary, featureFolders, forbidden, moduleRanks } from '../boundaries.ts'
import type { Import } from '../imports.ts'
import type { Kind, Violation } from '../kinds.ts'
import { isTest } from '../settings.ts'
import type { SourceFile, Tree } from '../tree.ts'

export function checkImports(file: SourceFile, tree: Tree): Violation[] {
  const found = (kind: Kind, at: Import, detail: string): Violation => ({
    kind,
    path: file.path,
    line: at.line,
    detail,
  })
  const zone = zoneOf(file.path)
  return file.imports.flatMap((at) => {
    const { target } = at
    if (target === undefined)
      return isNodeInBrowser(at, zone, file.path)
        ? [found('import direction', at, `a browser file imports ${at.specifier}`)]
        : []
    if (!tree.has(target) && /\.(tsx?|mjs|css)$/.test(target)) return [found('unknown import', at, target)]
    if (target.startsWith('web/') && belowWeb.some((folder) => file.path.startsWith(folder)))
      return [found('import direction', at, `${file.path} is below ${target}`)]
    if (isTest(file.path)) return []
    const modules = moduleViolation(file.path, at, target, found)
    if (modules) return [modules]
    const isAllowed = zone !== undefined && mayImport(zone, target, at.isType)
    const wall = wallBetween(file.path, target)
    return isAllowed && !wall
      ? []
      : [
          found(
            'import direction',
            at,
            `${zone?.boundary.from ?? 'an unknown zone'} → ${target}${wall ? ` (${wall})` : ''}`,
          ),
        ]
  })
}

/** Between modules: through the door, downward only. */
function moduleViolation(
  path: string,
  at: Import,
  target: string,
  found: (kind: Kind, at: Import, detail: string) => Violation,
): Violation | undefined {
  const from = moduleOf(path)
  const to = moduleOf(target)
  if (!to || from === to) return undefined
  const isInside = /^(modules|server|demo)\//.test(path)
  if (isInside && target !== `modules/${to}/index.ts`)
    return found('door', at, `${target} is behind the door of ${to}`)
  if (from === undefined) return undefined
  const [fromRank, toRank] = [moduleRanks[from], moduleRanks[to]]
  if (fromRank === undefined || toRank === undefined)
    return found(
      'module rank',
      at,
      `${fromRank === undefined ? from : to} has no rank in tools/check/boundaries.ts`,
    )
  return toRank < fromRank ? undefined : found('module rank', at, `${from} (${fromRank}) → ${to} (${toRank})`)
}

const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\//.exec(path)?.[1]

interface Zone {
  boundary: Boundary
  /** The name that `{}` matches. */
  name: string | undefined
  folder: string
}

function zoneOf(path: string): Zone | undefined {
  for (const boundary of boundaries) {
    const match = toPattern(boundary.from, '([^/]+)').exec(path)
    if (match) return { boundary, name: match[1], folder: match[0] }
  }
  return undefined
}

function mayImport({ boundary, name, folder }: Zone, target: string, isType: boolean): boolean {
  if (target.startsWith(folder)) return true
  const allowed = isType ? [...boundary.may, ...(boundary.mayTypes ?? [])] : boundary.may
  return allowed.some((pattern) => pattern === '*' || toPattern(pattern, name ?? '').test(target))
}

function toPattern(pattern: string, braces: string): RegExp {
  const source = pattern.replace(/[.]/g, '\\.').replaceAll('*', '[^/]+').replaceAll('{}', braces)
  return new RegExp(`^${source}${pattern.endsWith('/') ? '' : '$'}`)
}

function wallBetween(path: string, target: string): string | undefined {
  const wall = forbidden.find(({ from, to }) => toPattern(from, '').test(path) && target.startsWith(to))
  if (wall) return wall.because
  const folder = featureFolders.find((prefix) => path.startsWith(prefix) && target.startsWith(prefix))
  const isOther =
    folder !== undefined &&
    path.slice(folder.length).split('/')[0] !== target.slice(folder.length).split('/')[0]
  return isOther ? 'a feature never imports a feature' : undefined
}

function isNodeInBrowser(at: Import, zone: Zone | undefined, path: string): boolean {
  return (
    at.specifier.startsWith('node:') && !at.isType && zone?.boundary.isForBrowsers === true && !isTest(path)
  )
}
