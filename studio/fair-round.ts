import type { FairRound, SoloFairRound } from '../kernel/games/fair-round.ts'
import { toWireAmount } from '../kernel/money.ts'
import { findFishRound } from './fish/find-round.ts'
import { findHandRound } from './hands/find-round.ts'
import { isRoundId } from './round-id.ts'
import { readRound, type RoundRow } from './store/rounds.ts'
import type { Studio } from './studio.ts'
import { findRoomRound } from './rooms/find-round.ts'
import { findTableRound } from './tables/find-round.ts'

/** A stored round as the verify page reads it; the server seed is in the row once its pair is retired. */
export function fairRoundOf(row: RoundRow): SoloFairRound {
  return {
    kind: 'SOLO',
    roundId: row.round_id, gameCode: row.game_code, mode: row.is_free ? 'FREE' : 'REAL',
    state: 'SETTLED',
    betAmount: toWireAmount(row.bet_amount), winAmount: toWireAmount(row.win_amount), currency: row.is_free ? 'TRIAL' : 'THB',
    choice: row.choice === null ? null : JSON.parse(row.choice) as unknown,
    events: JSON.parse(row.events) as unknown[],
    proof: { commit: row.commit_hash, clientSeed: row.client_seed, nonce: row.nonce, mathVersion: row.math_version },
    serverSeed: row.server_seed, playedAt: row.played_at,
  }
}

/** A member's settled round, or undefined. A round that was drawn and is not settled yet is nobody's to see: its seeds and its outcome decide nothing so far. */
async function findSoloRound({ database, queue }: Studio, memberId: string, roundId: string): Promise<SoloFairRound | undefined> {
  if (!isRoundId(roundId)) return undefined
  await queue.flush()
  const row = await readRound(database.kysely, memberId, roundId)
  return row?.state === 1 ? fairRoundOf(row) : undefined
}

/** One for each kind of round; the first that knows the round answers. */
const finders: readonly ((studio: Studio, memberId: string, roundId: string) => Promise<FairRound | undefined>)[] = [findSoloRound, findHandRound, findTableRound, ({ rooms }, memberId, roundId) => findRoomRound(rooms.core, memberId, roundId), findFishRound]

/** A member's round of whatever kind, named as the betting record names it, or undefined. */
export async function findFairRound(studio: Studio, memberId: string, roundId: string): Promise<FairRound | undefined> {
  for (const find of finders) {
    const round = await find(studio, memberId, roundId)
    if (round) return round
  }
  return undefined
}
