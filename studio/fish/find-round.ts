import type { FishFairRound } from '../../kernel/games/fair-round.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { isRoundId } from '../core/round-id.ts'
import type { CoreService } from '../core/service.ts'
import { readProven, SETTLED, VOID } from './store/windows.ts'
import { readShotsOf } from './store/shots.ts'
import { shotOf } from './view.ts'

/** A member's settled window with what proves it, or undefined. */
export async function findFishRound(
  { database, currencyOf }: Pick<CoreService, 'database' | 'currencyOf'>,
  memberId: string,
  roundId: string,
): Promise<FishFairRound | undefined> {
  const window = isRoundId(roundId) ? await readProven(database.kysely, memberId, roundId) : undefined
  if (!window || window.state < SETTLED) return undefined
  const isVoid = window.state === VOID
  const shots = await readShotsOf(database.kysely, [window.window_id])
  return {
    kind: 'FISH',
    roundId: window.window_id,
    gameCode: window.game_code,
    mode: window.is_free ? 'FREE' : 'REAL',
    state: isVoid ? 'VOID' : 'SETTLED',
    betAmount: toWireAmount(window.bet_amount),
    winAmount: isVoid ? 0 : toWireAmount(window.win_amount),
    currency: playCurrency(currencyOf(window.merchant_id), window.is_free),
    proof: {
      commit: window.commit_hash,
      clientSeed: window.client_seed,
      nonce: window.first_nonce,
      mathVersion: window.math_version,
    },
    serverSeed: window.server_seed,
    playedAt: window.opened_at,
    fish: {
      roomId: window.room_id,
      roomSeed: Number(window.seed),
      lastNonce: window.last_nonce,
      shots: shots.map(shotOf),
    },
  }
}
