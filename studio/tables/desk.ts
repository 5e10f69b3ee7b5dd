/**
 * What the console needs of the tables (modules/launch/floor/desk/studio-desk.ts has the same shapes).
 * Amounts are minor units.
 */
import type { TableResult } from '../../kernel/tables/table-game.ts'
import { isRoundId } from '../core/round-id.ts'
import type { DeskBet, DeskRound, DeskTable, OpenTableDesk, TableChange } from './desk-shapes.ts'
import { isShut, ROAD_ROUNDS, rulesOf, type TableParts } from './parts.ts'
import { payoutsOf } from './shares.ts'
import { ACCEPTED, PENDING, readBets, REFUSED, RETURNED, RETURNING, type BetRow } from './store/bets.ts'
import { dropEmptyRounds } from './store/empty-rounds.ts'
import { readTotals } from './store/spot-totals.ts'
import { beginVoid, readLastRound, readRound, type RoundRow } from './store/rounds.ts'
import { readFinished } from './store/round-history.ts'
import { changeTable, lockTable, type TableRow } from './store/tables.ts'
import { frozenTote } from './tote.ts'
import { stateOf } from './view.ts'

interface House {
  tablesOf(merchantId: string): Promise<TableRow[]>
  onChanged(tableId: string): Promise<void>
  runDue(): Promise<void>
}

/** The table's row is held meanwhile, and its next round waits for that. */
const LOOKED_AT_ONCE = 500

const BET_STATES: Record<number, string> = {
  [PENDING]: 'PENDING',
  [ACCEPTED]: 'ACCEPTED',
  [REFUSED]: 'REFUSED',
  [RETURNED]: 'VOID',
  [RETURNING]: 'VOID',
}
const EVERY_STATE = Object.keys(BET_STATES).map((state) => Number.parseInt(state, 10))

export function openTableDesk(parts: TableParts, house: House): OpenTableDesk {
  const { database } = parts
  const ownTable = async (merchantId: string, tableId: string) =>
    (await house.tablesOf(merchantId)).find((table) => table.table_id === tableId)
  const ownRound = async (merchantId: string, roundId: string) => {
    const round = isRoundId(roundId) ? await readRound(database.kysely, roundId) : undefined
    return round?.merchant_id === merchantId ? round : undefined
  }
  return {
    list: async (merchantId) =>
      Promise.all((await house.tablesOf(merchantId)).map((table) => deskTableOf(parts, table))),
    async change(merchantId, tableId, change) {
      const table = await ownTable(merchantId, tableId)
      if (!table) return undefined
      const { before, after } = await database.transaction(async (tx) => {
        const held = (await lockTable(tx, tableId))!
        return { before: held, after: await changeTable(tx, tableId, patched(held, change)) }
      })
      await house.onChanged(tableId)
      return { before: await deskTableOf(parts, before), after: await deskTableOf(parts, after) }
    },
    async rounds(merchantId, tableId, page) {
      if (!(await ownTable(merchantId, tableId))) return undefined
      const { rows, total } = await readFinished(database.kysely, tableId, page)
      return { rows: await Promise.all(rows.map((row) => deskRoundOf(parts, row))), total }
    },
    async round(merchantId, roundId) {
      const round = await ownRound(merchantId, roundId)
      if (!round) return undefined
      const bets = await readBets(database.kysely, roundId, EVERY_STATE)
      return {
        tableId: round.table_id,
        round: await deskRoundOf(parts, round),
        bets: bets.flatMap((bet) => deskBetsOf(parts, round, bet)),
      }
    },
    async voidRound(merchantId, roundId) {
      const round = await ownRound(merchantId, roundId)
      if (!round) return 'NOT_FOUND'
      const begun = await beginVoid(database.kysely, roundId)
      const step = begun?.step ?? (await readRound(database.kysely, roundId))!.step
      if (step !== 'VOIDING' && step !== 'VOID') return 'STATE'
      // The stakes are returned now; if the wallet is busy, the clock continues with the rest.
      await house.onChanged(round.table_id)
      await house.runDue()
      return 'VOIDED'
    },
    async dropEmpty(merchantId, before) {
      let sum = 0
      for (const { table_id: tableId } of await house.tablesOf(merchantId)) {
        for (let isMore = true; isMore; ) {
          const { looked, dropped } = await dropEmptyRounds(database.kysely, tableId, {
            before,
            kept: ROAD_ROUNDS,
            most: LOOKED_AT_ONCE,
          })
          sum += dropped
          isMore = looked > 0
        }
      }
      return sum
    },
  }
}

function patched(table: TableRow, { isOn, names, limits, paysBy, videoUrl }: TableChange): TableRow {
  return {
    ...table,
    is_on: isOn ?? table.is_on,
    name_th: names?.th ?? table.name_th,
    name_en: names?.en ?? table.name_en,
    min_amount: limits?.min ?? table.min_amount,
    max_amount: limits?.max ?? table.max_amount,
    side_max_amount: limits?.sideMax ?? table.side_max_amount,
    pays_by: paysBy ?? table.pays_by,
    video_url: videoUrl === undefined ? table.video_url : videoUrl,
  }
}

async function deskTableOf(parts: TableParts, table: TableRow): Promise<DeskTable> {
  const round = await readLastRound(parts.database.kysely, table.table_id)
  return {
    tableId: table.table_id,
    gameCode: table.game_code,
    names: { th: table.name_th, en: table.name_en },
    isOn: table.is_on,
    limits: { min: table.min_amount, max: table.max_amount, sideMax: table.side_max_amount },
    paysBy: table.pays_by,
    choices: parts.gameOf(table.game_code)?.byTote ? ['FIXED', 'TOTE'] : ['FIXED'],
    videoUrl: table.video_url,
    state:
      (!round || round.is_over) && (await isShut(parts, table))
        ? 'OFF'
        : round
          ? stateOf(round.step)
          : 'SETTLED',
    round: round ? await deskRoundOf(parts, round) : null,
  }
}

async function deskRoundOf({ database }: TableParts, round: RoundRow): Promise<DeskRound> {
  const { spots, players, bets, taken } = await readTotals(database.kysely, round.round_id)
  const isDone = round.step === 'SETTLED' || round.step === 'VOID'
  return {
    roundId: round.round_id,
    roundNo: round.round_no,
    state: stateOf(round.step),
    openedAt: round.opened_at,
    stateEndsAt: isDone ? null : round.ends_at,
    outcome: round.outcome === null ? null : (JSON.parse(round.outcome) as unknown),
    result: round.result === null ? null : (JSON.parse(round.result) as TableResult),
    tote: frozenTote(round),
    commit: round.commit_hash,
    serverSeed: round.step === 'SETTLED' ? round.server_seed : null,
    clientPart: round.client_part,
    stakeAmount: spots.reduce((sum, { stake }) => sum + stake, 0n),
    takenAmount: taken,
    payoutAmount: round.payout_amount,
    betCount: bets,
    playerCount: players,
    spots: spots.map(({ spot, stake, bets: count }) => ({ spot, stakeAmount: stake, betCount: count })),
  }
}

/** One line for each stake; what it won is included once the round is shown. */
function deskBetsOf(parts: TableParts, round: RoundRow, bet: BetRow): DeskBet[] {
  const game = rulesOf(parts, round)
  const wins =
    bet.state === ACCEPTED && game && round.outcome !== null
      ? payoutsOf(game, JSON.parse(round.outcome), bet)
      : undefined
  return bet.spots.map((spot, at) => ({
    betId: bet.bet_id,
    memberId: bet.member_id,
    isFree: bet.is_free,
    spot,
    stakeAmount: bet.stakes[at]!,
    winAmount: wins?.[at] ?? 0n,
    state: BET_STATES[bet.state]!,
    placedAt: bet.placed_at,
  }))
}
