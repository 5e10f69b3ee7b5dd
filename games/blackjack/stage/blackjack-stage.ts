/** The blackjack table: chips, cards, decisions, and again. Every figure on it is the studio's. */
import { formatMoney } from '../../../design/format.ts'
import { en as kitEn } from '../../kit/locales/en.ts'
import type { TableTexts } from '../../kit/locales/table-texts.ts'
import { th as kitTh } from '../../kit/locales/th.ts'
import { make, makeButton } from '../../kit/stage/dom/element.ts'
import { soundAction } from '../../kit/stage/head.ts'
import { StageRefusal } from '../../kit/stage/page.ts'
import { switchSound, readSound } from '../../kit/stage/preferences.ts'
import { Sound } from '../../kit/stage/sound.ts'
import { BetSlip } from '../../kit/table/bet-slip.ts'
import { Tray } from '../../kit/table/tray.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import { ActionPanel } from './actions.ts'
import styles from './blackjack.module.css'
import { Felt } from './felt.ts'
import { sayResult, sayTable, sayAsk } from './hand-words.ts'
import { makeHead, limitsText } from './head.ts'
import { openInfo } from './info.ts'
import type { HandAction, HandPage, HandView } from './page.ts'
import { showIn } from './panel.ts'
import { refusalText } from './refusal-text.ts'
import { trayState } from './tray-state.ts'

const SPOT = 'HAND'

/**
 * betting: chips may be put down · waiting: asked and not answered, or cards are being laid · deciding: the
 * member's turn · ended: nothing more here.
 */
type State = 'betting' | 'waiting' | 'deciding' | 'ended'

export class BlackjackStage {
  readonly view: HTMLElement
  private readonly page: HandPage
  private readonly texts: BlackjackTexts
  private readonly tableTexts: TableTexts
  private readonly slip: BetSlip
  private readonly felt: Felt
  private readonly tray: Tray
  private readonly actions: ActionPanel
  private readonly sound = new Sound(readSound())
  private readonly panel = make('div', { className: styles.panel })
  private readonly notice = make('p', { className: styles.notice })
  private readonly live = make('p', {
    className: 'sr-only',
    attributes: { role: 'status', 'aria-live': 'polite' },
  })
  private readonly balanceSign = make('b')
  private state: State = 'waiting'
  private hand: HandView | null = null
  private balance: number
  private isQuick = false
  private lastBet = 0

  constructor(page: HandPage, texts: BlackjackTexts, tableTexts: TableTexts) {
    this.page = page
    this.texts = texts
    this.tableTexts = tableTexts
    this.balance = page.balance
    this.slip = new BetSlip({ limitsOf: () => page.limits, holdOf: () => 1, balance: () => this.balance })
    this.felt = new Felt({
      texts,
      language: page.language,
      currency: page.currency,
      wait: (ms) => this.wait(ms),
      onCard: () => this.isQuick || this.sound.press(),
      onBet: () => this.putChip(),
    })
    const change = (act: () => void) => () => this.changeBet(act)
    this.tray = new Tray(tableTexts, page.currency, {
      undo: change(() => this.slip.undo()),
      clear: change(() => this.slip.clear()),
      repeat: change(() => this.slip.repeat()),
      double: change(() => this.slip.double()),
      confirm: () => void this.deal(),
    })
    this.tray.chips.setLimits(page.limits)
    this.actions = new ActionPanel(texts, page.currency, (action) => void this.act(action))
    this.view = make(
      'main',
      { className: styles.stage },
      ...(page.showHead
        ? []
        : [
            makeHead({
              page,
              texts,
              tableTexts,
              limits: limitsText(this.page, this.tableTexts),
              balance: this.balanceSign,
              isSoundOn: () => this.sound.isOn,
              toggleSound: () => this.toggleSound(),
              openInfo: () => this.openInfo(),
            }),
          ]),
      this.felt.view,
      make('div', { className: styles.foot }, this.notice, this.panel),
      this.live,
    )
  }

  open(): void {
    this.setBalance(this.page.balance)
    this.page.watchBalance?.((balance) => this.setBalance(balance))
    const { current } = this.page
    if (!current) {
      this.tell(this.texts.place)
      return this.setState('betting')
    }
    // What has been dealt before lies at once; the member decides on.
    this.isQuick = true
    void this.show(current).then(() => {
      this.isQuick = false
      if (current.state !== 'OPEN') return
      const { resumed } = this.texts
      this.tell(`${resumed} · ${sayAsk(current, this.texts)}`, true)
      this.live.textContent = `${resumed} · ${sayTable(current, this.texts)} · ${sayAsk(current, this.texts)}`
    })
  }

  private tellHead(): void {
    const { soundOn, soundOff, menu } = this.tableTexts
    this.page.showHead?.({
      note: limitsText(this.page, this.tableTexts),
      balance: this.balance,
      actions: [
        soundAction(this.sound.isOn, { on: soundOn, off: soundOff }, () => this.toggleSound()),
        { key: 'info', text: menu, icon: 'info', place: 'bar', run: () => this.openInfo() },
      ],
    })
  }

  private openInfo(): void {
    const { page, texts, tableTexts, hand: last } = this
    openInfo(this.view, { page, texts, kit: { th: kitTh, en: kitEn }[page.language], tableTexts, last })
  }

  private putChip(): void {
    this.changeBet(() => this.tellRefusal(this.slip.place(SPOT, this.tray.chips.value)))
  }

  private changeBet(act: () => void): void {
    if (this.state !== 'betting') return
    this.sound.unlock()
    this.tell(this.texts.place)
    this.clearTable()
    act()
    this.sound.press()
    this.draw()
  }

  /** The cards of the last hand are taken away with the first chip of the next. */
  private clearTable(): void {
    if (this.hand) this.felt.clear()
    this.hand = null
  }

  private async deal(): Promise<void> {
    if (this.state !== 'betting') return
    this.sound.unlock()
    if (this.slip.looseTotal === 0 && this.slip.canRepeat && this.tellRefusal(this.slip.repeat())) return
    const ready = this.slip.confirmable()
    if (!('bets' in ready)) return void this.tellRefusal(ready)
    this.clearTable()
    this.tell(this.texts.dealing)
    await this.ask((onRetry) => this.page.deal(this.slip.looseTotal, onRetry))
  }

  private async act(action: HandAction): Promise<void> {
    const { hand } = this
    if (this.state !== 'deciding' || !hand) return
    this.sound.unlock()
    this.tell('')
    await this.ask((onRetry) => this.page.act(hand, action, onRetry))
  }

  private async ask(question: (onRetry: () => void) => Promise<HandView>): Promise<void> {
    const before = this.state
    this.setState('waiting')
    try {
      await this.show(await question(() => this.tell(this.texts.retrying, true)))
    } catch (error) {
      if (!(error instanceof StageRefusal)) throw error
      this.tell(error.message, true)
      if (error.isFinal) return this.end()
      this.setState(before)
    }
  }

  private async show(hand: HandView): Promise<void> {
    this.setState('waiting')
    this.hand = hand
    this.slip.take(new Map([[SPOT, hand.hands[0]!.betAmount]]), { keepLoose: false })
    this.setBalance(hand.balance - hand.winAmount)
    this.felt.setBet(null)
    this.tell('')
    await this.felt.show(hand)
    this.setBalance(hand.balance)
    this.page.handShown(hand)
    if (hand.state === 'OPEN') this.takeTurn(hand)
    else this.close(hand)
  }

  private takeTurn(hand: HandView): void {
    const asks = sayAsk(hand, this.texts)
    this.tell(asks)
    this.live.textContent = `${sayTable(hand, this.texts)} · ${asks}`
    this.setState('deciding')
  }

  private close(hand: HandView): void {
    // The stake to repeat is the one the hand began with.
    this.slip.take(new Map([[SPOT, hand.startAmount]]), { keepLoose: false })
    this.slip.begin()
    this.lastBet = hand.startAmount
    const result = sayResult(hand, this.texts)
    const isWin = hand.winAmount > hand.betAmount
    this.tell(result, false, isWin)
    this.live.textContent = `${sayTable(hand, this.texts)} · ${result}`
    if (isWin) this.sound.win()
    else if (hand.winAmount > 0) this.sound.returned()
    this.setState('betting')
  }

  /** Nothing can be played here any more: only the way back is left. */
  private end(): void {
    this.state = 'ended'
    this.felt.setBet(null)
    const leave = makeButton({
      className: styles.action,
      text: this.tableTexts.leave,
      onClick: () => this.page.leave?.(),
    })
    this.panel.replaceChildren(...(this.page.leave ? [leave] : []))
    leave.focus()
  }

  private setState(state: State): void {
    this.state = state
    this.draw()
  }

  private draw(): void {
    const { slip, hand, state, texts } = this
    const isPlayed = hand?.state === 'OPEN' || (state === 'waiting' && hand !== null)
    const shown = isPlayed ? this.actions.view : this.tray.view
    if (isPlayed) this.actions.show(hand!, state !== 'deciding')
    else this.drawTray()
    showIn(this.panel, shown)
    this.felt.setBet(isPlayed || (state === 'waiting' && slip.looseTotal === 0) ? null : slip.looseTotal)
    this.view.dataset['state'] = state
    this.actions.view.setAttribute('aria-label', texts.yourTurn)
  }

  private drawTray(): void {
    this.tray.set(
      trayState(this.slip, this.texts, {
        isOpen: this.state === 'betting',
        lastBet: this.lastBet,
        currency: this.page.currency,
      }),
    )
  }

  private tellRefusal(refusal: ReturnType<BetSlip['place']>): boolean {
    if (!refusal) return false
    this.tell(
      refusalText(refusal, this.texts, this.tableTexts, this.page.currency),
      refusal.reason !== 'NOTHING',
    )
    return true
  }

  private tell(text: string, isWarning = false, isWin = false): void {
    this.notice.className = `${styles.notice} ${isWarning ? styles.warning : ''} ${isWin ? styles.won : ''}`
    this.notice.textContent = text
    if (isWarning) this.live.textContent = text
  }

  private setBalance(amount: number): void {
    this.balance = amount
    this.balanceSign.textContent = formatMoney(amount, this.page.currency)
    this.tellHead()
  }

  private toggleSound(): void {
    switchSound(this.sound)
    this.tellHead()
    this.sound.press()
  }

  private wait(ms: number): Promise<void> {
    const isAtOnce = this.isQuick || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
    return isAtOnce ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))
  }
}
