import type { TableFairRound } from '../../kernel/games/fair-round.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { isRoundId } from '../round-id.ts'
import type { Studio } from '../studio.ts'
import { tableGameByCode } from '../games.ts'
import { currencyOf } from './parts.ts'
import { payoutsOf } from './shares.ts'
import { ACCEPTED, readBets, readEntries, RETURNED } from './store/bets.ts'
import { readRound, readSeedBefore } from './store/rounds.ts'
import { GIVEN_BACK, readShare, UNPAID } from './store/shares.ts'

/**
 * A member's finished round at a shared table with everything that proves it, by the id that the betting record has for
 * it (play money: `<roundId>:free`); undefined where the member had no part in it, or it is not paid yet.
 */
export async function findTableRound({ database }: Pick<Studio, 'database'>, memberId: string, roundId: string): Promise<TableFairRound | undefined> {
  const isFree = roundId.endsWith(':free')
  const id = isFree ? roundId.slice(0, -5) : roundId
  const round = isRoundId(id) ? await readRound(database.kysely, id) : undefined
  if (!round) return undefined
  const share = await readShare(database.kysely, id, { memberId, gameCode: round.game_code, isFree })
  if (!share || share.state === UNPAID) return undefined
  const isVoid = share.state === GIVEN_BACK
  const bets = (await readBets(database.kysely, id, [isVoid ? RETURNED : ACCEPTED], memberId)).filter((bet) => bet.is_free === isFree)
  const game = tableGameByCode(round.game_code)
  const outcome: unknown = isVoid || round.outcome === null ? null : JSON.parse(round.outcome)
  return {
    kind: 'TABLE', roundId, gameCode: round.game_code, mode: isFree ? 'FREE' : 'REAL', state: isVoid ? 'VOID' : 'SETTLED',
    betAmount: toWireAmount(share.stake_amount), winAmount: toWireAmount(share.win_amount), currency: currencyOf(isFree),
    proof: { commit: round.commit_hash, clientSeed: round.client_part ?? '-', nonce: round.round_no, mathVersion: round.math_version },
    serverSeed: isVoid ? null : round.server_seed, playedAt: round.opened_at,
    table: {
      tableId: round.table_id, roundNo: round.round_no, previousSeed: await readSeedBefore(database.kysely, round),
      entries: isVoid ? [] : await readEntries(database.kysely, id), outcome,
      bets: bets.flatMap((bet) => {
        const wins = game && outcome !== null && game.mathVersion === round.math_version ? payoutsOf(game, outcome, bet) : undefined
        return bet.spots.map((spot, at) => ({ betId: bet.bet_id, spot, stake: toWireAmount(bet.stakes[at]!), winAmount: toWireAmount(wins?.[at] ?? 0n) }))
      }),
    },
  }
}
