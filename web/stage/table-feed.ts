/**
 * What happens at one table: read once, then pushed by the table's topic. After a gap, a new connection, a
 * finished round of the member's own, a table that waits, and silence beyond the end of a state, it is read
 * again.
 */
import { readTable } from '../../contract/vendor/studio/read-table.ts'
import type { PastResult, TableNews, TableView } from '../../games/kit/table/page.ts'
import { listen } from '../client/socket.ts'
import type { ServerTime } from './server-time.ts'
import type { Studio } from './studio.ts'

/** Silence this long after a state should have ended: something was lost. */
const SILENCE_MS = 3500
const RETRY_MS = 2000
/** A connection that comes back within this time does not count as lost. */
const PATIENCE_MS = 2000
/** As many rounds as the server keeps with a table. */
const HISTORY_LENGTH = 120

type Push = Omit<TableView, 'history'> & { readonly entry?: PastResult | undefined }

interface FeedParts {
  readonly studio: Studio
  readonly time: ServerTime
  readonly tableId: string
  readonly onNews: TableNews
  /** Called with what went wrong, and with null once it is mended. */
  readonly onTrouble: (error: unknown) => void
  /** False once the table has not been heard for a while, true when it is heard again. */
  readonly onLine: (isUp: boolean) => void
  readonly onBalance: (balance: number) => void
  /** The source of pushes. */
  readonly socket?: typeof listen
}

export class TableFeed {
  private readonly parts: FeedParts
  private readonly stopListening: () => void
  private table: TableView | null = null
  private isOpen = true
  private isTroubled = false
  /** The last round that the member bet in here. */
  private betRoundNo = 0
  private reading: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private lineTimer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: FeedParts) {
    this.parts = parts
    this.stopListening = (parts.socket ?? listen)(`table:${parts.tableId}`, {
      onData: (push: never) => this.hear(push as Push),
      onGap: () => void this.readAgain(),
      onLine: (isUp) => this.setLine(isUp),
    })
    void this.readAgain()
  }

  close(): void {
    this.isOpen = false
    clearTimeout(this.timer)
    clearTimeout(this.lineTimer)
    this.stopListening()
  }

  /** The member bet in this round: its end brings money. */
  noteBet(roundNo: number): void {
    this.betRoundNo = roundNo
  }

  /** One reading at a time; calls in between get its result. */
  readAgain(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = null
    })
    return this.reading
  }

  private async read(): Promise<void> {
    const { studio, time, tableId, onTrouble, onBalance, onNews } = this.parts
    const askedMs = Date.now()
    try {
      const { mine, serverNow, ...table } = await studio.call(readTable, { params: { tableId } })
      if (!this.isOpen) return
      time.note(serverNow, askedMs)
      if (this.isTroubled) onTrouble(null)
      this.isTroubled = false
      this.betRoundNo = mine.bets.length > 0 ? table.roundNo : this.betRoundNo
      if (mine.balance !== null) onBalance(mine.balance)
      this.become(table)
      onNews(table, mine)
    } catch (error) {
      if (!this.isOpen) return
      this.isTroubled = true
      onTrouble(error)
      this.readLater(RETRY_MS)
    }
  }

  private hear({ entry, ...push }: Push): void {
    const { table } = this
    if (!table || push.roundNo < table.roundNo) return
    const history =
      entry && table.history.at(-1)?.roundNo !== entry.roundNo
        ? [...table.history, entry].slice(-HISTORY_LENGTH)
        : table.history
    const isEnd = push.state !== table.state && (push.state === 'SETTLED' || push.state === 'VOID')
    const next = { ...push, history }
    this.become(next)
    this.parts.onNews(next)
    // The money of the round, and a round begun if the table waited for somebody.
    if ((isEnd && this.betRoundNo === push.roundNo) || (push.stateEndsAt === null && push.state !== 'OFF'))
      this.readLater(Math.random() * 250)
  }

  private become(table: TableView): void {
    this.table = table
    this.readLater(
      table.stateEndsAt === null
        ? 10_000
        : Math.max(0, Date.parse(table.stateEndsAt) - this.parts.time.nowMs()) + SILENCE_MS,
    )
  }

  /** Each failed attempt says again that the line is cut: the time runs from the first. */
  private setLine(isUp: boolean): void {
    const { onLine } = this.parts
    if (!isUp) {
      this.lineTimer ??= setTimeout(() => onLine(false), PATIENCE_MS)
      return
    }
    clearTimeout(this.lineTimer)
    this.lineTimer = undefined
    onLine(true)
  }

  private readLater(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.readAgain(), ms)
  }
}
