/** Random bytes are fetched for many ids at once: a call for each costs several times what the rest of an id does. */
const pool = new Uint8Array(4096)
let poolAt = pool.length
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Opaque ids: UUID version 7, so that rows made together stay together in their index. */
export function newId(nowMs: number = Date.now()): string {
  if (poolAt === pool.length) {
    crypto.getRandomValues(pool)
    poolAt = 0
  }
  const random = poolAt
  poolAt += 16
  let id = ''
  for (let place = 0; place < 16; place++) {
    if (place === 4 || place === 6 || place === 8 || place === 10) id += '-'
    let byte = pool[random + place]!
    if (place < 6) byte = Math.floor(nowMs / 2 ** (8 * (5 - place))) % 256
    else if (place === 6) byte = (byte & 0x0f) | 0x70
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
