/** A million rounds of every game against the return it publishes; at a table, of every spot. */
import { replay, type Action, type Table } from '../../../games/blackjack/rules/index.ts'
import { valueOf } from '../../../games/blackjack/rules/totals.ts'
import { hardMoves, sheet as blackjack, softMoves, splitMoves } from '../../../games/blackjack/rules/sheet.ts'
import { seededStream, simulate } from '../../../games/kit/exact/simulate.ts'
import type { TableGame } from '../../../kernel/tables/table-game.ts'
import { soloGames, tableGames } from '../../../studio/house/games.ts'
import type { Outcome, Suite, SuiteContext } from '../suite.ts'

const ROUNDS = 1_000_000
/** Standard errors that a mean may lie away: one game in sixteen thousand would by chance. */
const ERRORS = 4
/** Of the spots of a table, hundreds in all, one in millions. */
const SPOT_ERRORS = 5.5

export const returns: Suite = {
  name: 'returns',
  about: 'plays a million rounds of every game and holds the mean payout against the return it publishes',
  run: ({ seed, count, say }: SuiteContext): Promise<Outcome> => {
    const outcome: Outcome = { figures: [], failures: [] }
    const judge = (line: string, away: number, errors: number): void => {
      outcome.figures.push(line)
      if (Math.abs(away) > errors) outcome.failures.push(line)
    }
    for (const [index, game] of soloGames.entries()) {
      const stream = seededStream(seed + index + 1)
      const { meanReturn, standardError, hitRate } = simulate(
        game,
        count ?? ROUNDS,
        game.betAmounts[0]!,
        () => stream,
      )
      const away = (meanReturn - Number.parseFloat(game.rtp)) / standardError
      judge(
        `${game.gameCode}: ${meanReturn.toFixed(6)} against ${game.rtp}, ${away.toFixed(2)} standard errors away; ${(hitRate * 100).toFixed(2)} % of rounds pay`,
        away,
        ERRORS,
      )
      say(`${game.gameCode} played`)
    }
    for (const [index, game] of tableGames.entries()) {
      const { spot, away } = playTable(game, count ?? ROUNDS, seed + 1_000 + index)
      judge(
        `${game.gameCode}: of ${game.spots.length} spots ${spot} lies farthest from its return, ${away.toFixed(2)} standard errors`,
        away,
        SPOT_ERRORS,
      )
      say(`${game.gameCode} played`)
    }
    const { mean, away } = playBlackjack(count ?? ROUNDS, seed + 2_000)
    judge(
      `${blackjack.gameCode}: ${mean.toFixed(6)} against ${blackjack.rtp} by the basic strategy, ${away.toFixed(2)} standard errors away`,
      away,
      ERRORS,
    )
    return Promise.resolve(outcome)
  },
}

class Mean {
  count = 0
  sum = 0
  squares = 0

  add(value: number): void {
    this.count += 1
    this.sum += value
    this.squares += value * value
  }

  awayFrom(published: number): number {
    const mean = this.sum / this.count
    return (mean - published) / Math.sqrt((this.squares / this.count - mean * mean) / this.count)
  }
}

const STAKE = 30_000n
const share = (amount: bigint) => Number.parseInt(String(amount), 10) / Number.parseInt(String(STAKE), 10)

/** What a spot holds beyond its stake comes back with the payout, so it is subtracted. */
function playTable(game: TableGame, rounds: number, seed: number): { spot: string; away: number } {
  const stream = seededStream(seed)
  const means = game.spots.map((spot) => ({ spot, mean: new Mean() }))
  for (let round = 0; round < rounds; round++) {
    const outcome = game.draw(stream)
    for (const { spot, mean } of means)
      mean.add(share(game.payout(outcome, spot.code, STAKE)) - (spot.holdMultiple - 1))
  }
  return means
    .map(({ spot, mean }) => ({ spot: spot.code, away: mean.awayFrom(Number.parseFloat(spot.rtp)) }))
    .reduce((most, one) => (Math.abs(one.away) > Math.abs(most.away) ? one : most))
}

function playBlackjack(hands: number, seed: number): { mean: number; away: number } {
  const stream = seededStream(seed)
  const mean = new Mean()
  for (let hand = 0; hand < hands; hand++) {
    const cards = Array.from({ length: 40 }, () => stream.int(52))
    const decisions: Action[] = []
    let table = playCards(cards, decisions)
    while (!table.isEnded) {
      decisions.push(basicMove(table))
      table = playCards(cards, decisions)
    }
    mean.add(1 + share(table.winAmount - table.betAmount))
  }
  return { mean: mean.sum / mean.count, away: mean.awayFrom(Number.parseFloat(blackjack.rtp)) }
}

function playCards(cards: readonly number[], decisions: readonly Action[]): Table {
  let at = 0
  return replay({ int: () => cards[at++]! }, STAKE, decisions)
}

/** What the published table says of the hand that is on turn. */
export function basicMove(table: Table): Action {
  if (table.active === null) return 'NO_INSURANCE'
  const hand = table.hands[table.active]!
  const up = valueOf(table.dealer.cards[0]!) - 2
  if (table.actions.includes('SPLIT') && splitMoves[valueOf(hand.cards[0]!)]![up] === 'P') return 'SPLIT'
  const move = hand.total < 5 ? 'H' : ((hand.isSoft ? softMoves : hardMoves)[hand.total]?.[up] ?? 'S')
  if (move === 'D')
    return table.actions.includes('DOUBLE') ? 'DOUBLE' : hand.isSoft && hand.total === 18 ? 'STAND' : 'HIT'
  return move === 'S' ? 'STAND' : 'HIT'
}
