/**
 * The games that are played in rooms, and the rooms that a merchant has of them (domain/studio-games.md §6).
 */
import { gamesOf } from '../../games/all.ts'
import type { DeclaredRooms } from '../../games/kit/manifest.ts'
import type { RoomGame, RoomStakes } from '../../kernel/rooms/room-game.ts'

export interface RoomOffer {
  readonly game: RoomGame
  readonly stakes: readonly RoomStakes[]
  readonly seatCounts: readonly number[]
}

const ofBlinds = ([smallBlind, bigBlind]: readonly [number, number]): RoomStakes => ({
  smallBlind,
  bigBlind,
  minBet: 0,
  maxBet: 0,
  minBuyIn: 40 * bigBlind,
  maxBuyIn: 200 * bigBlind,
})
/** A banker needs the largest bet of every seat five times over. */
const ofBets = ([minBet, maxBet]: readonly [number, number]): RoomStakes => ({
  smallBlind: 0,
  bigBlind: 0,
  minBet,
  maxBet,
  minBuyIn: 5 * maxBet,
  maxBuyIn: 100 * maxBet,
})

const stakesOf = ({ blinds = [], bets = [] }: DeclaredRooms): RoomStakes[] => [
  ...blinds.map(ofBlinds),
  ...bets.map(ofBets),
]

export const roomOffers: readonly RoomOffer[] = await Promise.all(
  gamesOf('ROOM').map(async ({ rules, game: { rooms } }) => ({
    game: (await rules()).game,
    stakes: stakesOf(rooms),
    seatCounts: rooms.seatCounts,
  })),
)

export const roomOfferOf = (gameCode: string): RoomOffer | undefined =>
  roomOffers.find(({ game }) => game.gameCode === gameCode)

/** What distinguishes the rooms of a game: the big blind, or the largest bet. */
export const bigBetOf = ({ bigBlind, maxBet }: RoomStakes): number => bigBlind || maxBet

export const roomStakesOf = (offer: RoomOffer, bigBet: number): RoomStakes | undefined =>
  offer.stakes.find((stakes) => bigBetOf(stakes) === bigBet)
