/** How often each count of symbols occurs among the cells of a grid. */

export interface Vectors {
  readonly count: number
  readonly kinds: number
  /** The counts of state s from s × kinds on; states with fewer symbols come first. */
  readonly counts: Uint8Array
  /** The state with one more of a kind. */
  readonly next: Int32Array
  /** Where the full ones begin. */
  readonly firstFull: number
  indexOf(counts: ArrayLike<number>, from: number): number
}

const kept = new Map<string, Vectors>()

/** Every vector of counts up to `cells` in all, ordered by how many symbols it holds. */
export function countVectors(kinds: number, cells: number): Vectors {
  const name = `${kinds}.${cells}`
  const known = kept.get(name)
  if (known) return known
  const made = makeVectors(kinds, cells)
  kept.set(name, made)
  return made
}

function makeVectors(kinds: number, cells: number): Vectors {
  // ways[k][n]: vectors of k kinds with exactly n symbols.
  const ways = Array.from({ length: kinds + 1 }, () => new Float64Array(cells + 1))
  ways[0]![0] = 1
  for (let kind = 1; kind <= kinds; kind++)
    for (let n = 0; n <= cells; n++)
      for (let own = 0; own <= n; own++) ways[kind]![n]! += ways[kind - 1]![n - own]!
  const starts = new Float64Array(cells + 2)
  for (let n = 0; n <= cells; n++) starts[n + 1] = starts[n]! + ways[kinds]![n]!
  // before[k][left][own]: vectors of the kinds after this one that come earlier because this one holds less.
  const before = Array.from({ length: kinds }, (_, kind) =>
    Array.from({ length: cells + 1 }, (_, left) => {
      const sums = new Int32Array(left + 1)
      for (let own = 1; own <= left; own++)
        sums[own] = sums[own - 1]! + ways[kinds - 1 - kind]![left - (own - 1)]!
      return sums
    }),
  )
  const indexOf = (counts: ArrayLike<number>, from: number): number => {
    let total = 0
    for (let kind = 0; kind < kinds; kind++) total += counts[from + kind]!
    let index = starts[total]!
    let left = total
    for (let kind = 0; kind < kinds - 1; kind++) {
      const own = counts[from + kind]!
      index += before[kind]![left]![own]!
      left -= own
    }
    return index
  }
  const count = starts[cells + 1]!
  const counts = new Uint8Array(count * kinds)
  let state = 0
  const vector = new Uint8Array(kinds)
  const write = (kind: number, left: number): void => {
    if (kind === kinds - 1) {
      vector[kind] = left
      counts.set(vector, state * kinds)
      state += 1
      return
    }
    for (let own = 0; own <= left; own++) {
      vector[kind] = own
      write(kind + 1, left - own)
    }
  }
  for (let n = 0; n <= cells; n++) write(0, n)
  const firstFull = starts[cells]!
  const next = new Int32Array(firstFull * kinds)
  for (let at = 0; at < firstFull; at++)
    for (let kind = 0; kind < kinds; kind++) {
      counts[at * kinds + kind]! += 1
      next[at * kinds + kind] = indexOf(counts, at * kinds)
      counts[at * kinds + kind]! -= 1
    }
  return { count, kinds, counts, next, firstFull, indexOf }
}
