/** Opaque ids: UUID version 7, so that rows made together stay together in their index. */
export function newId(nowMs: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let index = 5, rest = nowMs; index >= 0; index--) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The shard of an owner, 0..31: FNV-1a over the id, the same function as `app.shard_of` in SQL. */
export function shardOf(ownerId: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < ownerId.length; index++) {
    hash = Math.imul(hash ^ ownerId.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash & 31
}
