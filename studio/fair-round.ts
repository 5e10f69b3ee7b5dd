import { toWireAmount } from '../kernel/money.ts'
import type { RoundRow } from './store/rounds.ts'

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
