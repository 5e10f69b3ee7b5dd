import { toWireAmount } from '../kernel/money.ts'
import { isRoundId } from './round-id.ts'
import { readRound, type RoundRow } from './store/rounds.ts'
import type { Studio } from './studio.ts'

/** A stored round as the verify page reads it; the server seed is in the row once its pair is retired. */
export function fairRoundOf(row: RoundRow) {
  return {
    roundId: row.round_id, gameCode: row.game_code, mode: row.is_free ? 'FREE' as const : 'REAL' as const,
    state: 'SETTLED' as const,
    betAmount: toWireAmount(row.bet_amount), winAmount: toWireAmount(row.win_amount), currency: row.is_free ? 'TRIAL' : 'THB',
    choice: row.choice === null ? null : JSON.parse(row.choice) as unknown,
    events: JSON.parse(row.events) as unknown[],
    proof: { commit: row.commit_hash, clientSeed: row.client_seed, nonce: row.nonce, mathVersion: row.math_version },
    serverSeed: row.server_seed, playedAt: row.played_at,
  }
}

/** A member's settled round, or undefined. A round that was drawn and is not settled yet is nobody's to see: its seeds and its outcome decide nothing so far. */
export async function findFairRound({ database, queue }: Pick<Studio, 'database' | 'queue'>, memberId: string, roundId: string) {
  await queue.flush()
  const row = isRoundId(roundId) ? await readRound(database.kysely, memberId, roundId) : undefined
  return row?.state === 1 ? fairRoundOf(row) : undefined
}
