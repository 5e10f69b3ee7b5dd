/** What a round's accepted bets return, by member. */
import type { TableGame } from '../../kernel/tables/table-game.ts'
import type { BetRow } from './store/bets.ts'
import type { Share } from './store/shares.ts'

type PaidBet = Pick<BetRow, 'bet_id' | 'member_id' | 'is_free' | 'amount' | 'spots' | 'stakes'>

/** What each stake of a bet returns, in the order of its spots. */
export function payoutsOf(
  game: TableGame,
  outcome: unknown,
  bet: Pick<BetRow, 'spots' | 'stakes'>,
): bigint[] {
  return bet.spots.map((spot, at) => game.payout(outcome, spot, bet.stakes[at]!))
}

/**
 * One share for each member and kind of money. Every stake is rounded down separately, as if it were alone.
 * Without a game: a void round, which pays nothing. The payment's key is made of the first bet's: the list of
 * bets never changes any more.
 */
export function sharesOf(game: TableGame | undefined, outcome: unknown, bets: readonly PaidBet[]): Share[] {
  const byMember = Map.groupBy(bets, (bet) => `${bet.member_id}\n${bet.is_free}`)
  return [...byMember.values()].map((own) => {
    const stakeAmount = own.reduce((sum, bet) => sum + bet.amount, 0n)
    const winAmount = game
      ? own.flatMap((bet) => payoutsOf(game, outcome, bet)).reduce((sum, payout) => sum + payout, 0n)
      : 0n
    return {
      memberId: own[0]!.member_id,
      isFree: own[0]!.is_free,
      winId: `${own.map((bet) => bet.bet_id).sort()[0]!}:win`,
      stakeAmount,
      winAmount,
      validAmount: game ? statedOf(game, outcome, own, { stakeAmount, winAmount }) : null,
    }
  })
}

/**
 * What a share counts for turnover (domain/agents.md §3.1): at most what did not cover itself, and of that at
 * most what changed hands, or in games that say so every stake that was decided. null where the rule of the
 * product says the same.
 */
function statedOf(
  game: TableGame,
  outcome: unknown,
  own: readonly PaidBet[],
  { stakeAmount, winAmount }: Pick<Share, 'stakeAmount' | 'winAmount'>,
): bigint | null {
  const covered = coveredOf(game, own)
  if (game.countsDecided) {
    const decided = own.reduce((sum, bet) => sum + decidedOf(game, outcome, bet), 0n)
    return decided > covered ? decided - covered : 0n
  }
  if (covered === 0n) return null
  const change = winAmount > stakeAmount ? winAmount - stakeAmount : stakeAmount - winAmount
  const risked = stakeAmount - covered
  return change < risked ? change : risked
}

/** The stakes of a bet that were won or lost; one that came back is not among them. */
function decidedOf(game: TableGame, outcome: unknown, bet: PaidBet): bigint {
  const payouts = payoutsOf(game, outcome, bet)
  return bet.stakes.reduce((sum, stake, at) => (payouts[at] === stake ? sum : sum + stake), 0n)
}

/**
 * How much of the stakes is on every side of a group that exclude one another: it can neither win nor lose
 * except by the house's edge.
 */
function coveredOf(game: TableGame, bets: readonly PaidBet[]): bigint {
  const stakes = new Map<string, bigint>()
  for (const { spots, stakes: own } of bets)
    spots.forEach((spot, at) => stakes.set(spot, (stakes.get(spot) ?? 0n) + own[at]!))
  return game.opposites.reduce((sum, group) => {
    const least = group
      .map((spot) => stakes.get(spot) ?? 0n)
      .reduce((less, stake) => (stake < less ? stake : less))
    return sum + least * BigInt(group.length)
  }, 0n)
}
