/** The views of tables, made at most a few times a second however many ask. */
import { toWireAmount } from '../../kernel/money.ts'
import { isShut, readingOf, ROAD_ROUNDS, rulesOf, rulesOfTable, type TableParts } from './parts.ts'
import { readTotals } from './store/spot-totals.ts'
import { readLastRound, type RoundRow } from './store/rounds.ts'
import { readHistory } from './store/round-history.ts'
import { readTable, type TableRow } from './store/tables.ts'
import { toteViewOf } from './tote.ts'
import { stampOf, stateOf, viewOf, type HistoryEntry, type ResultShown, type TableView } from './view.ts'

const FRESH_MS = 250
const MOST_KEPT = 2_000

interface Totals {
  totals: TableView['totals']
  players: number
}
interface Kept {
  atMs: number
  stamp?: string
  made: Promise<{ table: TableRow; view: TableView } | undefined>
}

type ViewParts = Pick<TableParts, 'database' | 'port' | 'gameOf'>

export class TableViews {
  readonly #parts: ViewParts
  readonly #views = new Map<string, Kept>()
  readonly #histories = new Map<string, { until: string; entries: Promise<HistoryEntry[]> }>()
  /**
   * By table: the table and the sums of a round whose bets are final, so that its result is sent without
   * another query.
   */
  readonly #final = new Map<string, { roundId: string; table: TableRow; totals: Totals }>()

  constructor(parts: ViewParts) {
    this.#parts = parts
  }

  /** The table and what is visible of it; undefined if there is none. */
  of(tableId: string): Promise<{ table: TableRow; view: TableView } | undefined> {
    const kept = this.#views.get(tableId)
    // By the machine's clock: the product's may be moved.
    if (kept && performance.now() - kept.atMs < FRESH_MS) return kept.made
    return this.#keep(tableId, this.#make(tableId))
  }

  /** The same after a step that was taken here, with the round's new state. */
  async moved(tableId: string, round: RoundRow): Promise<{ table: TableRow; view: TableView } | undefined> {
    const final = this.#final.get(tableId)
    if (final?.roundId !== round.round_id || stateOf(round.step) !== 'REVEAL')
      return this.#keep(tableId, this.#make(tableId))
    const { table, totals } = final
    return this.#keep(
      tableId,
      this.#viewOf(table, { ...round, is_over: false }, totals).then((view) => ({ table, view })),
    )
  }

  /** The bets of a round are final: its sums are read while there is time. */
  async freeze(tableId: string, round: RoundRow): Promise<void> {
    const table = await readTable(this.#parts.database.kysely, tableId)
    if (this.#final.size >= MOST_KEPT) this.#final.clear()
    if (table)
      this.#final.set(tableId, { roundId: round.round_id, table, totals: await this.#totalsOf(round) })
  }

  /** Something of the table has changed here. */
  forget(tableId: string): void {
    this.#views.delete(tableId)
  }

  /** Another process has pushed the table's state. */
  heard(tableId: string, told: { roundNo?: unknown; state?: unknown }): void {
    if (this.#views.get(tableId)?.stamp !== stampOf(told)) this.forget(tableId)
  }

  /** Settled rounds for road maps, oldest first. */
  historyOf(tableId: string, view: Pick<TableView, 'roundNo' | 'state'>): Promise<HistoryEntry[]> {
    const until = `${view.roundNo}:${view.state === 'SETTLED' || view.state === 'OFF'}`
    const kept = this.#histories.get(tableId)
    if (kept?.until === until) return kept.entries
    if (this.#histories.size >= MOST_KEPT) this.#histories.clear()
    const entries = readHistory(this.#parts.database.kysely, tableId, ROAD_ROUNDS).then((rows) =>
      rows.reverse().map((row) => ({ roundNo: row.round_no, ...(JSON.parse(row.result) as ResultShown) })),
    )
    this.#histories.set(tableId, { until, entries })
    entries.catch(() => this.#histories.delete(tableId))
    return entries
  }

  #keep(tableId: string, made: Kept['made']): Kept['made'] {
    if (this.#views.size >= MOST_KEPT) this.#views.clear()
    const fresh: Kept = { atMs: performance.now(), made }
    this.#views.set(tableId, fresh)
    made.then(
      (shown) => {
        if (shown) fresh.stamp = stampOf(shown.view)
      },
      () => this.#views.delete(tableId),
    )
    return made
  }

  async #make(tableId: string): Promise<{ table: TableRow; view: TableView } | undefined> {
    const table = await readTable(this.#parts.database.kysely, tableId)
    if (!table) return undefined
    const round = await readLastRound(this.#parts.database.kysely, tableId)
    return { table, view: await this.#viewOf(table, round, await this.#totalsOf(round)) }
  }

  async #viewOf(
    table: TableRow,
    round: (RoundRow & { is_over: boolean }) | undefined,
    sums: Totals,
  ): Promise<TableView> {
    // A round that is over leaves its place to the next one.
    const rules = round && !round.is_over ? rulesOf(this.#parts, round) : rulesOfTable(this.#parts, table)
    return {
      ...viewOf(table, round, await isShut(this.#parts, table)),
      paysBy: rules?.tote ? 'TOTE' : 'FIXED',
      reading: round ? readingOf(this.#parts, round) : null,
      ...sums,
      tote: toteViewOf(rules, round, sums.totals),
    }
  }

  async #totalsOf(round: RoundRow | undefined): Promise<Totals> {
    if (!round) return { totals: [], players: 0 }
    const { spots, players } = await readTotals(this.#parts.database.kysely, round.round_id)
    return {
      totals: spots.map(({ spot, stake, players: on }) => ({
        spot,
        stake: toWireAmount(stake),
        players: on,
      })),
      players,
    }
  }
}
