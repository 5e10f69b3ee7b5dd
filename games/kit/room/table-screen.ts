/** One room on the screen: the table, the bar of what may be done and the log; its windows are the page's. */
import type { RoomTexts } from '../locales/room-texts.ts'
import { make } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import { switchSound, readSound } from '../stage/preferences.ts'
import { Sound } from '../stage/sound.ts'
import { bannerText } from './banner-text.ts'
import { buyInOf } from './buy-in.ts'
import { IdleBar } from './idle-bar.ts'
import { LiveLog } from './live-log.ts'
import { pictureOf, turnTime } from './live-picture.ts'
import type { Bar, RoomLook } from './look.ts'
import { Notices } from './notices.ts'
import { askTopUp, isSittingOut, mayAct } from './own-seat.ts'
import { Scene } from './scene.ts'
import { seatNews } from './seat-news.ts'
import { StreetShow } from './street-show.ts'
import type { TableDialogs } from './table-dialogs.ts'
import { menuItemsOf, type MenuItem } from './table-menu.ts'
import { soundNews } from './table-sounds.ts'
import styles from './table.module.css'
import { TableHead } from './table-head.ts'
import { listenToKeys } from './table-keys.ts'
import { Talk } from './talk.ts'
import type { RoomAnswer, RoomView } from './view.ts'
import type { LiveRoom, RoomPage } from './live-room.ts'

const TICK_MS = 250

export interface TableExits {
  readonly toLobby: (reason?: Error) => void
}

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
  private readonly dialogs: TableDialogs
  private readonly talk = new Talk((count) => this.head.setUnread(count))
  private readonly onPress = (): void => this.sound.unlock()
  private endKeys: () => void = () => {}
  private timer: ReturnType<typeof setInterval> | undefined
  private isSending = false
  private readonly streets = new StreetShow()
  private wasMyTurn = false
  private told: RoomAnswer | null = null
  /** Pressed in a hand, so they stand up when it is over. */
  private isGoing = false
  private isUp = true

  constructor(page: RoomPage, look: RoomLook, live: LiveRoom, exits: TableExits, dialogs: TableDialogs) {
    this.page = page
    this.look = look
    this.live = live
    this.exits = exits
    this.dialogs = dialogs
    const { language, currency } = page
    this.texts = look.roomTexts[language]
    this.log = new LiveLog(look, language)
    this.scene = new Scene(language, { takeSeat: (seat) => this.buyIn(seat) })
    this.head = new TableHead(look, page, {
      back: () => this.back(),
      openChat: () => dialogs.openChat(this.talk, live),
      openMenu: () => this.openMenu(),
      toggleSound: () => this.toggleSound(),
      toggleOut: () => this.toggleOut(),
      openLog: () => dialogs.openLog(this.log.lines),
    })
    this.bar = look.openBar({
      language,
      currency,
      sound: this.sound,
      roomTexts: this.texts,
      act: (action, amount) => void this.act(action, amount),
    })
    this.idle = new IdleBar(this.texts, page.mode, {
      sit: () => this.buyIn(undefined),
      comeBack: () => this.run(() => live.mark('IN')),
      leave: () => this.openLeave(),
      wait: (isWaiting) => this.run(() => live.wait(isWaiting)),
      topUp: () => this.topUp(),
    })
    this.view = make(
      'main',
      { className: styles.table, attributes: { 'aria-label': look.names[language] } },
      ...(page.showHead ? [] : [this.head.view]),
      this.words.banner,
      make('div', { className: styles.middle }, this.scene.view, this.log.view),
      this.words.notice,
      this.foot,
      this.words.said,
    )
  }

  start(): void {
    this.live.watch({
      onAnswer: () => this.draw(),
      onLine: (isUp) => this.setLine(isUp),
      onEnd: (reason) => this.exits.toLobby(reason),
    })
    this.page.watchBalance(() => this.head.setBalance(this.page.balance(), this.page.currency))
    this.head.setBalance(this.page.balance(), this.page.currency)
    this.head.setSound(this.sound.isOn)
    this.endKeys = listenToKeys((key) => this.foot.firstElementChild === this.bar.view && this.bar.press(key))
    document.addEventListener('pointerdown', this.onPress)
    this.timer = setInterval(() => this.tick(), TICK_MS)
    this.draw()
    if (this.live.answer.code && !this.live.answer.mine)
      this.words.tell(this.texts.private.share(this.live.answer.code))
  }

  dispose(): void {
    this.live.close()
    clearInterval(this.timer)
    this.words.dispose()
    this.streets.dispose()
    this.endKeys()
    document.removeEventListener('pointerdown', this.onPress)
    this.page.watchBalance(() => {})
    this.sound.dispose()
    this.scene.dispose()
    this.view.remove()
  }

  private draw(): void {
    if (!this.view.isConnected) return
    const answer = this.streets.shown(this.live.answer, this.log.before, () => this.draw())
    const { room } = answer
    if (this.tellNews(answer)) return
    this.head.draw(answer, this.menuItems())
    this.view.classList.toggle(styles.many!, room.seatCount > 6)
    this.scene.draw(
      pictureOf(answer, this.look, this.page.language, this.page.mode === 'REAL' && room.state === 'OPEN'),
    )
    const isIdle = this.idle.draw(answer)
    const shown = isIdle ? this.idle.view : this.bar.view
    if (this.foot.firstElementChild !== shown) this.foot.replaceChildren(shown)
    if (!isIdle) this.bar.draw(answer)
    this.talk.hear(room.chat)
    this.drawBanner()
    this.follow(room)
    this.tick()
    const isMyTurn = mayAct(answer)
    if (isMyTurn && !this.wasMyTurn) {
      this.words.say(this.texts.turn.yours)
      this.sound.scatter(1)
    }
    this.wasMyTurn = isMyTurn
  }

  /** True if there is nothing more to be seen at this table. */
  private tellNews(answer: RoomAnswer): boolean {
    const { closing, leave, wait } = this.texts
    const news = seatNews(this.told, answer, this.live.now())
    this.told = answer
    if (news === 'CLOSED_SEATED' || news === 'CLOSED')
      this.exits.toLobby(new StageRefusal(news === 'CLOSED' ? closing.guest : closing.stoodUp))
    else if (news === 'STOOD_UP' && this.isGoing) this.exits.toLobby()
    else if (news === 'STOOD_UP') this.words.tell(leave.stoodUp, true)
    else if (news === 'PASSED') this.words.tell(wait.passed)
    else if (news === 'KEPT') {
      this.words.say(wait.kept)
      this.sound.scatter(1)
    }
    return news === 'CLOSED_SEATED' || news === 'CLOSED' || (news === 'STOOD_UP' && this.isGoing)
  }

  /** New lines of the running hand: written, announced, and with sound. */
  private follow(room: RoomView): void {
    const news = this.log.follow(room, this.live.answer.mine)
    if (!news) return
    if (news.lines.length > 0) this.words.say(news.lines.join('. '))
    soundNews(this.sound, this.live.answer, news)
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
    ask().then(
      () => this.words.hide(),
      (error: unknown) => this.refuse(error),
    )
  }

  private refuse(error: unknown): void {
    if (!(error instanceof StageRefusal)) throw error
    if (error.isFinal) this.exits.toLobby(error)
    else this.words.tell(error.message)
  }

  private buyIn(seat: number | undefined): void {
    const { offer } = this.live.answer
    const sit = (amount: number): Promise<void> => this.live.sit(offer?.seat ?? seat, amount)
    this.dialogs.askAmount(buyInOf(this.page, this.look, this.live.answer, sit))
  }

  private topUp(): void {
    askTopUp(this.dialogs, this.page, this.look, this.live, this.words)
  }

  private toggleOut(): void {
    this.run(() => this.live.mark(isSittingOut(this.live.answer) ? 'IN' : 'OUT'))
  }

  private openLeave(): void {
    this.dialogs.openLeave(this.live.answer, {
      leave: async () => {
        this.isGoing = true
        await this.live.stand().catch((error: unknown) => {
          this.isGoing = false
          throw error
        })
      },
      sitOut: () => this.live.mark('OUT'),
      toRooms: () => this.exits.toLobby(),
    })
  }

  private back(): void {
    if (this.live.answer.mine) this.openLeave()
    else this.exits.toLobby()
  }

  private openMenu(): void {
    this.dialogs.openMenu(this.live.answer.code, this.menuItems())
  }

  private menuItems(): MenuItem[] {
    return menuItemsOf(this.texts, this.live.answer, {
      isOut: isSittingOut(this.live.answer),
      hasHead: this.page.showHead !== undefined,
      hasHands: this.page.hands !== undefined,
      showCode: () => this.openMenu(),
      topUp: () => this.topUp(),
      openLog: () => this.dialogs.openLog(this.log.lines),
      openHands: () => this.dialogs.openHands(),
      openFairness: () => this.dialogs.openFairness(this.live),
      toggleOut: () => this.toggleOut(),
      leave: () => this.openLeave(),
      toRooms: () => this.exits.toLobby(),
    })
  }

  private toggleSound(): void {
    this.head.setSound(switchSound(this.sound))
    this.sound.press()
  }

  private setLine(isUp: boolean): void {
    this.isUp = isUp
    this.drawBanner()
  }

  private drawBanner(): void {
    this.words.setBanner(
      bannerText(this.texts, this.live.answer, { isUp: this.isUp, isSending: this.isSending }),
    )
  }
}
