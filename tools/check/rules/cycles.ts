/** Circles of imports, by Tarjan's strongly connected components: each circle is told once, at its first file. */
import type { Violation } from '../kinds.ts'
import type { Tree } from '../tree.ts'

export function findCycles(tree: Tree): Violation[] {
  return circlesOf(tree).map((circle) => {
    const [first] = circle.sort()
    const next = tree.get(first!)!.imports.find(({ target }) => target !== undefined && circle.includes(target))!
    return { kind: 'cycle', path: first!, line: next.line, detail: circle.join(' ↔ ') }
  })
}

interface Mark {
  index: number
  low: number
  isOpen: boolean
}

function circlesOf(tree: Tree): string[][] {
  const marks = new Map<string, Mark>()
  const open: string[] = []
  const circles: string[][] = []

  const visit = (path: string): Mark => {
    const mark: Mark = { index: marks.size, low: marks.size, isOpen: true }
    marks.set(path, mark)
    open.push(path)
    for (const target of targetsOf(tree, path)) {
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
    if (members.length > 1 || targetsOf(tree, path).includes(path)) circles.push(members)
  }
  for (const path of tree.keys()) if (!marks.has(path)) visit(path)
  return circles
}

const targetsOf = (tree: Tree, path: string): string[] => tree.get(path)!.imports.flatMap(({ target }) => (target !== undefined && tree.has(target) ? [target] : []))
