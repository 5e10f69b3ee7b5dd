import type { TableFairRound } from '../../kernel/games/fair-round.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { isRoundId } from '../core/round-id.ts'
import { rulesOf, type TableParts } from './parts.ts'
import { payoutsOf } from './shares.ts'
import { ACCEPTED, readBets, RETURNED } from './store/bets.ts'
import { readRound } from './store/rounds.ts'
import { readSeedBefore } from './store/round-history.ts'
import { GIVEN_BACK, readShare, UNPAID } from './store/shares.ts'
import { entriesOf, toteOf } from './tote.ts'

/**
 * A member's finished round at a shared table with everything that proves it, by its id in the betting record
 * (play money: `<roundId>:free`); undefined if the member had no part in it, or it is not paid yet.
 */
export async function findTableRound(
  parts: Pick<TableParts, 'database' | 'gameOf' | 'currencyOf'>,
  memberId: string,
  roundId: string,
): Promise<TableFairRound | undefined> {
  const { database, currencyOf } = parts
  const isFree = roundId.endsWith(':free')
  const id = isFree ? roundId.slice(0, -5) : roundId
  const round = isRoundId(id) ? await readRound(database.kysely, id) : undefined
  if (!round) return undefined
  const share = await readShare(database.kysely, id, { memberId, gameCode: round.game_code, isFree })
  if (!share || share.state === UNPAID) return undefined
  const isVoid = share.state === GIVEN_BACK
  const bets = (await readBets(database.kysely, id, [isVoid ? RETURNED : ACCEPTED], memberId)).filter(
    (bet) => bet.is_free === isFree,
  )
  const game = rulesOf(parts, round)
  const tote = toteOf(round)
  const outcome: unknown = isVoid || round.outcome === null ? null : JSON.parse(round.outcome)
  return {
    kind: 'TABLE',
    roundId,
    gameCode: round.game_code,
    mode: isFree ? 'FREE' : 'REAL',
    state: isVoid ? 'VOID' : 'SETTLED',
    betAmount: toWireAmount(share.stake_amount),
    winAmount: toWireAmount(share.win_amount),
    currency: playCurrency(currencyOf(round.merchant_id), isFree),
    proof: {
      commit: round.commit_hash,
      clientSeed: round.client_part ?? '-',
      nonce: round.round_no,
      mathVersion: round.math_version,
    },
    serverSeed: isVoid ? null : round.server_seed,
    playedAt: round.opened_at,
    table: {
      tableId: round.table_id,
      roundNo: round.round_no,
      previousSeed: await readSeedBefore(database.kysely, round),
      // Who bets by a tote sees from them why a round was cancelled.
      entries: isVoid && !tote ? [] : await entriesOf(database.kysely, id, game),
      outcome,
      tote,
      bets: bets.flatMap((bet) => {
        const wins = game && outcome !== null ? payoutsOf(game, outcome, bet) : undefined
        return bet.spots.map((spot, at) => ({
          betId: bet.bet_id,
          spot,
          stake: toWireAmount(bet.stakes[at]!),
          winAmount: toWireAmount(wins?.[at] ?? 0n),
        }))
      }),
    },
  }
}
