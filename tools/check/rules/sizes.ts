/** How long 95 of 100 files and functions are at most: the tree as a whole must not grow long-winded. */
import type { Violation } from '../kinds.ts'
import { longest95 } from '../settings.ts'
import type { Tree } from '../tree.ts'

export interface Sizes {
  file: number
  function: number
}

/** The 95th percentile of the lines of all measured files, tests included, and of all measured functions. */
export function sizesOf(tree: Tree): Sizes {
  const files = [...tree.values()]
  return {
    file: percentile95(files.flatMap(({ lines }) => lines ?? [])),
    function: percentile95(files.flatMap(({ functions }) => functions)),
  }
}

/** Reported at the file with the most lines, or with the longest function. */
export function checkSizes(tree: Tree): Violation[] {
  const files = [...tree.values()]
  const sizes = sizesOf(tree)
  const found: Violation[] = []
  const report = (
    kind: Violation['kind'],
    sizeOf: (file: (typeof files)[number]) => number,
    detail: string,
  ) => {
    const largest = files.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
    found.push({ kind, path: largest.path, line: 1, detail })
  }
  if (sizes.file > longest95.file)
    report('file p95', ({ lines }) => lines ?? 0, `${sizes.file} lines, ${longest95.file} allowed`)
  if (sizes.function > longest95.function)
    report(
      'function p95',
      ({ functions }) => functions.reduce((most, lines) => Math.max(most, lines), 0),
      `${sizes.function} lines, ${longest95.function} allowed`,
    )
  return found
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}
