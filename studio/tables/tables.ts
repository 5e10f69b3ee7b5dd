/** The shared tables of a process: their state, bets, and their clock. */
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isRoundId } from '../core/round-id.ts'
import type { Seat } from '../core/seats.ts'
import { TableBets, type PlacedValue, type PlaceOrder } from './bets.ts'
import { initialTables } from './default-tables.ts'
import type { OpenTableDesk } from './desk-shapes.ts'
import { openTableDesk } from './desk.ts'
import type { TellTopic } from '../core/topics.ts'
import { TableNews } from './table-pushes.ts'
import type { TableParts } from './parts.ts'
import { addTables, readTableIds, readTables, type TableRow } from './store/tables.ts'
import { TableClock } from './table-clock.ts'
import type { TableView } from './view.ts'
import { TableViews } from './views.ts'

/**
 * A table continues to deal for this long after the last sign of a reader; readers' sockets give one every 15
 * s.
 */
const WATCHED_MS = 45_000
/** Unknown names make the ids be read again at most this often. */
const IDS_MS = 1_000

export interface TablesOptions extends Omit<TableParts, 'drawn'> {
  tell: TellTopic
}

export class Tables {
  readonly views: TableViews
  readonly clock: TableClock
  readonly desk: OpenTableDesk
  readonly #parts: TableParts
  readonly #bets: TableBets
  readonly #news: TableNews
  readonly #watchedUntil = new Map<string, number>()
  /** Tables that deal without an audience. */
  #always: readonly string[] = []
  readonly #made = new Map<string, Promise<void>>()
  #ids: Promise<ReadonlySet<string>> = Promise.resolve(new Set())
  #idsAtMs = -Infinity

  constructor({ tell, ...options }: TablesOptions) {
    const parts: TableParts = { ...options, drawn: new Map() }
    this.#parts = parts
    this.views = new TableViews(parts)
    this.#bets = new TableBets(parts)
    this.#news = new TableNews({ views: this.views, tell, onError: parts.onError })
    this.clock = new TableClock(parts, {
      watched: () => this.#watched(),
      onMoved: (round) => this.#news.moved(round.table_id, round),
      onShut: (tableId) => this.#news.moved(tableId),
      onFrozen: (round) => this.views.freeze(round.table_id, round),
    })
    this.desk = openTableDesk(parts, {
      tablesOf: (merchantId) => this.ofHouse(merchantId),
      onChanged: (tableId) => this.#changed(tableId),
      runDue: () => this.clock.runDue(),
    })
  }

  /**
   * A merchant's tables in the lobby's order; the declared ones are created when they are first asked for.
   */
  async ofHouse(merchantId: string, gameCode?: string): Promise<TableRow[]> {
    let making = this.#made.get(merchantId)
    if (!making) {
      making = this.#make(merchantId)
      this.#made.set(merchantId, making)
      making.catch(() => this.#made.delete(merchantId))
    }
    await making
    return readTables(this.#parts.database.kysely, merchantId, gameCode)
  }

  /** The origins of the films of a merchant's tables, each once; a film on our own host has none. */
  async filmOrigins(merchantId: string): Promise<string[]> {
    const addresses = (await this.ofHouse(merchantId)).flatMap(({ video_url: address }) =>
      address !== null && URL.canParse(address) ? [new URL(address)] : [],
    )
    return [
      ...new Set(
        addresses
          .filter(({ protocol }) => protocol === 'https:' || protocol === 'http:')
          .map(({ origin }) => origin),
      ),
    ]
  }

  /** A table of the seat's game, in its present state; one that waited begins a round. */
  async open(seat: Seat, tableId: string): Promise<{ table: TableRow; view: TableView }> {
    const shown = await this.find(seat, tableId)
    this.#watch(tableId)
    // The seed of this member's bets is read before it is needed.
    void this.#parts.seeds.of(seat.memberId).catch(this.#parts.onError)
    if (isRunning(shown.view) || shown.view.state === 'OFF') return shown
    await this.clock.wake(tableId)
    this.views.forget(tableId)
    return (await this.views.of(tableId)) ?? shown
  }

  /** The same without waking it. TABLE_NOT_FOUND: no table of that game and merchant. */
  async find(
    seat: Pick<Seat, 'merchantId' | 'gameCode'>,
    tableId: string,
  ): Promise<{ table: TableRow; view: TableView }> {
    const shown = isRoundId(tableId) ? await this.views.of(tableId) : undefined
    if (!shown || shown.table.merchant_id !== seat.merchantId || shown.table.game_code !== seat.gameCode)
      throw new Refusal('TABLE_NOT_FOUND')
    return shown
  }

  async place(
    seat: Seat,
    tableId: string,
    order: PlaceOrder,
  ): Promise<{ value: PlacedValue; isRepeat: boolean }> {
    const { table } = await this.find(seat, tableId)
    this.#watch(tableId)
    return this.#place(seat, table, order)
  }

  /** The same by somebody for whom the table does not continue to deal. */
  async placeUnseen(
    seat: Seat,
    tableId: string,
    order: PlaceOrder,
  ): Promise<{ value: PlacedValue; isRepeat: boolean }> {
    return this.#place(seat, (await this.find(seat, tableId)).table, order)
  }

  /** Whether somebody has looked at the table a moment ago. */
  isWatched(tableId: string): boolean {
    return (this.#watchedUntil.get(tableId) ?? -Infinity) > performance.now()
  }

  /**
   * The wallet's balance now, in minor units; null if it does not answer, since a table can be watched all
   * the same.
   */
  async balanceOf({ memberId, walletToken }: Seat): Promise<number | null> {
    const answer = await this.#parts.port
      .balance({ memberId, sessionToken: walletToken })
      .catch(() => undefined)
    return answer?.status === 'OK' ? (answer.balanceAmount ?? null) : null
  }

  operation(memberId: string, key: string): Promise<PlacedValue | undefined> {
    return this.#bets.operation(memberId, key)
  }

  /**
   * Somebody is subscribed to a table's topic, in any process. Anybody may ask for any name: only tables
   * count.
   */
  async noteWatched(topics: readonly string[]): Promise<void> {
    for (const topic of topics) {
      const tableId = topic.startsWith('table:') ? topic.slice(6) : ''
      if (!isRoundId(tableId) || !(await this.#isTable(tableId))) continue
      const isNews = !this.#watchedUntil.has(tableId)
      this.#watch(tableId)
      if (isNews) await this.clock.wake(tableId)
    }
  }

  /**
   * From now on every table of the merchant deals round the clock, as in a demo whose roads should be full.
   */
  async dealAlways(merchantId: string): Promise<void> {
    this.#always = [
      ...this.#always,
      ...(await this.ofHouse(merchantId)).map(({ table_id: tableId }) => tableId),
    ]
  }

  /** A push about a table, of any process: what is cached here of it may be stale. */
  heard(topic: string, data: Record<string, unknown>): void {
    if (topic.startsWith('table:')) this.views.heard(topic.slice(6), data)
  }

  async close(): Promise<void> {
    await this.clock.stop()
    await this.#bets.close()
    this.#news.close()
  }

  // By the machine's clock: a moved product clock is not activity.
  #watch(tableId: string): void {
    this.#watchedUntil.set(tableId, performance.now() + WATCHED_MS)
  }

  #watched(): string[] {
    const nowMs = performance.now()
    for (const [tableId, untilMs] of this.#watchedUntil)
      if (untilMs <= nowMs) this.#watchedUntil.delete(tableId)
    return [...new Set([...this.#always, ...this.#watchedUntil.keys()])]
  }

  async #place(
    seat: Seat,
    table: TableRow,
    order: PlaceOrder,
  ): Promise<{ value: PlacedValue; isRepeat: boolean }> {
    const placed = await this.#bets.place(seat, table, order)
    if (!placed.isRepeat) {
      this.views.forget(table.table_id)
      if (!seat.isFree) this.#news.staked(table.table_id)
    }
    return placed
  }

  async #isTable(tableId: string): Promise<boolean> {
    if ((await this.#ids).has(tableId)) return true
    if (performance.now() - this.#idsAtMs >= IDS_MS) {
      this.#idsAtMs = performance.now()
      this.#ids = readTableIds(this.#parts.database.kysely).catch((error: unknown) => {
        this.#parts.onError(error)
        return new Set<string>()
      })
    }
    return (await this.#ids).has(tableId)
  }

  async #changed(tableId: string): Promise<void> {
    await this.#news.moved(tableId)
    if (this.#watched().includes(tableId)) await this.clock.wake(tableId)
  }

  async #make(merchantId: string): Promise<void> {
    await addTables(
      this.#parts.database.kysely,
      initialTables
        .filter(({ gameCode }) => this.#parts.gameOf(gameCode))
        .map((table, position) => ({
          table_id: newId(clock.nowMs()),
          merchant_id: merchantId,
          code: table.code,
          game_code: table.gameCode,
          name_th: table.names.th,
          name_en: table.names.en,
          dealer: table.dealer,
          min_amount: table.limits.min,
          max_amount: table.limits.max,
          side_max_amount: table.limits.sideMax,
          position,
          pays_by: table.paysBy,
        })),
    )
  }
}

/** A finished round stays visible for a moment; then it is time for the next. */
function isRunning({ state, stateEndsAt }: TableView): boolean {
  if (stateEndsAt === null) return false
  return (state !== 'SETTLED' && state !== 'VOID') || Date.parse(stateEndsAt) > clock.nowMs()
}
