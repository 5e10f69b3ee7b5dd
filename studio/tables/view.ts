/** A table as everybody sees it, made at most a few times a second however many ask. */
import { clock } from '../../kernel/clock.ts'
import { toWireAmount } from '../../kernel/money.ts'
import type { TableResult } from '../../kernel/tables/table-game.ts'
import { isShut, type TableParts } from './parts.ts'
import { readTotals } from './store/bets.ts'
import { readHistory, readLastRound, type RoundRow, type Step } from './store/rounds.ts'
import { readTable, type TableRow } from './store/tables.ts'

export type TableState = 'BETTING' | 'CLOSED' | 'REVEAL' | 'SETTLED' | 'VOID' | 'OFF'
export interface HistoryEntry { roundNo: number; winner: string; marks: string[]; score?: number[] }
interface ResultShown { winner: string; marks: string[]; score?: number[] }

export interface TableView {
  tableId: string; gameCode: string; names: { th: string; en: string }; dealer: number; limits: { min: number; max: number; sideMax: number }; videoUrl: string | null
  state: TableState; roundNo: number; roundId: string | null; commit: string | null; stateEndsAt: string | null
  outcome: unknown; result: ResultShown | null; totals: { spot: string; stake: number; players: number }[]; players: number
}

const STATES: Record<Step, Exclude<TableState, 'OFF'>> = {
  BETTING: 'BETTING', CLOSED: 'CLOSED', FROZEN: 'CLOSED', DRAWN: 'REVEAL', SHARED: 'REVEAL', SETTLED: 'SETTLED', VOIDING: 'VOID', VOID: 'VOID',
}
export const stateOf = (step: Step): Exclude<TableState, 'OFF'> => STATES[step]

const HISTORY = 120
const FRESH_MS = 250
const MOST_KEPT = 2_000

interface Totals { totals: TableView['totals']; players: number }
interface Kept { atMs: number; stamp?: string; made: Promise<{ table: TableRow; view: TableView } | undefined> }

export class TableViews {
  readonly #parts: Pick<TableParts, 'database' | 'port'>
  readonly #views = new Map<string, Kept>()
  readonly #histories = new Map<string, { until: string; entries: Promise<HistoryEntry[]> }>()
  /** By table: the table and the sums of a round whose bets are final, so that its result goes out without asking anew. */
  readonly #final = new Map<string, { roundId: string; table: TableRow; totals: Totals }>()

  constructor(parts: Pick<TableParts, 'database' | 'port'>) {
    this.#parts = parts
  }

  /** The table and what is seen of it; undefined where there is none. */
  of(tableId: string): Promise<{ table: TableRow; view: TableView } | undefined> {
    const kept = this.#views.get(tableId)
    // By the machine's clock: the product's may be moved.
    if (kept && performance.now() - kept.atMs < FRESH_MS) return kept.made
    return this.#keep(tableId, this.#make(tableId))
  }

  /** The same after a step that was taken here, with the round as it stands now. */
  async moved(tableId: string, round: RoundRow): Promise<{ table: TableRow; view: TableView } | undefined> {
    const final = this.#final.get(tableId)
    if (final?.roundId !== round.round_id || stateOf(round.step) !== 'REVEAL') return this.#keep(tableId, this.#make(tableId))
    const { table, totals } = final
    return this.#keep(tableId, Promise.resolve({ table, view: { ...this.#viewOf(table, { ...round, is_over: false }), ...totals } }))
  }

  /** The bets of a round are final: its sums are read while there is time. */
  async freeze(tableId: string, round: RoundRow): Promise<void> {
    const table = await readTable(this.#parts.database.kysely, tableId)
    if (this.#final.size >= MOST_KEPT) this.#final.clear()
    if (table) this.#final.set(tableId, { roundId: round.round_id, table, totals: await this.#totalsOf(round) })
  }

  /** Something of the table has changed here. */
  forget(tableId: string): void {
    this.#views.delete(tableId)
  }

  /** Another process has told where the table stands. */
  heard(tableId: string, told: { roundNo?: unknown; state?: unknown }): void {
    if (this.#views.get(tableId)?.stamp !== stampOf(told)) this.forget(tableId)
  }

  /** Settled rounds for road maps, oldest first. */
  historyOf(tableId: string, view: Pick<TableView, 'roundNo' | 'state'>): Promise<HistoryEntry[]> {
    const until = `${view.roundNo}:${view.state === 'SETTLED' || view.state === 'OFF'}`
    const kept = this.#histories.get(tableId)
    if (kept?.until === until) return kept.entries
    if (this.#histories.size >= MOST_KEPT) this.#histories.clear()
    const entries = readHistory(this.#parts.database.kysely, tableId, HISTORY).then((rows) => rows.reverse().map((row) => ({ roundNo: row.round_no, ...JSON.parse(row.result) as ResultShown })))
    this.#histories.set(tableId, { until, entries })
    entries.catch(() => this.#histories.delete(tableId))
    return entries
  }

  #keep(tableId: string, made: Kept['made']): Kept['made'] {
    if (this.#views.size >= MOST_KEPT) this.#views.clear()
    const fresh: Kept = { atMs: performance.now(), made }
    this.#views.set(tableId, fresh)
    made.then((shown) => { if (shown) fresh.stamp = stampOf(shown.view) }, () => this.#views.delete(tableId))
    return made
  }

  async #make(tableId: string): Promise<{ table: TableRow; view: TableView } | undefined> {
    const table = await readTable(this.#parts.database.kysely, tableId)
    if (!table) return undefined
    const round = await readLastRound(this.#parts.database.kysely, tableId)
    return { table, view: { ...this.#viewOf(table, round), ...await this.#totalsOf(round) } }
  }

  #viewOf(table: TableRow, round: (RoundRow & { is_over: boolean }) | undefined) {
    return viewOf(table, round, isShut(this.#parts, table))
  }

  async #totalsOf(round: RoundRow | undefined): Promise<Totals> {
    if (!round) return { totals: [], players: 0 }
    const { spots, players } = await readTotals(this.#parts.database.kysely, round.round_id)
    return { totals: spots.map(({ spot, stake, players: on }) => ({ spot, stake: toWireAmount(stake), players: on })), players }
  }
}

/** A round that is over may be the last for a while: nobody is told an end that has passed. */
function viewOf(table: TableRow, round: (RoundRow & { is_over: boolean }) | undefined, isShutNow: boolean): Omit<TableView, 'totals' | 'players'> {
  const isOver = !round || round.is_over
  const limits = isOver ? table : round
  const isShown = round?.outcome !== null && round?.outcome !== undefined
  return {
    tableId: table.table_id, gameCode: table.game_code, names: { th: table.name_th, en: table.name_en }, dealer: table.dealer,
    limits: { min: toWireAmount(limits.min_amount), max: toWireAmount(limits.max_amount), sideMax: toWireAmount(limits.side_max_amount) },
    videoUrl: table.video_url,
    state: isOver && isShutNow ? 'OFF' : round ? stateOf(round.step) : 'SETTLED',
    roundNo: round?.round_no ?? 0, roundId: round?.round_id ?? null, commit: round?.commit_hash ?? null,
    stateEndsAt: isOver ? null : round.ends_at.toISOString(),
    outcome: isShown ? JSON.parse(round.outcome!) as unknown : null,
    result: isShown ? JSON.parse(round.result!) as TableResult & ResultShown : null,
  }
}

const stampOf = ({ roundNo, state }: { roundNo?: unknown; state?: unknown }) => `${String(roundNo)}:${String(state)}`

/** What of a view goes out when a round is settled. */
export function entryOf(view: TableView): HistoryEntry | undefined {
  return view.state === 'SETTLED' && view.result ? { roundNo: view.roundNo, ...view.result } : undefined
}

export const serverNow = (): string => clock.now().toISOString()
