/** The games that are played in rooms, and the rooms that a house has of them (domain/studio-games.md §6). */
import { game as holdem } from '../../games/holdem/rules/index.ts'
import { game as pokdengroom } from '../../games/pokdengroom/rules/index.ts'
import type { RoomGame, RoomStakes } from '../../kernel/rooms/room-game.ts'

export interface RoomOffer { readonly game: RoomGame; readonly stakes: readonly RoomStakes[]; readonly seatCounts: readonly number[] }

const blinds = ([smallBlind, bigBlind]: readonly [number, number]): RoomStakes => ({ smallBlind, bigBlind, minBet: 0, maxBet: 0, minBuyIn: 40 * bigBlind, maxBuyIn: 200 * bigBlind })
/** A banker needs the largest bet of every seat five times over. */
const bets = ([minBet, maxBet]: readonly [number, number]): RoomStakes => ({ smallBlind: 0, bigBlind: 0, minBet, maxBet, minBuyIn: 5 * maxBet, maxBuyIn: 100 * maxBet })

/** A game's own state is its own affair: the room hands it back as it came. */
const anyGame = (game: unknown): RoomGame => game as RoomGame

export const roomOffers: readonly RoomOffer[] = [
  { game: anyGame(holdem), stakes: ([[50, 100], [100, 200], [500, 1000], [2500, 5000], [10_000, 20_000]] as const).map(blinds), seatCounts: [6, 9] },
  { game: anyGame(pokdengroom), stakes: ([[100, 500], [500, 2500], [1000, 5000], [5000, 25_000], [20_000, 100_000]] as const).map(bets), seatCounts: [6] },
]

export const roomOfferOf = (gameCode: string): RoomOffer | undefined => roomOffers.find(({ game }) => game.gameCode === gameCode)

/** What rooms of a game are told apart by: the big blind, or the largest bet. */
export const bigBetOf = ({ bigBlind, maxBet }: RoomStakes): number => bigBlind || maxBet

export const roomStakesOf = (offer: RoomOffer, bigBet: number): RoomStakes | undefined => offer.stakes.find((stakes) => bigBetOf(stakes) === bigBet)
