/**
 * What the console's call says of rounds that were no solo rounds, by their kind
 * (kernel/games/fair-round.ts).
 */
import type {
  FishFairRound,
  HandFairRound,
  RoomFairRound,
  TableFairRound,
} from '../../../../kernel/games/fair-round.ts'

interface OwnHand {
  cards: number[]
  stake: number
  isDoubled: boolean
  result: string | null
  winAmount: number
}

export interface FairRecord {
  TABLE: TableFairRound['table']
  /** Of blackjack; null if the hand is void. */
  HAND: Omit<HandFairRound['hand'], 'outcome'> & {
    outcome: { dealer: number[]; hands: OwnHand[]; insuranceAmount: number } | null
  }
  FISH: FishFairRound['fish']
  ROOM: RoomFairRound['room']
}
