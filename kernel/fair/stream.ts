/**
 * The provably fair stream (domain/studio-games.md §1): every random result of the studio's games comes from
 * it, on the server when a round is played and in the browser when a member checks it. The same input gives
 * the same words.
 */
import { fromHex, hmacSha256, sha256, toHex } from './sha256.ts'

/** HMAC-SHA256 over bytes; the server passes node:crypto's, which is faster and gives the same 32 bytes. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array

export interface FairInput {
  /** 32 bytes as 64 hex digits. */
  readonly serverSeed: string
  /** 1–64 characters of A–Z a–z 0–9 _ -, chosen by the member. */
  readonly clientSeed: string
  /** Rounds played before on this pair of seeds: 0, 1, 2 … */
  readonly nonce: number
  /** What is drawn: `slot:<gameCode>`, `dice`, `deck52` … (domain/studio-games.md §1.2). */
  readonly tag: string
}

export interface FairStream {
  /** The next 32 bits as an unsigned integer. */
  word(): number
  /**
   * 0 ≤ result < m without bias, for 1 ≤ m ≤ 2^32: words at or above the last whole multiple of m are thrown
   * away.
   */
  int(m: number): number
  /** Fisher–Yates in place, from the last place down; returns the same array. */
  shuffle<Item>(items: Item[]): Item[]
  /** An index, chosen with the given whole-number weights. */
  weighted(weights: readonly number[]): number
  /** True for `threshold` of the 2^32 possible next words. */
  isBelow(threshold: number): boolean
  /**
   * A shoe of `size` cards dealt one by one without shuffling the rest: the order of `shuffle`, read from its
   * end.
   */
  shoe(size: number): () => number
}

const WORDS = 2 ** 32
const BLOCK_WORDS = 8
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/
const SERVER_SEED = /^[0-9a-f]{64}$/
const encoder = new TextEncoder()

export function isClientSeed(text: string): boolean {
  return CLIENT_SEED.test(text)
}

/** SHA-256 of the server seed's bytes in hex: shown before the seed is used. */
export function commitOf(serverSeed: string): string {
  return toHex(sha256(readServerSeed(serverSeed)))
}

/** The stream of one round. A malformed seed or nonce throws a RangeError. */
export function openStream(input: FairInput, hmac: Hmac = hmacSha256): FairStream {
  const key = readServerSeed(input.serverSeed)
  if (!isClientSeed(input.clientSeed))
    throw new RangeError('clientSeed is 1–64 characters of A–Z a–z 0–9 _ -')
  if (!Number.isSafeInteger(input.nonce) || input.nonce < 0)
    throw new RangeError('nonce is a whole number from 0')
  const prefix = `${input.tag}:${input.clientSeed}:${input.nonce}:`
  let block: DataView = new DataView(new ArrayBuffer(0))
  let blocksMade = 0
  let next = BLOCK_WORDS
  return streamOfWords(() => {
    if (next === BLOCK_WORDS) {
      const digest = hmac(key, encoder.encode(prefix + blocksMade))
      block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
      blocksMade += 1
      next = 0
    }
    return block.getUint32(4 * next++)
  })
}

/** The drawing rules over any source of 32-bit words; simulations bring a seeded generator. */
export function streamOfWords(word: () => number): FairStream {
  function int(m: number): number {
    if (!Number.isInteger(m) || m < 1 || m > WORDS) throw new RangeError('int(m) takes 1 ≤ m ≤ 2^32')
    const limit = WORDS - (WORDS % m)
    let drawn = word()
    while (drawn >= limit) drawn = word()
    return drawn % m
  }
  return {
    word,
    int,
    shuffle(items) {
      for (let i = items.length - 1; i >= 1; i--) {
        const j = int(i + 1)
        const kept = items[i]!
        items[i] = items[j]!
        items[j] = kept
      }
      return items
    },
    weighted(weights) {
      let left = int(weights.reduce((sum, weight) => sum + weight, 0))
      return weights.findIndex((weight) => (left -= weight) < 0)
    },
    isBelow: (threshold) => word() < threshold,
    shoe: (size) => dealFrom(size, int),
  }
}

/** Only the places touched so far are stored; every other place still holds its own number. */
function dealFrom(size: number, int: (m: number) => number): () => number {
  const moved = new Map<number, number>()
  let last = size - 1
  return () => {
    if (last < 0) throw new RangeError('the shoe is empty')
    const drawn = last === 0 ? 0 : int(last + 1)
    const card = moved.get(drawn) ?? drawn
    moved.set(drawn, moved.get(last) ?? last)
    moved.delete(last)
    last -= 1
    return card
  }
}

function readServerSeed(serverSeed: string): Uint8Array {
  if (!SERVER_SEED.test(serverSeed)) throw new RangeError('serverSeed is 64 lower-case hex digits')
  return fromHex(serverSeed)
}
