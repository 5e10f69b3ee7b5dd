/**
 * A table's hash chain and the stream of its rounds (domain/studio-games.md §1.3). Every seed is the SHA-256 of the
 * one after it, so whoever sees a round's seed can check all before it and none after it.
 */
import { hash, randomBytes } from 'node:crypto'
import { openStream, type FairStream } from '../../kernel/fair/stream.ts'
import { openSecret, sealSecret } from '../../platform/secrets.ts'
import { hmac } from '../hashes.ts'

/** Rounds of a chain; hashing down a whole one takes a few milliseconds. */
export const CHAIN_LENGTH = 2_000

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

/** The stream that a round's outcome is drawn from. */
export function roundStream(round: { seed: string; clientPart: string; roundNo: number }, tag: string): FairStream {
  return openStream({ serverSeed: round.seed, clientSeed: round.clientPart, nonce: round.roundNo, tag }, hmac)
}
