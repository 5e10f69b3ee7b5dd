/** One room on the screen: the table, the bar of what may be done, the log, and the windows around them. */
import type { RoomTexts } from '../locales/room-texts.ts'
import { make } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import { keepSound, readSound } from '../stage/preferences.ts'
import { Sound } from '../stage/sound.ts'
import { openBuyIn, openTopUp } from './buy-in.ts'
import { ChatPanel } from './chat-panel.ts'
import { openFairness } from './fair-dialog.ts'
import { eventsBetween } from './hand-log.ts'
import { openHands } from './hands-dialog.ts'
import { IdleBar, isShort } from './idle-bar.ts'
import { openLeave } from './leave-dialog.ts'
import { pictureOf, turnTime } from './live-picture.ts'
import type { Bar, RoomLook } from './look.ts'
import { openLog, openMenu } from './menu-dialog.ts'
import { chips } from './money.ts'
import { roomAt, runOutOf, type RunOut } from './run-out.ts'
import { Scene } from './scene.ts'
import styles from './table.module.css'
import { TableHead } from './table-head.ts'
import type { LiveRoom, ReplayEvent, RoomAnswer, RoomPage, RoomView } from './view.ts'

const TICK_MS = 250

export interface TableExits { readonly toLobby: (reason?: Error) => void }

export class TableScreen {
  readonly view: HTMLElement
  private readonly page: RoomPage
  private readonly look: RoomLook
  private readonly live: LiveRoom
  private readonly exits: TableExits
  private readonly texts: RoomTexts
  private readonly sound = new Sound(readSound())
  private readonly scene: Scene
  private readonly head: TableHead
  private readonly bar: Bar
  private readonly idle: IdleBar
  private readonly foot = make('footer', { className: styles.foot })
  private readonly log = make('ol', { className: styles.log })
  private readonly banner = make('p', { className: styles.banner, attributes: { role: 'alert', hidden: '' } })
  private readonly notice = make('p', { className: styles.notice, attributes: { role: 'alert', hidden: '' } })
  private readonly said = make('p', { className: 'sr-only', attributes: { role: 'status', 'aria-live': 'polite' } })
  private readonly chat: ChatPanel
  private lines: string[] = []
  private readonly words: string[] = []
  private before: RoomView | null = null
  private timer: ReturnType<typeof setInterval> | undefined
  private noticeTimer: ReturnType<typeof setTimeout> | undefined
  private isSending = false
  private runOut: RunOut | null = null
  private runOutTimer: ReturnType<typeof setTimeout> | undefined
  private wasMyTurn = false

  constructor(page: RoomPage, look: RoomLook, live: LiveRoom, exits: TableExits) {
    this.page = page
    this.look = look
    this.live = live
    this.exits = exits
    const { language, currency } = page
    this.texts = look.roomTexts[language]
    this.scene = new Scene(language, { takeSeat: (seat) => this.buyIn(seat) })
    this.head = new TableHead(look, language, {
      back: () => this.back(), openChat: () => this.chat.open(this.view), openMenu: () => this.openMenu(),
      toggleSound: () => this.toggleSound(), toggleOut: () => this.toggleOut(), openLog: () => openLog(this.view, this.texts, this.lines),
    })
    this.bar = look.openBar({ language, currency, sound: this.sound, roomTexts: this.texts, act: (action, amount) => void this.act(action, amount) })
    this.idle = new IdleBar(this.texts, page.mode, {
      sit: () => this.buyIn(undefined), comeBack: () => this.run(() => live.mark('IN')), leave: () => this.openLeave(),
      wait: (isWaiting) => this.run(() => live.wait(isWaiting)), topUp: () => this.topUp(),
    })
    this.chat = new ChatPanel(this.texts, (text) => live.say(text), (count) => this.head.setUnread(count))
    this.view = make('main', { className: styles.table, attributes: { 'aria-label': look.names[language] } },
      this.head.view, this.banner, make('div', { className: styles.middle }, this.scene.view, make('section', { className: styles.logBox, attributes: { 'aria-label': this.texts.log.title } }, make('h2', { text: this.texts.log.title }), this.log)),
      this.notice, this.foot, this.said)
  }

  start(): void {
    this.live.watch({ onAnswer: () => this.draw(), onLine: (isUp) => this.setLine(isUp), onEnd: (reason) => this.exits.toLobby(reason) })
    this.page.watchBalance(() => this.head.setBalance(this.page.balance(), this.page.currency))
    this.head.setBalance(this.page.balance(), this.page.currency)
    this.head.setSound(this.sound.isOn)
    document.addEventListener('keydown', this.onKey)
    document.addEventListener('pointerdown', this.onPress)
    this.timer = setInterval(() => this.tick(), TICK_MS)
    this.draw()
    if (this.live.answer.code && !this.live.answer.mine) this.tell(this.texts.private.share(this.live.answer.code))
  }

  dispose(): void {
    this.live.close()
    clearInterval(this.timer)
    clearTimeout(this.noticeTimer)
    clearTimeout(this.runOutTimer)
    document.removeEventListener('keydown', this.onKey)
    document.removeEventListener('pointerdown', this.onPress)
    this.page.watchBalance(() => {})
    this.sound.dispose()
    this.scene.dispose()
    this.chat.close()
    this.view.remove()
  }

  private draw(): void {
    const answer = this.shownAnswer()
    const { room, mine } = answer
    this.head.draw(answer)
    this.view.classList.toggle(styles.many!, room.seatCount > 6)
    this.scene.draw(pictureOf(answer, this.look, this.page.language, this.page.mode === 'REAL' && room.state === 'OPEN'))
    const isIdle = this.idle.draw(answer)
    const shown = isIdle ? this.idle.view : this.bar.view
    if (this.foot.firstElementChild !== shown) this.foot.replaceChildren(shown)
    if (!isIdle) this.bar.draw(answer)
    this.chat.draw(room.chat, mine !== null)
    this.follow(room)
    this.tick()
    const isMyTurn = mine !== null && (room.turn?.seats.includes(mine.seat) ?? false) && mine.actions.length > 0
    if (isMyTurn && !this.wasMyTurn) {
      this.say(this.texts.turn.yours)
      this.sound.scatter(1)
    }
    this.wasMyTurn = isMyTurn
  }

  /** The room as it is to be seen now: cards that come all at once are shown street by street. */
  private shownAnswer(): RoomAnswer {
    const { answer } = this.live
    const now = performance.now()
    clearTimeout(this.runOutTimer)
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) this.runOut ??= runOutOf(this.before, answer.room, now)
    const shown = this.runOut && roomAt(answer.room, this.runOut, now)
    if (!shown) this.runOut = null
    else this.runOutTimer = setTimeout(() => this.draw(), shown.nextMs - now)
    return shown ? { ...answer, room: shown.room } : answer
  }

  /** New lines of the running hand: written down, told, and heard. */
  private follow(room: RoomView): void {
    const events = eventsBetween(this.before, room)
    const isNewHand = this.before?.handNo !== room.handNo
    const isFirst = this.before === null
    this.before = room
    if (isNewHand) this.lines = []
    const lines = events.map((event) => this.lineOf(event, room)).filter((line) => line !== '')
    if (lines.length === 0 && !isNewHand) return
    this.lines.push(...lines)
    const shown = this.lines.slice(-5)
    this.log.replaceChildren(...(shown.length === 0 ? [make('li', { text: this.texts.log.empty })] : shown.map((text) => make('li', { text }))))
    if (isFirst) return
    if (lines.length > 0) this.say(lines.join('. '))
    this.play(events, isNewHand)
  }

  private lineOf(event: ReplayEvent, room: RoomView): string {
    const { mine } = this.live.answer
    const name = event.seat === mine?.seat ? this.texts.log.you : room.seats.find(({ seat }) => seat === event.seat)?.name ?? ''
    return this.look.eventLine(event, name, room.stakes.currency, this.page.language)
  }

  private play(events: readonly ReplayEvent[], isNewHand: boolean): void {
    const own = this.live.answer.mine?.seat
    if (events.some(({ type, seat }) => type === 'WIN' && seat === own && own !== undefined)) this.sound.win()
    else if (isNewHand || events.some(({ cards }) => cards !== null)) this.sound.reelStop(1)
    else if (events.some(({ amount }) => (amount ?? 0) > 0)) this.sound.press()
  }

  private tick(): void {
    const { room } = this.live.answer
    const now = this.live.now()
    const time = turnTime(room, now, this.look, this.page.language)
    this.scene.setTime(room.turn?.seats ?? [], time)
    this.idle.tick(this.live.answer, now)
    this.head.tick(room, now)
  }

  private async act(action: string, amount?: number): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    this.view.setAttribute('aria-busy', 'true')
    try {
      await this.live.act(action, amount)
      this.hideNotice()
    } catch (error) {
      this.refuse(error)
    }
    this.isSending = false
    this.view.removeAttribute('aria-busy')
    this.draw()
  }

  private run(ask: () => Promise<void>): void {
    ask().then(() => this.hideNotice(), (error: unknown) => this.refuse(error))
  }

  private refuse(error: unknown): void {
    if (!(error instanceof StageRefusal)) throw error
    if (error.isFinal) this.exits.toLobby(error)
    else this.tell(error.message)
  }

  private buyIn(seat: number | undefined): void {
    const { offer } = this.live.answer
    openBuyIn(this.view, this.page, this.look, this.live.answer, (amount) => this.live.sit(offer?.seat ?? seat, amount))
  }

  private topUp(): void {
    openTopUp(this.view, this.page, this.look, this.live.answer, async (amount) => {
      const wasShort = isShort(this.live.answer)
      await this.live.topUp(amount)
      // Who had too little to play with sat out for that alone.
      if (wasShort) await this.live.mark('IN')
      const pending = this.live.answer.mine?.pendingTopUp ?? 0
      if (pending > 0) this.tell(this.texts.buyIn.topUpPending(chips(pending, this.page.currency)))
    })
  }

  private toggleOut(): void {
    this.run(() => this.live.mark(this.isOut ? 'IN' : 'OUT'))
  }

  private get isOut(): boolean {
    const { room, mine } = this.live.answer
    return room.seats.find(({ seat }) => seat === mine?.seat)?.state === 'SITTING_OUT'
  }

  private openLeave(): void {
    openLeave(this.view, this.texts, this.live.answer, {
      leave: async () => {
        await this.live.stand()
        if (this.live.answer.mine === null) this.exits.toLobby()
      },
      sitOut: () => this.live.mark('OUT'), toRooms: () => this.exits.toLobby(),
    })
  }

  private back(): void {
    if (this.live.answer.mine) this.openLeave()
    else this.exits.toLobby()
  }

  private openMenu(): void {
    const { mine, code } = this.live.answer
    const { bar } = this.texts
    openMenu(this.view, this.texts, code, [
      ...(mine && mine.topUpMax > 0 ? [{ icon: 'plus', label: bar.topUp, run: () => this.topUp() }] : []),
      { icon: 'list', label: bar.log, run: () => openLog(this.view, this.texts, this.lines) },
      ...(this.page.hands ? [{ icon: 'clock', label: bar.history, run: () => openHands(this.view, this.page, this.look) }] : []),
      { icon: 'shield', label: bar.fair, run: () => openFairness(this.view, this.page, this.texts, this.live) },
      ...(mine ? [{ icon: this.isOut ? 'check' : 'pause', label: this.isOut ? this.texts.out.back : this.texts.out.button, run: () => this.toggleOut() }, { icon: 'door', label: bar.leave, run: () => this.openLeave() }] : [{ icon: 'grid', label: bar.rooms, run: () => this.exits.toLobby() }]),
    ])
  }

  private toggleSound(): void {
    this.sound.isOn = !this.sound.isOn
    keepSound(this.sound.isOn)
    this.sound.unlock()
    this.head.setSound(this.sound.isOn)
    this.sound.press()
  }

  private setLine(isUp: boolean): void {
    this.banner.hidden = isUp
    this.banner.textContent = isUp ? '' : this.isSending ? this.texts.line.asking : `${this.texts.line.lost}${this.live.answer.mine ? ` · ${this.texts.line.lostTurn}` : ''}`
  }

  private tell(text: string): void {
    this.notice.hidden = false
    this.notice.textContent = text
    clearTimeout(this.noticeTimer)
    this.noticeTimer = setTimeout(() => this.hideNotice(), 7000)
  }

  private hideNotice(): void {
    this.notice.hidden = true
    this.notice.textContent = ''
  }

  /** All that is said in one moment is said together: a later word would silence an earlier one. */
  private say(text: string): void {
    this.words.push(text)
    if (this.words.length > 1) return
    queueMicrotask(() => { this.said.textContent = this.words.splice(0).join('. ') })
  }

  private readonly onPress = (): void => this.sound.unlock()

  /** Letters act where no field or window has the focus. */
  private readonly onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.closest('input:not([type="range"]), select, textarea, dialog') || this.foot.firstElementChild !== this.bar.view) return
    if (this.bar.press(event.key.toLowerCase())) event.preventDefault()
  }
}

