/**
 * A shared table on the screen: follows the server's states, shows the outcome at its moment, and takes the
 * member's bets.
 */
import { make } from '../stage/dom/element.ts'
import { readSound, keepSound } from '../stage/preferences.ts'
import type { StageRefusal } from '../stage/page.ts'
import { Sound } from '../stage/sound.ts'
import { tableEn } from '../locales/table-en.ts'
import { tableTh } from '../locales/table-th.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import { Announcer } from './announcer.ts'
import { Board } from './board.ts'
import { Countdown } from './countdown.ts'
import { openTableInfo } from './info-dialog.ts'
import type { TableLook, TableRoads, TableScene } from './look.ts'
import { outcomeWords } from './outcome-words.ts'
import { rulesAt, type OwnPart, type TablePage, type TableView } from './page.ts'
import { REVEAL_MS } from './reveal.ts'
import { SceneFrame } from './scene-frame.ts'
import { openTablesDialog } from './tables-dialog.ts'
import styles from './table.module.css'
import { TopBar } from './top-bar.ts'

const BETTING_MS = 20_000
const MESSAGE_MS = 6000

/** Opens the table; rejects with a StageRefusal if none is possible. `fail` ends the page with a sentence. */
export async function openTableStage(
  host: HTMLElement,
  page: TablePage,
  look: TableLook,
  fail: (refusal: StageRefusal) => void,
): Promise<void> {
  const tables = await page.list()
  const first =
    tables.find(({ tableId }) => tableId === page.firstTableId) ??
    tables.find(({ state }) => state !== 'OFF') ??
    tables[0]
  const stage = new TableStage(host, page, look, fail)
  if (first) stage.open(first)
}

class TableStage {
  private readonly page: TablePage
  private readonly look: TableLook
  private readonly texts: TableTexts
  private readonly sound = new Sound(readSound())
  private readonly view: HTMLElement
  private readonly bar: TopBar
  private readonly board: Board
  private readonly frame: SceneFrame
  private readonly scene: TableScene
  private readonly roads: TableRoads | null
  private readonly announcer: Announcer
  private readonly countdown: Countdown
  private readonly message = make('p', { className: styles.message, attributes: { role: 'alert' } })
  private table: TableView | null = null
  private feed: { close(): void; readAgain(): Promise<void> } | null = null
  private messageTimer: ReturnType<typeof setTimeout> | undefined
  private resultTimer: ReturnType<typeof setTimeout> | undefined
  private calledRound = 0
  private toldRound = 0

  constructor(host: HTMLElement, page: TablePage, look: TableLook, fail: (refusal: StageRefusal) => void) {
    this.page = page
    this.look = look
    const texts = (this.texts = { th: tableTh, en: tableEn }[page.language])
    const gameTexts = look.texts[page.language]
    this.announcer = new Announcer(page.language, this.sound)
    this.countdown = new Countdown(
      texts,
      () => page.nowMs(),
      (seconds) => {
        if (seconds === 5) this.announcer.call(texts.calls.LAST, true, 'LAST')
      },
    )
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    this.scene = look.makeScene({
      texts,
      language: page.language,
      sound: this.sound,
      isCalm: () => calm.matches || document.hidden,
    })
    this.frame = new SceneFrame(texts, gameTexts, this.scene.view, this.countdown, this.announcer, () =>
      this.tell(texts.videoFailed, true),
    )
    this.board = new Board({
      page,
      look,
      texts,
      sound: this.sound,
      tell: (sentence, isWarning) => this.tell(sentence, isWarning),
      fail,
    })
    this.roads = look.makeRoads?.({ texts, language: page.language }) ?? null
    this.bar = new TopBar(page, texts, {
      openTables: () => {
        if (this.table)
          openTablesDialog(this.view, {
            page,
            look,
            texts,
            currentId: this.table.tableId,
            choose: (table) => this.open(table),
          })
      },
      openInfo: () => {
        if (this.table) openTableInfo(this.view, { page, look, texts, table: this.table })
      },
      toggleSound: () => this.toggleSound(),
    })
    this.bar.setSound(this.sound.isOn)
    this.bar.setBalance(page.readBalance())
    page.watchBalance((balance) => this.bar.setBalance(balance))
    this.view = make(
      'main',
      {
        className: [styles.table, look.hasLargeCloth ? styles.clothFirst : '', look.className ?? ''].join(
          ' ',
        ),
        attributes: { 'data-theme': 'dark' },
      },
      ...(page.showHead ? [] : [this.bar.view]),
      this.frame.view,
      ...(this.roads ? [make('aside', { className: styles.roads }, this.roads.view)] : []),
      make('div', { className: styles.controls }, this.message, this.board.view),
    )
    host.replaceChildren(this.view)
  }

  /** Leaves the table that is open and sits down at this one. */
  open(table: TableView): void {
    this.feed?.close()
    clearTimeout(this.resultTimer)
    this.announcer.hush()
    this.calledRound = 0
    this.toldRound = 0
    this.table = null
    this.tell(null)
    this.frame.setLine(true)
    this.show(table)
    this.feed = this.page.follow(
      table.tableId,
      (news, mine) => this.show(news, mine),
      (message) => this.tell(message, true),
      (isUp) => this.frame.setLine(isUp),
    )
  }

  private show(table: TableView, mine?: OwnPart): void {
    const before = this.table
    const isNews = before !== null && (before.roundNo !== table.roundNo || before.state !== table.state)
    this.table = table
    const endsMs = table.stateEndsAt === null ? null : Date.parse(table.stateEndsAt)
    this.bar.setTable(table)
    this.frame.show(table)
    this.roads?.show(table.history)
    this.board.show(table, mine)
    if (table.state === 'BETTING' && endsMs !== null) this.countdown.run(endsMs, BETTING_MS)
    else this.countdown.stop()
    if (!before || isNews) {
      this.scene.show(table, revealedMs(table, endsMs, this.page.nowMs()))
      this.announce(table, endsMs, isNews)
    }
    if (mine) this.tellOutcome(table, mine)
  }

  /** What the dealer says at this state; the result at its moment of the reveal. */
  private announce(table: TableView, endsMs: number | null, isNews: boolean): void {
    const { calls, states } = this.texts
    clearTimeout(this.resultTimer)
    if (table.state === 'BETTING') {
      this.board.setWinners([])
      this.announcer.call(
        endsMs === null ? states.WAITING : calls.BETTING,
        isNews,
        endsMs === null ? undefined : 'OPEN',
      )
    } else if (table.state === 'CLOSED') this.announcer.call(calls.CLOSED, isNews, 'CLOSED')
    else if (table.state === 'VOID') this.announcer.call(voidWords(table, this.texts), isNews)
    else if (table.state === 'OFF') this.announcer.call(calls.OFF, isNews)
    else if (table.state === 'SETTLED') this.callResult(table, isNews)
    else {
      const waitMs = this.scene.resultAtMs(table.outcome) - revealedMs(table, endsMs, this.page.nowMs())
      if (waitMs > 0) this.announcer.call(states.REVEAL, false)
      this.resultTimer = setTimeout(() => this.callResult(table, true), Math.max(0, waitMs))
    }
  }

  private callResult({ result, reading, roundNo }: TableView, isSpoken: boolean): void {
    if (!result) return
    this.board.setWinners((reading?.winners ?? []).map(({ spot }) => spot))
    this.announcer.call(
      this.look.texts[this.page.language].call(result),
      isSpoken && this.calledRound !== roundNo,
    )
    this.calledRound = roundNo
  }

  /** The money of the round, once; nothing is celebrated that is not above the stake. */
  private tellOutcome(table: TableView, { lastRound }: OwnPart): void {
    this.bar.setBalance(this.page.readBalance())
    if (
      !lastRound ||
      lastRound.roundNo !== table.roundNo ||
      this.toldRound === table.roundNo ||
      (table.state !== 'SETTLED' && table.state !== 'VOID')
    )
      return
    this.toldRound = table.roundNo
    const { words, kind } = outcomeWords(lastRound, this.texts, {
      isVoid: table.state === 'VOID',
      hasHeld: rulesAt(this.page, table).spots.some(({ holdMultiple }) => holdMultiple > 1),
      currency: this.page.currency,
    })
    this.frame.tell(words, kind === 'win')
    if (kind === 'win') this.sound.win()
    else if (kind === 'returned') this.sound.returned()
  }

  private tell(sentence: string | null, isWarning = false): void {
    clearTimeout(this.messageTimer)
    this.message.textContent = sentence ?? ''
    // A persistent message is shown again; one that was read covers the maps no longer than needed.
    if (sentence)
      this.messageTimer = setTimeout(() => {
        this.message.textContent = ''
      }, MESSAGE_MS)
    this.message.classList.toggle(styles.warning!, isWarning)
    this.bar.setBalance(this.page.readBalance())
  }

  private toggleSound(): void {
    this.sound.isOn = !this.sound.isOn
    keepSound(this.sound.isOn)
    this.bar.setSound(this.sound.isOn)
    if (this.sound.isOn) this.sound.unlock()
    else this.announcer.hush()
  }
}

/** Why a round is void, where its tote says so. */
const voidWords = ({ tote }: TableView, { calls, tote: words }: TableTexts): string =>
  tote?.isFinal && tote.isCancelled ? words.cancelled(String(tote.cancelsAt)) : calls.VOID

/** Milliseconds since the reveal began by the server's clock: below 0 before it, Infinity when it is over. */
function revealedMs({ state }: TableView, endsMs: number | null, nowMs: number): number {
  if (state === 'REVEAL') return endsMs === null ? REVEAL_MS : Math.max(0, REVEAL_MS - (endsMs - nowMs))
  return state === 'SETTLED' ? Number.POSITIVE_INFINITY : -1
}
