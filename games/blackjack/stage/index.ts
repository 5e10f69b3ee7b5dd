/** The blackjack table: chips, cards, decisions, and again. Every figure on it is the studio's. */
import { formatMoney } from '../../../web/ui/i18n/format.ts'
import { en as kitEn } from '../../kit/locales/en.ts'
import { tableEn } from '../../kit/locales/table-en.ts'
import type { TableTexts } from '../../kit/locales/table-texts.ts'
import { tableTh } from '../../kit/locales/table-th.ts'
import { th as kitTh } from '../../kit/locales/th.ts'
import { make, makeButton, makeIcon, nameButton } from '../../kit/stage/dom/element.ts'
import { soundAction } from '../../kit/stage/head.ts'
import { StageRefusal } from '../../kit/stage/page.ts'
import { keepSound, readSound } from '../../kit/stage/preferences.ts'
import { Sound } from '../../kit/stage/sound.ts'
import { BetSlip } from '../../kit/table/bet-slip.ts'
import { Tray } from '../../kit/table/tray.ts'
import { en } from '../locales/en.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import { th } from '../locales/th.ts'
import { ActionPanel } from './actions.ts'
import styles from './blackjack.module.css'
import { Felt } from './felt.ts'
import { sayResult, sayTable } from './hand-words.ts'
import { openInfo } from './info.ts'
import type { HandAction, HandPage, HandView } from './page.ts'

const SPOT = 'HAND'
/** betting: chips may be put down · waiting: asked and not answered, or cards are being laid · deciding: the member's turn · ended: nothing more here. */
type State = 'betting' | 'waiting' | 'deciding' | 'ended'

export async function mount(host: HTMLElement, page: HandPage): Promise<void> {
  const texts = { th, en }[page.language]
  await document.fonts.load('700 20px "Anuphan Variable"', `${texts.name}฿0`).catch(() => [])
  const stage = new BlackjackStage(page, texts, { th: tableTh, en: tableEn }[page.language])
  host.append(stage.view)
  stage.open()
}

class BlackjackStage {
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
  private readonly live = make('p', { className: 'sr-only', attributes: { role: 'status', 'aria-live': 'polite' } })
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
    this.felt = new Felt({ texts, language: page.language, currency: page.currency, wait: (ms) => this.wait(ms), onCard: () => this.isQuick || this.sound.press(), onBet: () => this.putChip() })
    const change = (act: () => void) => () => this.changeBet(act)
    this.tray = new Tray(tableTexts, page.currency, {
      undo: change(() => this.slip.undo()), clear: change(() => this.slip.clear()), repeat: change(() => this.slip.repeat()),
      double: change(() => this.slip.double()), confirm: () => void this.deal(),
    })
    this.tray.chips.setLimits(page.limits)
    this.actions = new ActionPanel(texts, page.currency, (action) => void this.act(action))
    this.view = make('main', { className: styles.stage }, ...(page.showHead ? [] : [this.makeHead()]), this.felt.view, make('div', { className: styles.foot }, this.notice, this.panel), this.live)
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
      this.tell(`${resumed} · ${this.asksOf(current)}`, true)
      this.live.textContent = `${resumed} · ${sayTable(current, this.texts)} · ${this.asksOf(current)}`
    })
  }

  private makeHead(): HTMLElement {
    const { page, texts, tableTexts } = this
    const sound = makeButton({ className: styles.tool, onClick: () => { this.toggleSound(); this.nameSound(sound) } }, makeIcon('sound', 22))
    this.nameSound(sound)
    const info = makeButton({ className: styles.tool, label: tableTexts.menu, onClick: () => this.openInfo() }, makeIcon('info', 22))
    return make('header', { className: styles.top },
      ...(page.isFramed || !page.leave ? [] : [makeButton({ className: styles.tool, label: tableTexts.leave, onClick: () => page.leave?.() }, makeIcon('back'))]),
      make('div', { className: styles.title }, make('h1', { text: texts.name }), make('small', { text: this.limits })),
      make('p', { className: styles.balance }, make('span', { text: page.mode === 'FREE' ? tableTexts.playCredit : tableTexts.balance }), this.balanceSign), sound, info)
  }

  private get limits(): string {
    const [least, most] = [this.page.limits.min, this.page.limits.max].map((amount) => formatMoney(amount, this.page.currency, { decimals: 0 }))
    return this.tableTexts.limits(least!, most!)
  }

  private tellHead(): void {
    const { soundOn, soundOff, menu } = this.tableTexts
    this.page.showHead?.({
      note: this.limits, balance: this.balance,
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
    const asks = this.asksOf(hand)
    this.tell(asks)
    this.live.textContent = `${sayTable(hand, this.texts)} · ${asks}`
    this.setState('deciding')
  }

  /** What the member is to decide now. */
  private asksOf({ actions, hands, active }: HandView): string {
    const { texts } = this
    if (actions.includes('NO_INSURANCE')) return texts.insuranceAsked
    return hands.length > 1 && active !== null ? texts.yourTurnOn(texts.handNumber(active + 1)) : texts.yourTurn
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
    const leave = makeButton({ className: styles.action, text: this.tableTexts.leave, onClick: () => this.page.leave?.() })
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
    const wasInside = this.panel.contains(document.activeElement)
    const shown = isPlayed ? this.actions.view : this.tray.view
    if (isPlayed) this.actions.show(hand!, state !== 'deciding')
    else this.drawTray()
    if (this.panel.firstElementChild !== shown) {
      this.panel.replaceChildren(shown)
      if (wasInside) this.panel.querySelector<HTMLElement>('[data-action], button:not([aria-disabled="true"]):not([role])')?.focus({ preventScroll: true })
    }
    this.felt.setBet(isPlayed || (state === 'waiting' && slip.looseTotal === 0) ? null : slip.looseTotal)
    this.view.dataset['state'] = state
    this.actions.view.setAttribute('aria-label', texts.yourTurn)
  }

  private drawTray(): void {
    const { slip, state, texts, page } = this
    const isOpen = state === 'betting'
    const { looseTotal } = slip
    const money = (amount: number): string => formatMoney(amount, page.currency, { decimals: amount % 100 === 0 ? 0 : 2 })
    const same = slip.canRepeat ? this.lastBet : 0
    this.tray.set({
      canUndo: isOpen && slip.canUndo, canClear: isOpen && looseTotal > 0, canRepeat: isOpen && slip.canRepeat, canDouble: isOpen && looseTotal > 0,
      canConfirm: isOpen && (looseTotal > 0 || same > 0), isBusy: !isOpen,
      label: !isOpen ? texts.dealing : looseTotal > 0 ? texts.dealAmount(money(looseTotal)) : same > 0 ? texts.dealSame(money(same)) : texts.deal,
    })
  }

  private tellRefusal(refusal: ReturnType<BetSlip['place']>): boolean {
    if (!refusal) return false
    const { refusals } = this.tableTexts
    const limit = 'limit' in refusal ? formatMoney(refusal.limit, this.page.currency, { decimals: 0 }) : ''
    const { bet, place } = this.texts
    this.tell({ NOTHING: place, FUNDS: refusals.funds, MAX: refusals.most(bet, limit), MIN: refusals.least(bet, limit) }[refusal.reason], refusal.reason !== 'NOTHING')
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
    this.sound.isOn = !this.sound.isOn
    keepSound(this.sound.isOn)
    this.sound.unlock()
    this.tellHead()
    this.sound.press()
  }

  private nameSound(button: HTMLButtonElement): void {
    button.classList.toggle(styles.off!, !this.sound.isOn)
    nameButton(button, this.sound.isOn ? this.tableTexts.soundOff : this.tableTexts.soundOn)
  }

  private wait(ms: number): Promise<void> {
    const isAtOnce = this.isQuick || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
    return isAtOnce ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))
  }
}
