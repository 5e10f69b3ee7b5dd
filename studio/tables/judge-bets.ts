/** Stores bets as pending: all simultaneous ones in one commit, each judged by the locked rows. */
import { versionOf, type TableGame } from '../../kernel/tables/table-game.ts'
import { isUniqueViolation, type Database, type Tx } from '../../platform/postgres.ts'
import { addBets, holdMembers, readBetsByKeys, type BetRow, type NewBet } from './store/bets.ts'
import { readSpotSums } from './store/spot-totals.ts'
import { holdRounds, type OpenRound } from './store/rounds.ts'

export interface BetOrder {
  readonly betId: string
  readonly tableId: string
  readonly roundNo: number
  readonly game: TableGame
  readonly memberId: string
  readonly isFree: boolean
  readonly sessionId: string
  readonly key: string
  readonly bodyHash: string
  readonly clientSeed: string
  readonly bets: readonly { spot: string; stake: bigint }[]
}

export type Judged =
  | { readonly is: 'STORED'; readonly roundId: string; readonly amount: bigint; readonly totalAmount: bigint }
  | { readonly is: 'KNOWN'; readonly bet: BetRow }
  | { readonly is: 'CLOSED' }
  | { readonly is: 'LIMIT'; readonly min: bigint; readonly max: bigint }
  /** More than a member may stake in a round of this game. */
  | { readonly is: 'ROUND_LIMIT'; readonly used: bigint; readonly max: bigint }

/** A result for each order at its place. The same key again gets its first answer, at any time. */
export async function judgeBets(database: Database, orders: readonly BetOrder[]): Promise<Judged[]> {
  try {
    return await database.transaction((tx) => judgeInside(tx, orders))
  } catch (error) {
    // Another process stored one of the keys at this very moment: now it is known.
    if (isUniqueViolation(error, 'table_bet_key'))
      return database.transaction((tx) => judgeInside(tx, orders))
    throw error
  }
}

async function judgeInside(tx: Tx, orders: readonly BetOrder[]): Promise<Judged[]> {
  await holdMembers(
    tx,
    orders.map(({ memberId }) => memberId),
  )
  const known = new Map(
    (await readBetsByKeys(tx, orders)).map((bet) => [`${bet.member_id}\n${bet.key}`, bet]),
  )
  const rounds = new Map(
    (await holdRounds(tx, orders)).map((round) => [`${round.table_id}\n${round.round_no}`, round]),
  )
  const held = orders.flatMap((order) => {
    const round = roundOf(rounds, order)
    return round?.is_open ? [{ roundId: round.round_id, memberId: order.memberId }] : []
  })
  const sums = new Map(
    held.length === 0
      ? []
      : (await readSpotSums(tx, held)).map((sum) => [
          sumName(sum.round_id, sum.member_id, sum.is_free, sum.spot),
          sum.stake,
        ]),
  )
  const totals = new Map<string, bigint>()
  for (const [name, stake] of sums) add(totals, ownerOf(name), stake)
  const fresh: NewBet[] = []
  const judged = orders.map((order): Judged => {
    const bet = known.get(`${order.memberId}\n${order.key}`)
    if (bet) return { is: 'KNOWN', bet }
    const round = roundOf(rounds, order)
    if (!round?.is_open) return { is: 'CLOSED' }
    const added = addedUp(order)
    for (const [spot, stake] of added) {
      const range = rangeOf(versionOf(order.game, round.math_version) ?? order.game, round, spot)
      const sum = (sums.get(sumName(round.round_id, order.memberId, order.isFree, spot)) ?? 0n) + stake
      if (sum < range.min || sum > range.max) return { is: 'LIMIT', ...range }
    }
    const used = totals.get(`${round.round_id}\n${order.memberId}\n${order.isFree}`) ?? 0n
    const stakes = order.bets.reduce((sum, { stake }) => sum + stake, 0n)
    if (order.game.most && used + stakes > order.game.most.round)
      return { is: 'ROUND_LIMIT', used, max: order.game.most.round }
    for (const [spot, stake] of added) {
      const name = sumName(round.round_id, order.memberId, order.isFree, spot)
      add(sums, name, stake)
      add(totals, ownerOf(name), stake)
    }
    const stored = {
      is: 'STORED' as const,
      roundId: round.round_id,
      amount: heldOf(order),
      totalAmount: totals.get(`${round.round_id}\n${order.memberId}\n${order.isFree}`)!,
    }
    fresh.push({
      ...order,
      ...stored,
      spots: order.bets.map(({ spot }) => spot),
      stakes: order.bets.map(({ stake }) => stake),
    })
    // The same key twice at the same moment: the second gets the result of the first when it asks again.
    known.set(`${order.memberId}\n${order.key}`, pendingOf(order, stored))
    return stored
  })
  if (fresh.length > 0) await addBets(tx, fresh)
  return judged
}

const roundOf = (rounds: ReadonlyMap<string, OpenRound>, { tableId, roundNo }: BetOrder) =>
  rounds.get(`${tableId}\n${roundNo}`)
const sumName = (roundId: string, memberId: string, isFree: boolean, spot: string) =>
  `${roundId}\n${memberId}\n${isFree}\n${spot}`
const ownerOf = (name: string) => name.slice(0, name.lastIndexOf('\n'))
const add = (sums: Map<string, bigint>, name: string, stake: bigint) =>
  sums.set(name, (sums.get(name) ?? 0n) + stake)

/** The stakes of an order by spot; chips put on one spot twice are one stake for the limits. */
function addedUp(order: BetOrder): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { spot, stake } of order.bets) add(sums, spot, stake)
  return sums
}

function rangeOf(game: TableGame, round: OpenRound, spot: string): { min: bigint; max: bigint } {
  const { isSide = false, mostStake } = game.spots.find(({ code }) => code === spot) ?? {}
  const max = isSide ? round.side_max_amount : round.max_amount
  return { min: round.min_amount, max: mostStake !== undefined && mostStake < max ? mostStake : max }
}

/** What the wallet takes for it. */
function heldOf({ game, bets }: BetOrder): bigint {
  const multiples = new Map(game.spots.map(({ code, holdMultiple }) => [code, BigInt(holdMultiple)]))
  return bets.reduce((sum, { spot, stake }) => sum + stake * (multiples.get(spot) ?? 1n), 0n)
}

function pendingOf(
  order: BetOrder,
  { roundId, amount, totalAmount }: { roundId: string; amount: bigint; totalAmount: bigint },
): BetRow {
  return {
    bet_id: order.betId,
    round_id: roundId,
    member_id: order.memberId,
    is_free: order.isFree,
    key: order.key,
    body_hash: order.bodyHash,
    client_seed: order.clientSeed,
    amount,
    spots: order.bets.map(({ spot }) => spot),
    stakes: order.bets.map(({ stake }) => stake),
    total_amount: totalAmount,
    state: 0,
    balance_after: null,
    refusal: null,
    placed_at: new Date(0),
  }
}
