/**
 * A table's hash chain and the client part of its rounds (domain/studio-games.md §1.3). Every seed is the SHA-256 of the
 * one after it, so whoever sees a round's seed can check all before it and none after it.
 */
import { createHmac, hash, randomBytes } from 'node:crypto'
import { openStream, type FairStream, type Hmac } from '../../kernel/fair/stream.ts'
import { openSecret, sealSecret } from '../../platform/secrets.ts'

/** Rounds of a chain; hashing down a whole one takes a few milliseconds. */
export const CHAIN_LENGTH = 2_000

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const purposeOf = (tableId: string) => `table-chain:${tableId}`

/** A chain's last seed, sealed: all others follow from it. */
export function freshChain(secretKey: Buffer, tableId: string): Buffer {
  return sealSecret(secretKey, purposeOf(tableId), randomBytes(32).toString('hex'))
}

/** The seed at a place of the chain, 1 … length, as hex. */
export function seedAt(secretKey: Buffer, chain: { tableId: string; sealed: Buffer; length: number }, place: number): string {
  if (!Number.isInteger(place) || place < 1 || place > chain.length) throw new RangeError('no such place in the chain')
  let seed = Buffer.from(openSecret(secretKey, purposeOf(chain.tableId), chain.sealed), 'hex')
  for (let at = chain.length; at > place; at--) seed = hash('sha256', seed, 'buffer')
  return seed.toString('hex')
}

/** SHA-256 over the byte 1 and the seed: the plain hash would be the seed of the round before, which everybody knows. */
export function chainCommitOf(seed: string): string {
  return hash('sha256', Buffer.concat([Buffer.from([1]), Buffer.from(seed, 'hex')]), 'hex')
}

/** What the bettors bring: `betId:clientSeed` of every accepted bet, sorted, joined by commas, hashed. */
export function clientPartOf(entries: readonly string[]): string {
  return hash('sha256', [...entries].sort().join(','), 'hex')
}

/** The stream that a round's outcome is drawn from. */
export function roundStream(round: { seed: string; clientPart: string; roundNo: number }, tag: string): FairStream {
  return openStream({ serverSeed: round.seed, clientSeed: round.clientPart, nonce: round.roundNo, tag }, hmac)
}
