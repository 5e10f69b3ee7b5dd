/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104), synchronous, for the browser: WebCrypto answers only with promises,
 * and the rules of a game draw their words in the middle of a calculation. On the server node:crypto does the same
 * work (see `Hmac` in stream.ts). Used to recompute public results only, never to keep a secret.
 */

const BLOCK_BYTES = 64

const primes = firstPrimes(64)
// The constants are the first 32 bits of the fractions of cube and square roots of the first primes.
const roundConstants = Uint32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)))
const initialState = Uint32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)))

/** The 32 bytes of SHA-256 over the given bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(initialState)
  const words = new Uint32Array(64)
  const padded = padMessage(message)
  for (let start = 0; start < padded.byteLength; start += BLOCK_BYTES) compressBlock(state, words, padded, start)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setUint32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

/** The 32 bytes of HMAC-SHA256. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES)
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key)
  const inner = sha256(joinBytes(block.map((byte) => byte ^ 0x36), message))
  return sha256(joinBytes(block.map((byte) => byte ^ 0x5c), inner))
}

/** Lower-case hex of bytes. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Bytes of a hex text; anything but pairs of hex digits throws a RangeError. */
export function fromHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(hex)) throw new RangeError('not a text of hex pairs')
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
}

function compressBlock(state: Uint32Array, words: Uint32Array, message: DataView, start: number): void {
  for (let t = 0; t < 16; t++) words[t] = message.getUint32(start + t * 4)
  for (let t = 16; t < 64; t++) {
    const early = words[t - 15]!
    const late = words[t - 2]!
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[t] = words[t - 16]! + sigma0 + words[t - 7]! + sigma1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let t = 0; t < 64; t++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + roundConstants[t]! + words[t]!) | 0
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g; g = f; f = e
    e = (d + first) | 0
    d = c; c = b; b = a
    a = (first + second) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) state[index] = state[index]! + added[index]!
}

/** The message, one bit, zeros, and its length in bits as 64 bits, in whole blocks. */
function padMessage(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES
  const padded = new Uint8Array(length)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(length - 8, BigInt(message.length) * 8n)
  return view
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32)
}
