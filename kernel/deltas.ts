/**
 * Values by key that many follow, such as prices: a snapshot with a version, and deltas that lead from one
 * version to the next. A delta is small, so a large change is told in parts; whoever misses one asks for the
 * snapshot again.
 */

export interface Snapshot<Value> {
  readonly version: number
  readonly values: Readonly<Record<string, Value>>
}

export interface Delta<Value> {
  /** The version that it leads to, from the one before. */
  readonly version: number
  /** Of several parts, from 0; the version is reached with the last. */
  readonly part: number
  readonly parts: number
  /** Values that are new or have changed. */
  readonly set?: Readonly<Record<string, Value>>
  /** Keys that are gone. */
  readonly gone?: readonly string[]
  /** A value is too large for a delta: only the snapshot tells the version. */
  readonly isWhole?: true
}

/** With what surrounds it in a frame of the socket a delta stays below 1 KB. */
export const DELTA_BYTES = 900
/** Of a delta without values. */
const ENVELOPE_BYTES = 90

const encoder = new TextEncoder()
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

/**
 * The parts of the change from one snapshot to the next version, in the order in which they must be told;
 * none if nothing changed, since the version stays then.
 */
export function deltasOf<Value>(before: Snapshot<Value>, after: Snapshot<Value>['values']): Delta<Value>[] {
  const version = before.version + 1
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(before.values[key]) !== JSON.stringify(value),
  )
  const gone = Object.keys(before.values).filter((key) => !Object.hasOwn(after, key))
  const parts = new Parts<Value>()
  for (const [key, value] of changed) parts.add(bytesOf(key) + bytesOf(value) + 2, { set: [key, value] })
  for (const key of gone) parts.add(bytesOf(key) + 1, { gone: key })
  if (parts.isTooLarge) return [{ version, part: 0, parts: 1, isWhole: true }]
  return parts.list.map(({ set, gone: left }, part) => ({
    version,
    part,
    parts: parts.list.length,
    ...(set.length > 0 ? { set: Object.fromEntries(set) } : {}),
    ...(left.length > 0 ? { gone: left } : {}),
  }))
}

class Parts<Value> {
  readonly list: { set: [string, Value][]; gone: string[] }[] = []
  isTooLarge = false
  #room = 0

  add(bytes: number, { set, gone }: { set?: [string, Value]; gone?: string }): void {
    if (bytes > DELTA_BYTES - ENVELOPE_BYTES) this.isTooLarge = true
    if (this.list.length === 0 || bytes > this.#room) {
      this.list.push({ set: [], gone: [] })
      this.#room = DELTA_BYTES - ENVELOPE_BYTES
    }
    const part = this.list.at(-1)!
    if (set) part.set.push(set)
    if (gone !== undefined) part.gone.push(gone)
    this.#room -= bytes
  }
}

/** A snapshot on its way to the next version: how many of that one's parts are in it. */
export interface Followed<Value> extends Snapshot<Value> {
  readonly partsTaken: number
}

/** Follows a delta. `OLD` changes nothing; after a `GAP` only the snapshot helps. */
export function follow<Value>(state: Followed<Value>, delta: Delta<Value>): Followed<Value> | 'OLD' | 'GAP' {
  if (delta.version <= state.version) return 'OLD'
  if (delta.version === state.version + 1 && delta.part < state.partsTaken) return 'OLD'
  const isNext = delta.version === state.version + 1 && delta.part === state.partsTaken
  if (!isNext || delta.isWhole) return 'GAP'
  const values = { ...state.values, ...delta.set }
  for (const key of delta.gone ?? []) delete values[key]
  const isLast = delta.part === delta.parts - 1
  return isLast
    ? { version: delta.version, values, partsTaken: 0 }
    : { version: state.version, values, partsTaken: state.partsTaken + 1 }
}
