/**
 * A hash chain of seeds, stored sealed (domain/studio-games.md §1.3). Every seed is the SHA-256 of the one
 * after it, so with one seed all earlier ones can be checked and no later one.
 */
import { hash, randomBytes } from 'node:crypto'
import { openSecret, sealSecret } from './secrets.ts'

/** A chain's last seed, sealed for its purpose; all others follow from it. */
export function freshChain(secretKey: Buffer, purpose: string): Buffer {
  return sealSecret(secretKey, purpose, randomBytes(32).toString('hex'))
}

/** How many seeds are between two that stay in memory, and for how many chains. */
const STEP = 64
const MOST_CHAINS = 256

export interface SeedChain {
  readonly purpose: string
  readonly sealed: Buffer
  readonly length: number
}

/** By the key that opens them: each chain's last seed and every STEP-th before it. */
const opened = new WeakMap<Buffer, Map<string, readonly Buffer[]>>()

function marksOf(secretKey: Buffer, { purpose, sealed, length }: SeedChain): readonly Buffer[] {
  const chains = opened.get(secretKey) ?? new Map<string, readonly Buffer[]>()
  opened.set(secretKey, chains)
  const name = `${purpose} ${length} ${sealed.toString('base64')}`
  const known = chains.get(name)
  if (known) return known
  const marks: Buffer[] = []
  let seed = Buffer.from(openSecret(secretKey, purpose, sealed), 'hex')
  for (let at = length; at >= 1; at--) {
    if ((length - at) % STEP === 0) marks.push(seed)
    seed = hash('sha256', seed, 'buffer')
  }
  if (chains.size >= MOST_CHAINS) chains.delete(chains.keys().next().value!)
  chains.set(name, marks)
  return marks
}

/** The seed at a place of the chain, 1 … length, as hex. */
export function seedAt(secretKey: Buffer, chain: SeedChain, place: number): string {
  if (!Number.isInteger(place) || place < 1 || place > chain.length)
    throw new RangeError('no such place in the chain')
  const steps = chain.length - place
  let seed = marksOf(secretKey, chain)[Math.floor(steps / STEP)]!
  for (let left = steps % STEP; left > 0; left--) seed = hash('sha256', seed, 'buffer')
  return seed.toString('hex')
}
