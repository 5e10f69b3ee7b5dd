/** Pots layer by layer, the rake of each, and who gets them (domain/studio-games.md §6.1). */
import { rankHand } from '../../../kernel/poker/rank-hand.ts'
import { clockwiseFrom, contendersOf, type HoldemState, type PlayerState, type PotResult } from './state.ts'

const RAKE_PERCENT = 5
/** In big blinds, by how many were dealt in. */
const rakeCapOf = (dealt: number): number => (dealt === 2 ? 1 : dealt === 3 ? 2 : 3)

/** What nobody called is returned before anything is raked; returns its owner. */
export function returnUncalled(state: HoldemState): { seat: number; amount: number } | undefined {
  const [top, second] = [...state.players].sort((a, b) => b.total - a.total)
  const amount = top!.total - second!.total
  if (amount === 0) return undefined
  top!.total -= amount
  top!.bet = Math.max(0, top!.bet - amount)
  top!.stack += amount
  top!.isAllIn = false
  return { seat: top!.seat, amount }
}

/**
 * Every distinct amount that a seat still in the hand has put in closes a layer; what the folded put in stays
 * in it.
 */
export function layersOf(players: readonly PlayerState[]): { amount: number; seats: number[] }[] {
  const levels = [...new Set(players.filter((player) => !player.isFolded).map((player) => player.total))]
    .filter((level) => level > 0)
    .sort((a, b) => a - b)
  return levels.map((level, place) => {
    const below = place === 0 ? 0 : levels[place - 1]!
    return {
      amount: players.reduce(
        (sum, player) => sum + Math.min(player.total, level) - Math.min(player.total, below),
        0,
      ),
      seats: players
        .filter((player) => !player.isFolded && player.total >= level)
        .map((player) => player.seat),
    }
  })
}

/**
 * Rakes the pots and gives each to its best hands. The cap is the hand's: the main pot draws on it first.
 * Without a flop nothing is raked. What a split leaves over goes to the first winner left of the button.
 */
export function payPots(state: HoldemState): PotResult[] {
  const worth = new Map(
    contendersOf(state).map((player) => [
      player.seat,
      state.board.length === 5 ? rankHand([...player.cards, ...state.board]) : 0,
    ]),
  )
  let capLeft = state.board.length === 0 ? 0 : rakeCapOf(state.players.length) * state.bigBlind
  return layersOf(state.players).map(({ amount, seats }) => {
    const rake = Math.min(Math.floor((amount * RAKE_PERCENT) / 100), capLeft)
    capLeft -= rake
    const best = Math.max(...seats.map((seat) => worth.get(seat)!))
    const winners = clockwiseFrom(
      seats.filter((seat) => worth.get(seat) === best).map((seat) => ({ seat })),
      state.button,
      state.seatCount,
    )
    const share = Math.floor((amount - rake) / winners.length)
    const odd = amount - rake - share * winners.length
    return {
      amount,
      rake,
      seats,
      winners: winners.map(({ seat }, place) => ({ seat, amount: share + (place === 0 ? odd : 0) })),
    }
  })
}

/**
 * The rake by weighted contribution: each seat's part of what it put into the pot; what rounding leaves goes
 * to the largest parts.
 */
export function rakeShares(
  players: readonly { seat: number; total: number }[],
  rake: number,
): Map<number, number> {
  const whole = players.reduce((sum, player) => sum + player.total, 0)
  const shares = players.map((player) => {
    const product = BigInt(rake) * BigInt(player.total)
    const divisor = BigInt(whole === 0 ? 1 : whole)
    return { seat: player.seat, share: Number(product / divisor), rest: product % divisor }
  })
  let left = rake - shares.reduce((sum, each) => sum + each.share, 0)
  for (const each of [...shares].sort((a, b) =>
    a.rest === b.rest ? a.seat - b.seat : a.rest < b.rest ? 1 : -1,
  )) {
    if (left === 0) break
    each.share += 1
    left -= 1
  }
  return new Map(shares.map(({ seat, share }) => [seat, share]))
}
