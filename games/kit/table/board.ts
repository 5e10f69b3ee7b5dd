/**
 * The member's hand on the table: spots, chips, and sending the bets. It shows limits by name before the
 * server has to.
 */
import type { TableTexts } from '../locales/table-texts.ts'
import { make } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import type { Sound } from '../stage/sound.ts'
import { BetSlip, type SlipRefusal } from './bet-slip.ts'
import styles from './board.module.css'
import type { TableLook } from './look.ts'
import type { OwnPart, SpotFacts, TablePage, TableView } from './page.ts'
import { payText } from './pay-text.ts'
import { refusalWords } from './refusal-words.ts'
import { SpotView } from './spot.ts'
import { factsOf, limitsAt, returnText, sideAt, totalsAt } from './table-facts.ts'
import { ToteLine } from './tote-line.ts'
import { trayState } from './tray-state.ts'
import { Tray } from './tray.ts'

export interface BoardHost {
  readonly page: TablePage
  readonly look: TableLook
  readonly texts: TableTexts
  readonly sound: Sound
  /** A sentence for the member; null takes it away. */
  tell(sentence: string | null, isWarning?: boolean): void
  /** The page can go on no further. */
  fail(refusal: StageRefusal): void
}

export class Board {
  readonly view: HTMLElement
  readonly slip: BetSlip
  private readonly host: BoardHost
  private readonly spots = new Map<string, SpotView>()
  private readonly tray: Tray
  private readonly tote: ToteLine
  private facts: ReadonlyMap<string, SpotFacts>
  private table: TableView | null = null
  private sentFor = 0
  private isSending = false

  constructor(host: BoardHost) {
    this.host = host
    const { page, look, texts } = host
    this.facts = factsOf(page, null)
    this.tote = new ToteLine(texts, page.currency)
    this.slip = new BetSlip({
      limitsOf: (spot) => limitsAt(this.table, this.facts.get(spot)),
      holdOf: (spot) => this.facts.get(spot)?.holdMultiple ?? 1,
      balance: () => page.readBalance(),
      mostRound: page.mostRound,
    })
    const paysOf = (spot: string): string => payText(this.facts.get(spot)?.pays ?? [])
    const layout = look.makeBoard({
      texts,
      language: page.language,
      paysOf,
      spot: (options) => {
        const written = { pays: paysOf(options.code), ...options }
        const spot = new SpotView(written, texts, page.currency, () => this.press(options.code))
        this.spots.set(options.code, spot)
        return spot.view
      },
      placeChips: (list) =>
        this.change(() =>
          this.slip.placeAll(new Map(list.map(({ spot, chips }) => [spot, chips * this.tray.chips.value]))),
        ),
    })
    const act = (change: () => SlipRefusal | null | void) => () => this.change(change)
    this.tray = new Tray(texts, page.currency, {
      undo: act(() => this.slip.undo()),
      clear: act(() => this.slip.clear()),
      repeat: act(() => this.slip.repeat()),
      double: act(() => this.slip.double()),
      confirm: () => void this.confirm(),
    })
    const note = look.note?.[page.language]
    this.view = make(
      'section',
      { className: styles.board, attributes: { 'aria-label': look.texts[page.language].name } },
      this.tote.view,
      make('div', { className: styles.layout }, layout),
      ...(note === undefined ? [] : [make('p', { className: styles.note, text: note })]),
      this.tray.view,
    )
  }

  /** A change of the table; with `mine` if it was read again: the server's bets of this member count. */
  show(table: TableView, mine?: OwnPart): void {
    const isAnother =
      this.table !== null && (this.table.tableId !== table.tableId || this.table.roundNo !== table.roundNo)
    const wasOpen = this.table?.state === 'BETTING'
    if (isAnother) this.slip.begin()
    this.table = table
    this.facts = factsOf(this.host.page, table)
    if (mine) {
      const taken = new Map<string, number>()
      for (const { spot, stake, state } of mine.bets)
        if (state === 'ACCEPTED' || state === 'PENDING') taken.set(spot, (taken.get(spot) ?? 0) + stake)
      if (!this.isSending) this.slip.take(taken, { keepLoose: true })
    }
    // What was not confirmed in time goes back into the hand.
    if (wasOpen && table.state !== 'BETTING' && !isAnother && !this.isSending && this.slip.looseTotal > 0) {
      this.slip.clear()
      this.host.tell(this.host.texts.refusals.uncounted, true)
    }
    this.tray.chips.setLimits(table.limits)
    this.draw()
  }

  setWinners(codes: readonly string[]): void {
    for (const [code, spot] of this.spots) spot.setWinning(codes.includes(code))
  }

  private get isOpen(): boolean {
    return this.table?.state === 'BETTING' && this.table.roundNo > 0
  }

  /** Why no stake is taken now: a closed table has no next round. */
  private get closedWords(): string {
    const { calls, refusals } = this.host.texts
    return this.table?.state === 'OFF' ? calls.OFF : refusals.closed
  }

  private press(spot: string): void {
    this.change(() => this.slip.place(spot, this.tray.chips.value))
  }

  private change(change: () => SlipRefusal | null | void): void {
    if (this.isSending) return
    if (!this.isOpen) return this.host.tell(this.closedWords, true)
    this.host.sound.unlock()
    const refusal = change()
    if (refusal) this.tellRefusal(refusal)
    else {
      this.host.sound.press()
      this.host.tell(null)
    }
    this.draw()
  }

  private tellRefusal(refusal: SlipRefusal): void {
    const { texts, page } = this.host
    const nameOf = (spot: string): string => this.spots.get(spot)?.options.name ?? spot
    this.host.tell(refusalWords(refusal, texts, page.currency, nameOf), refusal.reason !== 'NOTHING')
  }

  private async confirm(): Promise<void> {
    const { host, table, slip } = this
    if (this.isSending || !table) return
    if (!this.isOpen) return host.tell(this.closedWords, true)
    const ready = slip.confirmable()
    if (!('bets' in ready)) return this.tellRefusal(ready)
    this.isSending = true
    this.sentFor = table.roundNo
    const taken = new Map(slip.takenStakes)
    for (const { spot, stake } of ready.bets) taken.set(spot, (taken.get(spot) ?? 0) + stake)
    this.draw()
    try {
      await host.page.placeBets(table.tableId, table.roundNo, ready.bets, () =>
        host.tell(host.texts.retrying, true),
      )
      // A late answer may belong to a round that is over; the table has been read again by then.
      if (this.table?.roundNo === this.sentFor) slip.take(taken, { keepLoose: false })
      host.tell(null)
    } catch (error) {
      if (!(error instanceof StageRefusal)) throw error
      if (error.isFinal) return host.fail(error)
      host.tell(error.message, true)
    } finally {
      this.isSending = false
      if (!this.isOpen) slip.clear()
      this.draw()
    }
  }

  private draw(): void {
    const { slip, host } = this
    const { texts, page } = host
    const { on, sharePercent } = totalsAt(this.table, (code) => this.spots.get(code)?.options.hasTotals)
    for (const [code, spot] of this.spots) {
      spot.setStakes(slip.takenStakes.get(code) ?? 0, slip.looseStakes.get(code) ?? 0)
      const side = sideAt(this.table, code)
      spot.setPays(side ? returnText(side, texts) : spot.options.pays, side !== undefined)
      spot.setTotal(on(code), sharePercent(code))
      spot.setOpen(this.isOpen)
    }
    if (this.table)
      this.tote.show(this.table, (code) => styles[this.spots.get(code)?.options.pigment ?? 'bare'] ?? '')
    this.tray.set(
      trayState(slip, texts, {
        isOpen: this.isOpen,
        isOff: this.table?.state === 'OFF',
        isSending: this.isSending,
        currency: page.currency,
      }),
    )
  }
}
