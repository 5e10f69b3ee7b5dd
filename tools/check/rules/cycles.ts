/**
 * Circles of imports, by Tarjan's strongly connected components. Each circle is reported once, at its first
 * file: between files everywhere, and between the rooms of a folder that is named in `roomed`.
 */
import type { Violation } from '../kinds.ts'
import { isTest, roomed } from '../settings.ts'
import type { Tree } from '../tree.ts'

/** From a file or room to what it imports. */
type Graph = ReadonlyMap<string, readonly string[]>

export function findCycles(tree: Tree): Violation[] {
  return circlesOf(filesOf(tree)).map((circle) => {
    const [first] = circle.sort()
    const next = tree
      .get(first!)!
      .imports.find(({ target }) => target !== undefined && circle.includes(target))!
    return { kind: 'cycle', path: first!, line: next.line, detail: circle.join(' ↔ ') }
  })
}

/**
 * Rooms are the folders directly below such a folder; the files beside them are one room as well. The
 * folder's door, which lists all rooms, and tests belong to none.
 */
export function findRoomCycles(tree: Tree): Violation[] {
  return roomed.flatMap((house) => {
    const rooms = new Map<string, string[]>()
    const firstFiles = new Map<string, string>()
    for (const { path, imports } of tree.values()) {
      const room = roomOf(house, path)
      if (room === undefined || isTest(path)) continue
      const others = imports.flatMap(({ target }) =>
        target && tree.has(target) && !isPicture(target) ? (roomOf(house, target) ?? []) : [],
      )
      rooms.set(room, [...(rooms.get(room) ?? []), ...others.filter((other) => other !== room)])
      for (const other of others)
        firstFiles.set(`${room} ${other}`, firstFiles.get(`${room} ${other}`) ?? path)
    }
    return circlesOf(rooms).map((circle) => {
      const edges = circle
        .sort()
        .flatMap((room) =>
          [...new Set(rooms.get(room))]
            .filter((other) => circle.includes(other))
            .map((other) => ({ names: `${room} → ${other}`, path: firstFiles.get(`${room} ${other}`)! })),
        )
      const detail = `${house}: ${edges.map(({ names, path }) => `${names} (${path})`).join(', ')}`
      return { kind: 'room cycle', path: edges[0]!.path, line: 1, detail }
    })
  })
}

/** A picture imports nothing, so no circle goes through it. */
const isPicture = (path: string): boolean => path.endsWith('.svg')

function roomOf(house: string, path: string): string | undefined {
  if (!path.startsWith(`${house}/`) || path === `${house}/index.ts`) return undefined
  const [room, file] = path.slice(house.length + 1).split('/')
  return file === undefined ? '.' : room
}

interface Mark {
  index: number
  low: number
  isOpen: boolean
}

function circlesOf(graph: Graph): string[][] {
  const marks = new Map<string, Mark>()
  const open: string[] = []
  const circles: string[][] = []

  const visit = (path: string): Mark => {
    const mark: Mark = { index: marks.size, low: marks.size, isOpen: true }
    marks.set(path, mark)
    open.push(path)
    for (const target of graph.get(path) ?? []) {
      const known = marks.get(target)
      if (!known) mark.low = Math.min(mark.low, visit(target).low)
      else if (known.isOpen) mark.low = Math.min(mark.low, known.index)
    }
    if (mark.low === mark.index) close(path)
    return mark
  }
  const close = (path: string): void => {
    const members: string[] = []
    for (let member = ''; member !== path; ) {
      member = open.pop()!
      marks.get(member)!.isOpen = false
      members.push(member)
    }
    if (members.length > 1 || graph.get(path)?.includes(path)) circles.push(members)
  }
  for (const path of graph.keys()) if (!marks.has(path)) visit(path)
  return circles
}

const filesOf = (tree: Tree): Graph =>
  new Map(
    [...tree].map(([path, { imports }]) => [
      path,
      imports.flatMap(({ target }) => (target !== undefined && tree.has(target) ? [target] : [])),
    ]),
  )
