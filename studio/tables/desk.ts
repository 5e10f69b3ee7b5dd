/** What the operator's desk asks of the tables (modules/launch/studio-desk.ts has the same shapes). Amounts are minor units. */
import type { TableResult } from '../../kernel/tables/table-game.ts'
import { isRoundId } from '../round-id.ts'
import { isShut, type TableParts } from './parts.ts'
import { payoutsOf } from './shares.ts'
import { ACCEPTED, PENDING, readBets, readTotals, REFUSED, RETURNED, RETURNING, type BetRow } from './store/bets.ts'
import { beginVoid, readFinished, readLastRound, readRound, type RoundRow } from './store/rounds.ts'
import { changeTable, lockTable, type TableRow } from './store/tables.ts'
import { stateOf, type TableState } from './view.ts'

interface Names { readonly th: string; readonly en: string }
interface Limits { readonly min: bigint; readonly max: bigint; readonly sideMax: bigint }
export interface DeskRound {
  roundId: string; roundNo: number; state: TableState; openedAt: Date; stateEndsAt: Date | null; outcome: unknown; result: TableResult | null
  commit: string; serverSeed: string | null; clientPart: string | null; stakeAmount: bigint; takenAmount: bigint; payoutAmount: bigint; betCount: number; playerCount: number
  spots: { spot: string; stakeAmount: bigint; betCount: number }[]
}
export interface DeskTable { tableId: string; gameCode: string; names: Names; isOn: boolean; limits: Limits; videoUrl: string | null; state: TableState; round: DeskRound | null }
export interface DeskBet { betId: string; memberId: string; isFree: boolean; spot: string; stakeAmount: bigint; winAmount: bigint; state: string; placedAt: Date }
export interface TableChange { readonly isOn?: boolean; readonly names?: Names; readonly limits?: Limits; readonly videoUrl?: string | null }
interface Page { pageNo: number; pageSize: number }

export interface OpenTableDesk {
  list(merchantId: string): Promise<DeskTable[]>
  change(merchantId: string, tableId: string, change: TableChange): Promise<{ before: DeskTable; after: DeskTable } | undefined>
  rounds(merchantId: string, tableId: string, page: Page): Promise<{ rows: DeskRound[]; total: number } | undefined>
  round(merchantId: string, roundId: string): Promise<{ tableId: string; round: DeskRound; bets: DeskBet[] } | undefined>
  voidRound(merchantId: string, roundId: string): Promise<'VOIDED' | 'NOT_FOUND' | 'STATE'>
}

interface House { tablesOf(merchantId: string): Promise<TableRow[]>; onChanged(tableId: string): Promise<void>; runDue(): Promise<void> }

const BET_STATES: Record<number, string> = { [PENDING]: 'PENDING', [ACCEPTED]: 'ACCEPTED', [REFUSED]: 'REFUSED', [RETURNED]: 'VOID', [RETURNING]: 'VOID' }
const EVERY_STATE = Object.keys(BET_STATES).map((state) => Number.parseInt(state, 10))

export function openTableDesk(parts: TableParts, house: House): OpenTableDesk {
  const { database } = parts
  const ownTable = async (merchantId: string, tableId: string) => (await house.tablesOf(merchantId)).find((table) => table.table_id === tableId)
  const ownRound = async (merchantId: string, roundId: string) => {
    const round = isRoundId(roundId) ? await readRound(database.kysely, roundId) : undefined
    return round?.merchant_id === merchantId ? round : undefined
  }
  return {
    list: async (merchantId) => Promise.all((await house.tablesOf(merchantId)).map((table) => deskTableOf(parts, table))),
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
      if (!await ownTable(merchantId, tableId)) return undefined
      const { rows, total } = await readFinished(database.kysely, tableId, page)
      return { rows: await Promise.all(rows.map((row) => deskRoundOf(parts, row))), total }
    },
    async round(merchantId, roundId) {
      const round = await ownRound(merchantId, roundId)
      if (!round) return undefined
      const bets = await readBets(database.kysely, roundId, EVERY_STATE)
      return { tableId: round.table_id, round: await deskRoundOf(parts, round), bets: bets.flatMap((bet) => deskBetsOf(parts, round, bet)) }
    },
    async voidRound(merchantId, roundId) {
      const round = await ownRound(merchantId, roundId)
      if (!round) return 'NOT_FOUND'
      const begun = await beginVoid(database.kysely, roundId)
      const step = begun?.step ?? (await readRound(database.kysely, roundId))!.step
      if (step !== 'VOIDING' && step !== 'VOID') return 'STATE'
      // The stakes go back now; what cannot, because the wallet is busy, the clock goes on with.
      await house.onChanged(round.table_id)
      await house.runDue()
      return 'VOIDED'
    },
  }
}

function patched(table: TableRow, { isOn, names, limits, videoUrl }: TableChange): TableRow {
  return {
    ...table, is_on: isOn ?? table.is_on, name_th: names?.th ?? table.name_th, name_en: names?.en ?? table.name_en,
    min_amount: limits?.min ?? table.min_amount, max_amount: limits?.max ?? table.max_amount, side_max_amount: limits?.sideMax ?? table.side_max_amount,
    video_url: videoUrl === undefined ? table.video_url : videoUrl,
  }
}

async function deskTableOf(parts: TableParts, table: TableRow): Promise<DeskTable> {
  const round = await readLastRound(parts.database.kysely, table.table_id)
  return {
    tableId: table.table_id, gameCode: table.game_code, names: { th: table.name_th, en: table.name_en }, isOn: table.is_on,
    limits: { min: table.min_amount, max: table.max_amount, sideMax: table.side_max_amount }, videoUrl: table.video_url,
    state: (!round || round.is_over) && isShut(parts, table) ? 'OFF' : round ? stateOf(round.step) : 'SETTLED',
    round: round ? await deskRoundOf(parts, round) : null,
  }
}

async function deskRoundOf({ database }: TableParts, round: RoundRow): Promise<DeskRound> {
  const { spots, players, bets, taken } = await readTotals(database.kysely, round.round_id)
  const isDone = round.step === 'SETTLED' || round.step === 'VOID'
  return {
    roundId: round.round_id, roundNo: round.round_no, state: stateOf(round.step), openedAt: round.opened_at, stateEndsAt: isDone ? null : round.ends_at,
    outcome: round.outcome === null ? null : JSON.parse(round.outcome) as unknown, result: round.result === null ? null : JSON.parse(round.result) as TableResult,
    commit: round.commit_hash, serverSeed: round.step === 'SETTLED' ? round.server_seed : null, clientPart: round.client_part,
    stakeAmount: spots.reduce((sum, { stake }) => sum + stake, 0n), takenAmount: taken, payoutAmount: round.payout_amount, betCount: bets, playerCount: players,
    spots: spots.map(({ spot, stake, bets: count }) => ({ spot, stakeAmount: stake, betCount: count })),
  }
}

/** One line a stake; what it won is told once the round is shown. */
function deskBetsOf({ gameOf }: TableParts, round: RoundRow, bet: BetRow): DeskBet[] {
  const game = gameOf(round.game_code)
  const wins = bet.state === ACCEPTED && game?.mathVersion === round.math_version && round.outcome !== null ? payoutsOf(game, JSON.parse(round.outcome), bet) : undefined
  return bet.spots.map((spot, at) => ({
    betId: bet.bet_id, memberId: bet.member_id, isFree: bet.is_free, spot, stakeAmount: bet.stakes[at]!, winAmount: wins?.[at] ?? 0n, state: BET_STATES[bet.state]!, placedAt: bet.placed_at,
  }))
}
