/** Rounds as the verify page gets them, made from seeds that never change. */
import { createHash } from 'node:crypto'
import { clientPartOfBets, previousSeedOf, tableCommitOf } from '../../kernel/fair/shared-round.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'
import { isToteCancelled, stakesOfEntries, toteSides } from '../../kernel/tables/tote.ts'
import { tableGames } from '../../studio/house/games.ts'
import type { FairRoundOf } from '../../web/player/features/verify/fair-round.ts'

export const seedOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const base = {
  roundId: 'r',
  mode: 'REAL',
  state: 'SETTLED',
  currency: 'THB',
  playedAt: '2026-11-21T10:00:00Z',
} as const

export function tableRound(gameCode: string, number: number): FairRoundOf<'TABLE'> {
  const game = tableGames.find((one) => one.gameCode === gameCode)!
  return roundOf(game, number, ['b-2:beta', 'b-1:alpha', `b-3:${number}`])
}

/** A round of the cockfight at a table that pays by a tote. */
export const toteRound = (number: number, meron = 60_000, wala = 50_000): FairRoundOf<'TABLE'> =>
  roundOf(tableGames.find(({ byTote }) => byTote !== undefined)!.byTote!, number, [
    `b-2:beta:WALA=${wala}`,
    'b-1:alpha',
    `b-3:${number}:MERON=${meron}`,
  ])

function roundOf(game: TableGame, number: number, entries: string[]): FairRoundOf<'TABLE'> {
  const { gameCode, tote } = game
  const serverSeed = seedOf(`${gameCode} ${number}`)
  const clientSeed = clientPartOfBets(entries)
  const stakes = tote && stakesOfEntries(tote, entries)
  const outcome = game.draw(openStream({ serverSeed, clientSeed, nonce: number, tag: game.tag }), stakes)
  const bets = game.spots.slice(0, 6).map(({ code }, place) => ({
    betId: `b-${place}`,
    spot: code,
    stake: 500,
    winAmount: Number(game.payout(outcome, code, 500n)),
  }))
  return {
    ...base,
    kind: 'TABLE',
    gameCode,
    betAmount: 3_000,
    winAmount: bets.reduce((sum, bet) => sum + bet.winAmount, 0),
    serverSeed,
    proof: { commit: tableCommitOf(serverSeed), clientSeed, nonce: number, mathVersion: game.mathVersion },
    table: {
      tableId: 't',
      roundNo: number,
      previousSeed: previousSeedOf(serverSeed),
      entries,
      outcome,
      tote:
        tote && stakes
          ? { sides: toteSides(tote, stakes), isCancelled: isToteCancelled(tote, stakes) }
          : null,
      bets,
    },
  }
}
