/** Slots of the studio, and ACME's games: everybody who plays at the time plays a round, again and again. */
import type { SoloGame } from '../../../kernel/games/solo-game.ts'
import { Acme } from '../../../demo/acme/acme.ts'
import { stakes as acmeStakes } from '../../../demo/acme/draw.ts'
import { acmeGames } from '../../../demo/acme/locales/games.ts'
import { AcmeBooks } from '../../../demo/acme/store.ts'
import { soloGames } from '../../../studio/house/games.ts'
import type { Seat } from '../../../studio/core/seats.ts'
import { unlessRefused, type House, type Visit } from './simulated-process.ts'

interface Player {
  readonly visit: Visit
  readonly game: SoloGame
  readonly seat: Seat
  readonly betAmount: bigint
  isOut: boolean
}

/** Each at a game of their own, `rounds` rounds with some seconds between; who cannot pay a round stops. */
export async function playSlots(
  house: House,
  visits: readonly Visit[],
  rounds: number,
  games: readonly SoloGame[] = soloGames,
): Promise<void> {
  const players = await Promise.all(
    visits.map(async (visit): Promise<Player> => {
      const game = house.dice.pick(games)
      return {
        visit,
        game,
        seat: await house.seat(visit, game.gameCode),
        betAmount: stakeOf(game, visit.person.stakeAmount),
        isOut: false,
      }
    }),
  )
  for (let round = 0; round < rounds && players.some(({ isOut }) => !isOut); round++) {
    await house.past.pass(house.dice.between(6, 24) * 1_000)
    await Promise.all(
      players.filter(({ isOut }) => !isOut).map((player) => spin(house, player, `history-${round}`)),
    )
  }
}

async function spin(house: House, player: Player, key: string): Promise<void> {
  const { seat, game, betAmount } = player
  const played = await unlessRefused(
    house.studio.rounds.play(seat, {
      gameCode: game.gameCode,
      betAmount: Number(betAmount),
      key: `${key}-${seat.sessionId}`,
    }),
  )
  if (!played || BigInt(played.value.balance) < betAmount) player.isOut = true
}

/** The largest stake of the game that is not above the member's usual one. */
function stakeOf({ betAmounts }: SoloGame, usual: number): bigint {
  return betAmounts.findLast((amount) => amount <= BigInt(usual)) ?? betAmounts[0]!
}

export async function playAcme(house: House, visits: readonly Visit[], rounds: number): Promise<void> {
  const acme = new Acme(house.acmePort(), new AcmeBooks(house.process.database))
  const players: { play: string; fields: number; stake: number }[] = []
  for (const visit of visits) {
    const { gameCode } = house.dice.pick(acmeGames)
    const entered = await acme.enter(await house.launchToken(visit, 'ACME', gameCode), visit.person.address)
    if (!('value' in entered)) continue
    players.push({
      play: entered.value.play,
      fields: entered.value.game.fields,
      stake: acmeStakes.findLast((stake) => stake <= visit.person.stakeAmount) ?? acmeStakes[0]!,
    })
  }
  for (let round = 0; round < rounds; round++) {
    await house.past.pass(house.dice.between(5, 15) * 1_000)
    await Promise.all(
      players.map(({ play, stake, fields }) => acme.play(play, stake, house.dice.below(fields))),
    )
  }
}
