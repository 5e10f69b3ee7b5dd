/** When the seed of a hand may be revealed, and its deck (docs/decisions/0073). */
import { openStream } from '../../kernel/fair/stream.ts'
import { openSecret } from '../../platform/secrets.ts'
import type { HandRow } from './store/hands.ts'

const DAY_MS = 86_400_000
/**
 * The seed reveals every card of the hand: if cards were discarded unseen, it waits until they are of no use
 * any more.
 */
const openAfterMs: Readonly<Record<string, number>> = { HOLDEM: DAY_MS, POKDENGROOM: 0 }

export const seedOpensAt = (gameCode: string, endedAt: Date): Date =>
  new Date(endedAt.getTime() + (openAfterMs[gameCode] ?? DAY_MS))

export function isSeedOpen(gameCode: string, endedAt: Date | null, now: Date): boolean {
  return endedAt !== null && now >= seedOpensAt(gameCode, endedAt)
}

export const seedPurpose = (commit: string): string => `room-seed:${commit}`

/** For internal use, after checking `isSeedOpen`. */
export function seedOfHand(secretKey: Buffer, row: Pick<HandRow, 'commit_hash' | 'seed_sealed'>): string {
  return openSecret(secretKey, seedPurpose(row.commit_hash), row.seed_sealed)
}

/** The 52 cards in the order dealt. */
export function deckOfHand(
  secretKey: Buffer,
  row: Pick<HandRow, 'commit_hash' | 'seed_sealed' | 'client_part' | 'hand_no'>,
): number[] {
  return openStream({
    serverSeed: seedOfHand(secretKey, row),
    clientSeed: row.client_part,
    nonce: row.hand_no,
    tag: 'deck52',
  }).shuffle(Array.from({ length: 52 }, (_, card) => card))
}
