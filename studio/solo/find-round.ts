import type { SoloFairRound } from '../../kernel/games/fair-round.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { isRoundId } from '../core/round-id.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import type { SoloService } from './service.ts'
import { readRound, type RoundRow } from './store/rounds.ts'

/** A stored round as the verify page reads it; the server seed is in the row once its pair is retired. */
export function fairRoundOf(row: RoundRow, currencyOf: CurrencyOf): SoloFairRound {
  return {
    kind: 'SOLO',
    isGranted: row.grant_id !== null,
    roundId: row.round_id,
    gameCode: row.game_code,
    mode: row.is_free ? 'FREE' : 'REAL',
    state: 'SETTLED',
    betAmount: toWireAmount(row.bet_amount),
    winAmount: toWireAmount(row.win_amount),
    currency: playCurrency(currencyOf(row.merchant_id), row.is_free),
    choice: row.choice === null ? null : (JSON.parse(row.choice) as unknown),
    events: JSON.parse(row.events) as unknown[],
    proof: {
      commit: row.commit_hash,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      mathVersion: row.math_version,
    },
    serverSeed: row.server_seed,
    playedAt: row.played_at,
  }
}

/**
 * A member's settled round, or undefined. A round that was drawn and is not settled yet is hidden: its seeds
 * and its outcome decide nothing so far.
 */
export async function findSoloRound(
  { database, queue, currencyOf }: Pick<SoloService, 'database' | 'queue' | 'currencyOf'>,
  memberId: string,
  roundId: string,
): Promise<SoloFairRound | undefined> {
  if (!isRoundId(roundId)) return undefined
  await queue.flush()
  const row = await readRound(database.kysely, memberId, roundId)
  return row?.state === 1 ? fairRoundOf(row, currencyOf) : undefined
}
