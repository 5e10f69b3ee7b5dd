/**
 * SHA-256 and HMAC-SHA256, synchronous, for the browser: WebCrypto answers only with promises, and the rules
 * of a game draw numbers in the middle of a calculation. On the server node:crypto does the same (see `Hmac`
 * in stream.ts).
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** `sha256` returns the 32 bytes of a digest, `toHex` lower-case hex. */
export { sha256 }
export { bytesToHex as toHex } from '@noble/hashes/utils.js'

/** The 32 bytes of HMAC-SHA256. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha256, key, message)
}

/** Bytes of a hex text; anything but pairs of hex digits throws a RangeError. */
export function fromHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(hex)) throw new RangeError('not a text of hex pairs')
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}
