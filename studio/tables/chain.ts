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

/** How many seeds lie between two that stay in memory, and of how many chains they do. */
const STEP = 64
const MOST_CHAINS = 256

interface Chain { tableId: string; sealed: Buffer; length: number }

/** By the key that opens them: of each chain its last seed and every STEP-th before it. */
const opened = new WeakMap<Buffer, Map<string, readonly Buffer[]>>()

function marksOf(secretKey: Buffer, { tableId, sealed, length }: Chain): readonly Buffer[] {
  const chains = opened.get(secretKey) ?? new Map<string, readonly Buffer[]>()
  opened.set(secretKey, chains)
  const name = `${tableId} ${length} ${sealed.toString('base64')}`
  const known = chains.get(name)
  if (known) return known
  const marks: Buffer[] = []
  let seed = Buffer.from(openSecret(secretKey, purposeOf(tableId), sealed), 'hex')
  for (let at = length; at >= 1; at--) {
    if ((length - at) % STEP === 0) marks.push(seed)
    seed = hash('sha256', seed, 'buffer')
  }
  if (chains.size >= MOST_CHAINS) chains.delete(chains.keys().next().value!)
  chains.set(name, marks)
  return marks
}

/** The seed at a place of the chain, 1 … length, as hex. */
export function seedAt(secretKey: Buffer, chain: Chain, place: number): string {
  if (!Number.isInteger(place) || place < 1 || place > chain.length) throw new RangeError('no such place in the chain')
  const steps = chain.length - place
  let seed = marksOf(secretKey, chain)[Math.floor(steps / STEP)]!
  for (let left = steps % STEP; left > 0; left--) seed = hash('sha256', seed, 'buffer')
  return seed.toString('hex')
}

/** The stream that a round's outcome is drawn from. */
export function roundStream(round: { seed: string; clientPart: string; roundNo: number }, tag: string): FairStream {
  return openStream({ serverSeed: round.seed, clientSeed: round.clientPart, nonce: round.roundNo, tag }, hmac)
}
