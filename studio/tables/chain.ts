/**
 * A table's hash chain and the stream of its rounds (domain/studio-games.md §1.3).
 */
import { openStream, type FairStream } from '../../kernel/fair/stream.ts'
import { hmac } from '../../platform/hashes.ts'
import * as chains from '../../platform/seed-chain.ts'

/** Rounds of a chain; hashing down a whole one takes a few milliseconds. */
export const CHAIN_LENGTH = 2_000

const purposeOf = (tableId: string) => `table-chain:${tableId}`

export function freshChain(secretKey: Buffer, tableId: string): Buffer {
  return chains.freshChain(secretKey, purposeOf(tableId))
}

/** The seed at a place of the chain, 1 … length, as hex. */
export function seedAt(
  secretKey: Buffer,
  { tableId, sealed, length }: { tableId: string; sealed: Buffer; length: number },
  place: number,
): string {
  return chains.seedAt(secretKey, { purpose: purposeOf(tableId), sealed, length }, place)
}

/** The stream that a round's outcome is drawn from. */
export function roundStream(
  round: { seed: string; clientPart: string; roundNo: number },
  tag: string,
): FairStream {
  return openStream({ serverSeed: round.seed, clientSeed: round.clientPart, nonce: round.roundNo, tag }, hmac)
}
