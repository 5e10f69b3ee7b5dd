/** One room on the screen: the table, the bar of what may be done, the log, and the windows around them. */
import type { RoomTexts } from '../locales/room-texts.ts'
import { make } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import { keepSound, readSound } from '../stage/preferences.ts'
import { Sound } from '../stage/sound.ts'
import { openBuyIn, openTopUp } from './buy-in.ts'
import { ChatPanel } from './chat-panel.ts'
import { openFairness } from './fair-dialog.ts'
import { openHands } from './hands-dialog.ts'
import { IdleBar, isShort } from './idle-bar.ts'
import { openLeave } from './leave-dialog.ts'
import { LiveLog } from './live-log.ts'
import { pictureOf, turnTime } from './live-picture.ts'
import type { Bar, RoomLook } from './look.ts'
import { openLog, openMenu, type MenuItem } from './menu-dialog.ts'
import { chips } from './money.ts'
import { Notices } from './notices.ts'
import { roomAt, runOutOf, type RunOut } from './run-out.ts'
import { Scene } from './scene.ts'
import { seatNews } from './seat-news.ts'
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
  private readonly log: LiveLog
  private readonly words = new Notices()
  private readonly chat: ChatPanel
  private timer: ReturnType<typeof setInterval> | undefined
  private isSending = false
  private runOut: RunOut | null = null
  private runOutTimer: ReturnType<typeof setTimeout> | undefined
  private wasMyTurn = false
  private told: RoomAnswer | null = null
  /** Pressed in a hand, so he stands up when it is over. */
  private isGoing = false
  private isUp = true

  constructor(page: RoomPage, look: RoomLook, live: LiveRoom, exits: TableExits) {
    this.page = page
    this.look = look
    this.live = live
    this.exits = exits
    const { language, currency } = page
    this.texts = look.roomTexts[language]
    this.log = new LiveLog(look, language)
    this.scene = new Scene(language, { takeSeat: (seat) => this.buyIn(seat) })
    this.head = new TableHead(look, page, {
      back: () => this.back(), openChat: () => this.chat.open(this.view), openMenu: () => this.openMenu(),
      toggleSound: () => this.toggleSound(), toggleOut: () => this.toggleOut(), openLog: () => openLog(this.view, this.texts, this.log.lines),
    })
    this.bar = look.openBar({ language, currency, sound: this.sound, roomTexts: this.texts, act: (action, amount) => void this.act(action, amount) })
    this.idle = new IdleBar(this.texts, page.mode, {
      sit: () => this.buyIn(undefined), comeBack: () => this.run(() => live.mark('IN')), leave: () => this.openLeave(),
      wait: (isWaiting) => this.run(() => live.wait(isWaiting)), topUp: () => this.topUp(),
    })
    this.chat = new ChatPanel(this.texts, (text) => live.say(text), (count) => this.head.setUnread(count))
    this.view = make('main', { className: styles.table, attributes: { 'aria-label': look.names[language] } },
      ...(page.showHead ? [] : [this.head.view]), this.words.banner, make('div', { className: styles.middle }, this.scene.view, this.log.view),
      this.words.notice, this.foot, this.words.said)
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
    if (this.live.answer.code && !this.live.answer.mine) this.words.tell(this.texts.private.share(this.live.answer.code))
  }

  dispose(): void {
    this.live.close()
    clearInterval(this.timer)
    this.words.dispose()
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
    if (!this.view.isConnected) return
    const answer = this.shownAnswer()
    const { room, mine } = answer
    if (this.tellNews(answer)) return
    this.head.draw(answer, this.menuItems())
    this.view.classList.toggle(styles.many!, room.seatCount > 6)
    this.scene.draw(pictureOf(answer, this.look, this.page.language, this.page.mode === 'REAL' && room.state === 'OPEN'))
    const isIdle = this.idle.draw(answer)
    const shown = isIdle ? this.idle.view : this.bar.view
    if (this.foot.firstElementChild !== shown) this.foot.replaceChildren(shown)
    if (!isIdle) this.bar.draw(answer)
    this.chat.draw(room.chat, mine !== null)
    this.drawBanner()
    this.follow(room)
    this.tick()
    const isMyTurn = mine !== null && (room.turn?.seats.includes(mine.seat) ?? false) && mine.actions.length > 0
    if (isMyTurn && !this.wasMyTurn) {
      this.words.say(this.texts.turn.yours)
      this.sound.scatter(1)
    }
    this.wasMyTurn = isMyTurn
  }

  /** True where there is nothing more to be seen at this table. */
  private tellNews(answer: RoomAnswer): boolean {
    const { closing, leave, wait } = this.texts
    const news = seatNews(this.told, answer, this.live.now())
    this.told = answer
    if (news === 'CLOSED_SEATED' || news === 'CLOSED') this.exits.toLobby(new StageRefusal(news === 'CLOSED' ? closing.guest : closing.stoodUp))
    else if (news === 'STOOD_UP' && this.isGoing) this.exits.toLobby()
    else if (news === 'STOOD_UP') this.words.tell(leave.stoodUp, true)
    else if (news === 'PASSED') this.words.tell(wait.passed)
    else if (news === 'KEPT') {
      this.words.say(wait.kept)
      this.sound.scatter(1)
    }
    return news === 'CLOSED_SEATED' || news === 'CLOSED' || (news === 'STOOD_UP' && this.isGoing)
  }

  /** The room as it is to be seen now: cards that come all at once are shown street by street. */
  private shownAnswer(): RoomAnswer {
    const { answer } = this.live
    const now = performance.now()
    clearTimeout(this.runOutTimer)
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) this.runOut ??= runOutOf(this.log.before, answer.room, now)
    const shown = this.runOut && roomAt(answer.room, this.runOut, now)
    if (!shown) this.runOut = null
    else this.runOutTimer = setTimeout(() => this.draw(), shown.nextMs - now)
    return shown ? { ...answer, room: shown.room } : answer
  }

  /** New lines of the running hand: written down, told, and heard. */
  private follow(room: RoomView): void {
    const news = this.log.follow(room, this.live.answer.mine)
    if (!news) return
    if (news.lines.length > 0) this.words.say(news.lines.join('. '))
    this.play(news.events, news.isNewHand)
  }

  private play(events: readonly ReplayEvent[], isNewHand: boolean): void {
    const { room, mine } = this.live.answer
    // A pot below what one put in is no win to be heard.
    const hasGained = (room.seats.find(({ seat }) => seat === mine?.seat)?.result?.netAmount ?? 0) > 0
    if (hasGained && events.some(({ type, seat }) => type === 'WIN' && seat === mine?.seat)) this.sound.win()
    else if (isNewHand || events.some(({ cards }) => cards !== null)) this.sound.reelStop(1)
    else if (events.some(({ amount }) => (amount ?? 0) > 0)) this.sound.press()
  }

  private tick(): void {
    const { room } = this.live.answer
    const now = this.live.now()
    const time = turnTime(room, now, this.look, this.page.language)
    this.scene.setTime(room.turn?.seats ?? [], time)
    this.idle.tick(this.live.answer, now)
    this.head.tick(this.live.answer, now)
  }

  private async act(action: string, amount?: number): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    this.view.setAttribute('aria-busy', 'true')
    try {
      await this.live.act(action, amount)
      this.words.hide()
    } catch (error) {
      this.refuse(error)
    }
    this.isSending = false
    this.view.removeAttribute('aria-busy')
    this.draw()
  }

  private run(ask: () => Promise<void>): void {
    ask().then(() => this.words.hide(), (error: unknown) => this.refuse(error))
  }

  private refuse(error: unknown): void {
    if (!(error instanceof StageRefusal)) throw error
    if (error.isFinal) this.exits.toLobby(error)
    else this.words.tell(error.message)
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
      if (pending > 0) this.words.tell(this.texts.buyIn.topUpPending(chips(pending, this.page.currency)))
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
        this.isGoing = true
        await this.live.stand().catch((error: unknown) => { this.isGoing = false; throw error })
      },
      sitOut: () => this.live.mark('OUT'), toRooms: () => this.exits.toLobby(),
    })
  }

  private back(): void {
    if (this.live.answer.mine) this.openLeave()
    else this.exits.toLobby()
  }

  private openMenu(): void {
    openMenu(this.view, this.texts, this.live.answer.code, this.menuItems())
  }

  private menuItems(): MenuItem[] {
    const { mine, code } = this.live.answer
    const { bar } = this.texts
    return [
      // Without a head of its own the table has no menu to show the code in.
      ...(code !== null && this.page.showHead ? [{ icon: 'share', label: this.texts.private.share(code), run: () => this.openMenu() }] : []),
      ...(mine && mine.topUpMax > 0 ? [{ icon: 'plus', label: bar.topUp, run: () => this.topUp() }] : []),
      { icon: 'list', label: bar.log, run: () => openLog(this.view, this.texts, this.log.lines) },
      ...(this.page.hands ? [{ icon: 'clock', label: bar.history, run: () => openHands(this.view, this.page, this.look) }] : []),
      { icon: 'shield', label: bar.fair, run: () => openFairness(this.view, this.page, this.texts, this.live) },
      ...(mine ? [{ icon: this.isOut ? 'check' : 'pause', label: this.isOut ? this.texts.out.back : this.texts.out.button, run: () => this.toggleOut() }, { icon: 'door', label: bar.leave, run: () => this.openLeave() }] : [{ icon: 'grid', label: bar.rooms, run: () => this.exits.toLobby() }]),
    ]
  }

  private toggleSound(): void {
    this.sound.isOn = !this.sound.isOn
    keepSound(this.sound.isOn)
    this.sound.unlock()
    this.head.setSound(this.sound.isOn)
    this.sound.press()
  }

  private setLine(isUp: boolean): void {
    this.isUp = isUp
    this.drawBanner()
  }

  private drawBanner(): void {
    const { room, mine } = this.live.answer
    const { line, closing } = this.texts
    const lost = this.isSending ? line.asking : `${line.lost}${mine ? ` · ${line.lostTurn}` : ''}`
    const text = !this.isUp ? lost : room.state === 'CLOSING' ? closing.now : ''
    this.words.setBanner(text)
  }

  private readonly onPress = (): void => this.sound.unlock()

  /** Letters act where no field or window has the focus. */
  private readonly onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.closest('input:not([type="range"]), select, textarea, dialog') || this.foot.firstElementChild !== this.bar.view) return
    if (this.bar.press(event.key.toLowerCase())) event.preventDefault()
  }
}

