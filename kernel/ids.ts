/**
 * Random bytes are fetched for many ids at once: one call for each would cost several times as much as the
 * rest of an id.
 */
const pool = new Uint8Array(4096)
let poolAt = pool.length
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/**
 * The count of ids within a millisecond fills the twelve bits after the version (RFC 9562 §6.2); it begins in
 * their lower half.
 */
const COUNTS = 4096
let countedMs = -1
let count = 0

/**
 * Opaque ids: UUID version 7, so that rows made together stay together in their index. Within one process
 * they ascend, for at least two thousand in a millisecond.
 */
export function newId(nowMs: number = Date.now()): string {
  if (poolAt === pool.length) {
    crypto.getRandomValues(pool)
    poolAt = 0
  }
  const random = poolAt
  poolAt += 16
  if (nowMs !== countedMs || ++count === COUNTS) count = pool[random + 6]! * 8
  countedMs = nowMs
  let id = ''
  for (let place = 0; place < 16; place++) {
    if (place === 4 || place === 6 || place === 8 || place === 10) id += '-'
    let byte = pool[random + place]!
    if (place < 6) byte = Math.floor(nowMs / 2 ** (8 * (5 - place))) % 256
    else if (place === 6) byte = 0x70 | (count >> 8)
    else if (place === 7) byte = count & 0xff
    else if (place === 8) byte = (byte & 0x3f) | 0x80
    id += HEX[byte]!
  }
  return id
}

/** The shard of an owner, 0..31: FNV-1a over the id, the same function as `app.shard_of` in SQL. */
export function shardOf(ownerId: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < ownerId.length; index++) {
    hash = Math.imul(hash ^ ownerId.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash & 31
}

/**
 * Whether a text is a UUID as this platform writes them; if it is not, nobody has this id and no database has
 * to be asked.
 */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
