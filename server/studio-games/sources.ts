/** What the console and the records ask the studio. */
import type { OperationFinder } from '../../modules/system/index.ts'
import { balancesOf } from '../../modules/wallet/index.ts'
import { actInHand } from '../../contract/vendor/studio/act-in-hand.ts'
import { placeBets } from '../../contract/vendor/studio/place-bets.ts'
import { playRound } from '../../contract/vendor/studio/play-round.ts'
import { startHand } from '../../contract/vendor/studio/start-hand.ts'
import type { FairRound } from '../../kernel/games/fair-round.ts'
import { toWireAmount } from '../../kernel/money.ts'
import {
  findFairRound,
  playedStakes,
  returnDaysOf,
  returnsOf,
  rulesOf,
  seatPlaces,
  studioCode,
  tableRoundsAmong,
  type Studio,
} from '../../studio/index.ts'
import type { Sources } from '../products/product.ts'
import { betDetailOfRound, betFileDetails } from './bet-details.ts'

export function studioSources(studio: Studio): Sources {
  const vendor = studioCode
  const { kysely } = studio.database
  return {
    rooms: { vendor, roomsOf: studio.rooms.roomsOf },
    rounds: {
      vendor,
      playedStakes: (memberId, roundIds) => playedStakes(kysely, memberId, roundIds),
      seatPlaces: (memberId, stackIds) => seatPlaces(kysely, memberId, stackIds),
    },
    betDetails: {
      vendor,
      detailOf: async (memberId, roundId) => {
        const round = await findFairRound(studio, memberId, roundId)
        return round && betDetailOfRound(round)
      },
      async detailsOf(memberId, roundIds) {
        const rounds: FairRound[] = []
        for (const roundId of await tableRoundsAmong(kysely, memberId, roundIds)) {
          const round = await findFairRound(studio, memberId, roundId)
          if (round) rounds.push(round)
        }
        return betFileDetails(roundIds, rounds)
      },
    },
    fairRounds: { vendor, find: (memberId, roundId) => findFairRound(studio, memberId, roundId) },
    returns: {
      vendor,
      of: (merchantId, now) => returnsOf(studio, merchantId, now),
      daysOf: (merchantId, gameCode, limit) => returnDaysOf(studio, merchantId, gameCode, limit),
      rulesOf,
    },
    desk: { vendor, tables: studio.tables.desk, rooms: studio.rooms.desk, seas: studio.fish.desk },
    operations: findPlayedRound(studio),
  }
}

/**
 * A round is its own first answer: looked up by its key, it is answered from the studio's record and the
 * ledger.
 */
function findPlayedRound(studio: Studio): OperationFinder {
  return async (reader, { accountId, key, call }) => {
    if (call === undefined || call === playRound.name) {
      const value = await studio.rounds.operation(accountId, key)
      if (value) return { call: playRound.name, value }
    }
    if (call === undefined || call === startHand.name || call === actInHand.name) {
      const hand = await studio.hands.operation(accountId, key)
      if (hand) return { call: hand.isStart ? startHand.name : actInHand.name, value: hand.value }
    }
    if (call === undefined || call === placeBets.name) {
      const value = await studio.tables.operation(accountId, key)
      if (value) return { call: placeBets.name, value }
    }
    return studio.rooms.operation(accountId, key, call, async () => {
      const { main, bonus } = await balancesOf(reader, accountId)
      return toWireAmount(main + bonus)
    })
  }
}
