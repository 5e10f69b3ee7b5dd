/**
 * Who plays with whom: counted hand by hand, each hand once, and given to the platform as sums
 * (domain/studio-games.md §6.3).
 */
import type { Decisions, PairFacts, PairHand } from '../../kernel/rooms/pair-facts.ts'
import type { OppositeFacts } from '../../kernel/tables/opposite-facts.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { countHand, type ActionFacts } from './count-hand.ts'
import { oppositesOf } from './opposite-bets.ts'
import {
  addPairs,
  dropPairsBefore,
  lockMark,
  moveMark,
  readActionsOf,
  readHandsAfterMark,
  readPairHands,
  readPairs,
  readSeatsOf,
  type ActionRow,
  type DayCount,
  type HandRow,
  type PairsAsked,
} from './store.ts'

const BATCH = 500
const DAY_MS = 86_400_000
/** Before a hand that ended this recently an earlier one may still be uncommitted. */
const SETTLING_MS = 30_000
/** Hands are kept for 180 days, and so are the counts made from them. */
export const KEPT_DAYS = 180

export class PairBook {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Counts every hand that ended since; a batch and its mark are one commit, so that no hand counts twice.
   */
  async count(now: Date): Promise<void> {
    const until = new Date(now.getTime() - SETTLING_MS)
    while ((await this.#database.transaction((tx) => countBatch(tx, until))) === BATCH);
    await this.#database.transaction((tx) =>
      dropPairsBefore(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
    )
  }

  async pairs(asked: PairsAsked): Promise<PairFacts[]> {
    const rows = await readPairs(this.#database.kysely, asked)
    return rows.map((row) => ({
      memberA: row.member_a,
      memberB: row.member_b,
      gameCode: row.game_code,
      hands: Number(row.hands),
      aToB: row.a_to_b,
      bToA: row.b_to_a,
      a: decisionsOf(row.a_decisions, row.a_passive, row.a_all_decisions, row.a_all_passive),
      b: decisionsOf(row.b_decisions, row.b_passive, row.b_all_decisions, row.b_all_passive),
      firstDay: row.first_day,
      lastDay: row.last_day,
    }))
  }

  opposites(asked: { merchantId: string; since: Date; leastRounds: number }): Promise<OppositeFacts[]> {
    return oppositesOf(this.#database.kysely, asked)
  }

  async hands(asked: {
    merchantId: string
    memberA: string
    memberB: string
    gameCode: string
    pageNo: number
    pageSize: number
  }): Promise<{ rows: PairHand[]; total: number }> {
    const { rows, total } = await readPairHands(this.#database.kysely, asked)
    return {
      total,
      rows: rows.map((row) => ({
        handId: row.hand_id,
        roomId: row.room_id,
        handNo: row.hand_no,
        endedAt: row.ended_at,
        netA: row.a_win - row.a_stake,
        netB: row.b_win - row.b_stake,
        playerCount: row.players,
      })),
    }
  }
}

const decisionsOf = (decisions: bigint, passive: bigint, all: bigint, allPassive: bigint): Decisions => ({
  decisions: Number(decisions),
  passive: Number(passive),
  othersDecisions: Number(all - decisions),
  othersPassive: Number(allPassive - passive),
})

async function countBatch(tx: Tx, until: Date): Promise<number> {
  await lockMark(tx)
  const hands = await readHandsAfterMark(tx, until, BATCH)
  const last = hands.at(-1)
  if (!last) return 0
  await addPairs(tx, await pairsOf(tx, hands))
  await moveMark(tx, last)
  return hands.length
}

async function pairsOf(tx: Tx, hands: readonly HandRow[]): Promise<DayCount[]> {
  const handIds = hands.map((hand) => hand.hand_id)
  const seats = Map.groupBy(await readSeatsOf(tx, handIds), (row) => row.hand_id)
  const actions = Map.groupBy(await readActionsOf(tx, handIds), (row) => row.hand_id)
  const sums = new Map<string, DayCount>()
  for (const { hand_id, merchant_id: merchantId, game_code: gameCode, day } of hands) {
    const facts = {
      gameCode,
      actions: (actions.get(hand_id) ?? []).flatMap(factsOf),
      seats: (seats.get(hand_id) ?? []).map((row) => ({
        seat: row.seat,
        memberId: row.member_id,
        isHouse: row.is_house,
        stakeAmount: row.stake_amount,
        winAmount: row.win_amount,
      })),
    }
    const ofHouse = new Set(facts.seats.filter(({ isHouse }) => isHouse).map(({ memberId }) => memberId))
    for (const pair of countHand(facts)) {
      // A house player takes part in every pot, and cannot collude.
      if (ofHouse.has(pair.memberA) || ofHouse.has(pair.memberB)) continue
      const key = [merchantId, pair.memberA, pair.memberB, gameCode, day].join(' ')
      const sum = sums.get(key)
      if (sum) addTo(sum, pair)
      else sums.set(key, { ...pair, merchantId, gameCode, day, hands: 1 })
    }
  }
  return [...sums.values()]
}

const factsOf = ({ seat, events }: ActionRow): ActionFacts[] =>
  events.flatMap((event) =>
    event.seat === undefined ? [] : [{ seat: event.seat, type: event.type, isTimeout: seat === null }],
  )

function addTo(sum: DayCount, pair: Pick<DayCount, 'aToB' | 'bToA' | 'a' | 'b'>): void {
  sum.hands += 1
  sum.aToB += pair.aToB
  sum.bToA += pair.bToA
  for (const side of ['a', 'b'] as const) {
    sum[side].decisions += pair[side].decisions
    sum[side].passive += pair[side].passive
  }
}
