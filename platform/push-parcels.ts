/**
 * Pushes on their way to other processes. A notification of PostgreSQL has 8,000 bytes at most: small pushes
 * share one, and one that is larger goes in parts and is put together on arrival.
 */

/** What surrounds the pushes in a notification needs some of its bytes. */
const PARCEL_BYTES = 7_700
/** Of a part: base64 makes four bytes of three. */
const PART_BYTES = Math.floor(PARCEL_BYTES / 4) * 3 - 300

/** Parts whose rest never came are forgotten, the oldest first. */
const MOST_UNFINISHED = 100

export interface Part {
  readonly id: string
  readonly no: number
  readonly of: number
  readonly text: string
}
export type Parcel<Push> = { readonly pushes: readonly Push[] } | { readonly part: Part }

/** In the order of the pushes, as many in one parcel as fit. */
export function parcelsOf<Push>(pushes: readonly Push[], newId: () => string): Parcel<Push>[] {
  const parcels: Parcel<Push>[] = []
  let open: Push[] | null = null
  let room = 0
  for (const push of pushes) {
    const json = JSON.stringify(push)
    const bytes = Buffer.byteLength(json) + 1
    if (bytes > PARCEL_BYTES) {
      parcels.push(...partsOf(json, newId()).map((part) => ({ part })))
      open = null
      continue
    }
    if (open === null || bytes > room) {
      parcels.push({ pushes: (open = []) })
      room = PARCEL_BYTES
    }
    open.push(push)
    room -= bytes
  }
  return parcels
}

function partsOf(json: string, id: string): Part[] {
  const bytes = Buffer.from(json)
  const of = Math.ceil(bytes.length / PART_BYTES)
  return Array.from({ length: of }, (_, no) => ({
    id,
    no,
    of,
    text: bytes.subarray(no * PART_BYTES, (no + 1) * PART_BYTES).toString('base64'),
  }))
}

/** Puts the parts of large pushes together, in whatever order they come. */
export class PartsDesk<Push> {
  readonly #unfinished = new Map<string, (string | undefined)[]>()

  /** The whole push with its last part; undefined before. */
  take({ id, no, of, text }: Part): Push | undefined {
    const parts =
      this.#unfinished.get(id) ?? Array.from({ length: of }, () => undefined as string | undefined)
    parts[no] = text
    if (parts.includes(undefined)) {
      this.#unfinished.set(id, parts)
      if (this.#unfinished.size > MOST_UNFINISHED)
        this.#unfinished.delete(this.#unfinished.keys().next().value!)
      return undefined
    }
    this.#unfinished.delete(id)
    const bytes = Buffer.concat(parts.map((part) => Buffer.from(part!, 'base64')))
    return JSON.parse(bytes.toString()) as Push
  }

  /** Notices were lost: what is unfinished stays so. */
  forget(): void {
    this.#unfinished.clear()
  }
}
