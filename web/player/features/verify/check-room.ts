import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { clientPartOfSeats } from '../../../../kernel/fair/shared-round.ts'
import { foldHand, type KeptMove } from '../../../../kernel/rooms/fold-hand.ts'
import type { HandInput, HandView, RoomGame } from '../../../../kernel/rooms/room-game.ts'
import type { RoomRules } from '../../../../games/kit/manifest.ts'
import { refusable, rulesOf, shuffledDeck } from './check-parts.ts'
import type { FairRoundOf } from './fair-round.ts'

/** What the rules give a seat, beside what was booked for it. */
export interface CheckedSeat {
  seat: number
  name: string
  recorded: number
  computed: number
}

export interface CheckedRoom {
  isCommitRight: boolean
  isPartRight: boolean
  isDeckRight: boolean
  seats: CheckedSeat[]
  /** null: played by rules that have changed since, so its money cannot be worked out here. */
  isMoneyRight: boolean | null
  isRight: boolean
}

/**
 * Shuffles the hand's deck and plays its moves again by the game's rules: every card that was seen and every
 * seat's money must come out the same.
 */
export async function checkRoom(round: FairRoundOf<'ROOM'>): Promise<CheckedRoom | null> {
  const { serverSeed, room, proof } = round
  const load = rulesOf<RoomRules>(round.gameCode, 'ROOM')
  if (!serverSeed || !load) return null
  const { game } = await load()
  return refusable(() => {
    const deck = shuffledDeck(
      openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: game.tag }),
    )
    const isCommitRight = commitOf(serverSeed) === proof.commit
    const isPartRight = clientPartOfSeats(room.seeds.map(({ clientSeed }) => clientSeed)) === proof.clientSeed
    const isDeckRight = room.cards.every(({ place, card }) => deck[place] === card)
    const end =
      game.mathVersion === proof.mathVersion
        ? endOf(game, { ...room.start, deck } as HandInput<unknown>, room.moves)
        : null
    const seats = room.seats.map(({ seat, name, betAmount, winAmount }): CheckedSeat => {
      const result = end?.seats.find((one) => one.seat === seat)?.result
      return { seat, name, recorded: winAmount - betAmount, computed: result?.netAmount ?? 0 }
    })
    const own = seats.find(({ seat }) => seat === room.ownSeat)
    const isMoneyRight =
      end === null
        ? null
        : end !== undefined &&
          seats.every(({ recorded, computed }) => recorded === computed) &&
          own?.computed === round.winAmount - round.betAmount &&
          seats.reduce((sum, { computed }) => sum + computed, 0) === -room.rakeAmount
    return {
      isCommitRight,
      isPartRight,
      isDeckRight,
      seats,
      isMoneyRight,
      isRight: isCommitRight && isPartRight && isDeckRight && isMoneyRight !== false,
    }
  })
}

/** The table at the hand's end; undefined if these moves do not make a hand of this deck. */
function endOf(game: RoomGame, input: HandInput<unknown>, moves: readonly KeptMove[]): HandView | undefined {
  try {
    const view = foldHand(game, input, moves, null).at(-1)!.view
    return view.seats.some(({ result }) => result !== null) ? view : undefined
  } catch {
    return undefined
  }
}
