/**
 * What shared rounds add to the fair stream (domain/studio-games.md §1.3): the chain of a table's seeds, and
 * client parts made of many people's seeds.
 */
import { fromHex, sha256, toHex } from './sha256.ts'

const encoder = new TextEncoder()

/** SHA-256; servers bring a faster one. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/**
 * SHA-256(0x01 ‖ seed) in hex: shown before a round of a table. It is never the plain hash, which is the seed
 * of the previous round.
 */
export function tableCommitOf(serverSeed: string, hash: Sha256 = sha256): string {
  return toHex(hash(Uint8Array.of(1, ...fromHex(serverSeed))))
}

/** The seed of the previous round in a table's chain. */
export function previousSeedOf(serverSeed: string): string {
  return toHex(sha256(fromHex(serverSeed)))
}

/**
 * The client part of a table's round: SHA-256 over every `betId:clientSeed`, sorted by their characters and
 * joined by ",".
 */
export function clientPartOfBets(entries: readonly string[], hash: Sha256 = sha256): string {
  return toHex(hash(encoder.encode([...entries].sort().join(','))))
}

/** The client part of a hand in a room: SHA-256 over the seats' seeds joined by "," in seat order. */
export function clientPartOfSeats(clientSeeds: readonly string[]): string {
  return toHex(sha256(encoder.encode(clientSeeds.join(','))))
}
