import type { HandFairRound } from '../../kernel/games/fair-round.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { isRoundId } from '../core/round-id.ts'
import type { CoreService } from '../core/service.ts'
import { readHand, SETTLED, VOID, type HandRow } from './store/hands.ts'
import { tableOf } from './view.ts'

/** A member's finished hand with what proves it, or undefined. An open hand cannot be checked yet. */
export async function findHandRound(
  { database, seeds, currencyOf }: Pick<CoreService, 'database' | 'seeds' | 'currencyOf'>,
  memberId: string,
  roundId: string,
): Promise<HandFairRound | undefined> {
  const hand = isRoundId(roundId) ? await readHand(database.kysely, memberId, roundId) : undefined
  // Void without a stake: the wallet refused it, and there was no round.
  if (!hand || hand.state < SETTLED || (hand.state === VOID && hand.bet_amount === 0n)) return undefined
  const isVoid = hand.state === VOID
  return {
    kind: 'HAND',
    roundId: hand.hand_id,
    gameCode: hand.game_code,
    mode: hand.is_free ? 'FREE' : 'REAL',
    state: isVoid ? 'VOID' : 'SETTLED',
    betAmount: toWireAmount(hand.bet_amount),
    winAmount: isVoid ? 0 : toWireAmount(hand.win_amount),
    currency: playCurrency(currencyOf(hand.merchant_id), hand.is_free),
    proof: {
      commit: hand.commit_hash,
      clientSeed: hand.client_seed,
      nonce: hand.nonce,
      mathVersion: hand.math_version,
    },
    serverSeed: hand.server_seed,
    playedAt: hand.played_at,
    hand: {
      stake: toWireAmount(hand.start_amount),
      decisions: hand.decisions,
      outcome: isVoid ? null : outcomeOf(hand, seeds.serverSeedOf(hand)),
    },
  }
}

function outcomeOf(hand: HandRow, serverSeed: string) {
  const { dealer, hands, insuranceAmount, insuranceWin } = tableOf(hand, serverSeed, hand.decisions)
  return {
    dealer: dealer.cards,
    hands: hands.map(({ cards, stake, isDoubled, result, winAmount }) => ({
      cards,
      stake: toWireAmount(stake),
      isDoubled,
      result,
      winAmount: toWireAmount(winAmount),
    })),
    insuranceAmount: toWireAmount(insuranceAmount),
    insuranceWin: toWireAmount(insuranceWin),
  }
}
