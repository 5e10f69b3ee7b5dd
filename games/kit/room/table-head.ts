/**
 * The head of the table: the name of the room, and the ways to everything around it. In a lobby with a bar it
 * is there, otherwise above the table.
 */
import { formatMoney } from '../../../design/format.ts'
import type { RoomTexts } from '../locales/room-texts.ts'
import { make, makeButton, makeIcon, nameButton } from '../stage/dom/element.ts'
import { soundAction, type ShowHead } from '../stage/head.ts'
import { leastStack } from './idle-bar.ts'
import { waitText } from './live-picture.ts'
import type { RoomLook } from './look.ts'
import type { MenuItem } from './table-menu.ts'
import styles from './table.module.css'
import type { RoomAnswer } from './view.ts'
import type { RoomPage } from './live-room.ts'

interface HeadActions {
  readonly back: () => void
  readonly openChat: () => void
  readonly openMenu: () => void
  readonly openLog: () => void
  readonly toggleSound: () => void
  readonly toggleOut: () => void
}

export class TableHead {
  readonly view: HTMLElement
  private readonly look: RoomLook
  private readonly texts: RoomTexts
  private readonly title = make('h1')
  private readonly sub = make('p')
  private readonly balance = make('b', { className: styles.balance })
  private readonly unread = make('span', { className: styles.unread, attributes: { hidden: '' } })
  private readonly chat: HTMLButtonElement
  private readonly sound: HTMLButtonElement
  private readonly out: HTMLButtonElement
  private readonly actions: HeadActions
  private readonly showHead: ShowHead | undefined
  private handText = ''
  private amount = 0
  private isSoundOn = false
  private unreadCount = 0
  private items: readonly MenuItem[] = []

  constructor(
    look: RoomLook,
    { language, showHead }: Pick<RoomPage, 'language' | 'showHead'>,
    actions: HeadActions,
  ) {
    this.look = look
    this.actions = actions
    this.showHead = showHead
    this.texts = look.roomTexts[language]
    const { bar } = this.texts
    this.chat = makeButton(
      {
        className: styles.icon,
        label: bar.chat,
        onClick: actions.openChat,
        attributes: { 'aria-haspopup': 'dialog' },
      },
      makeIcon('chat'),
      this.unread,
    )
    this.sound = makeButton({ className: styles.icon, onClick: actions.toggleSound }, makeIcon('sound'))
    this.out = makeButton({ className: styles.out, text: this.texts.out.button, onClick: actions.toggleOut })
    this.view = make(
      'header',
      { className: styles.head },
      makeButton({ className: styles.icon, label: bar.rooms, onClick: actions.back }, makeIcon('back')),
      make('div', { className: styles.title }, this.title, this.sub),
      this.balance,
      this.out,
      this.sound,
      this.chat,
      makeButton(
        {
          className: styles.icon,
          label: bar.menu,
          onClick: actions.openMenu,
          attributes: { 'aria-haspopup': 'dialog' },
        },
        makeIcon('dots'),
      ),
    )
  }

  /** `items`: everything else that can be done around the table, for a menu. */
  draw({ room, mine, code }: RoomAnswer, items: readonly MenuItem[]): void {
    const { bar } = this.texts
    this.title.textContent = `${this.look.stakesLabel(room.stakes)} · ${room.isPrivate ? (code ?? bar.private) : bar.roomNo(room.number)}`
    this.handText = room.handNo > 0 ? bar.handNo(room.handNo) : ''
    const own = room.seats.find(({ seat }) => seat === mine?.seat)
    // Who has too little to play with adds chips first.
    this.out.hidden =
      own === undefined ||
      (own.state === 'SITTING_OUT' && own.stack < leastStack(room.stakes) && mine!.pendingTopUp === 0)
    this.out.textContent = own?.state === 'SITTING_OUT' ? this.texts.out.back : this.texts.out.button
    this.items = items
    this.tell()
  }

  /** The hand, and how long until the next one; or the disconnected player who is waited for. */
  tick({ room, mine }: Pick<RoomAnswer, 'room' | 'mine'>, nowMs: number): void {
    const { turn } = this.texts
    const seconds = room.nextHandAt === null ? 0 : Math.ceil((Date.parse(room.nextHandAt) - nowMs) / 1000)
    const next =
      seconds > 0 && room.turn === null
        ? turn.nextHand(seconds)
        : room.phase === 'WAITING' && room.nextHandAt === null
          ? turn.players
          : ''
    // On a phone there is room for one of them.
    const text = waitText({ room, mine }, nowMs, turn) || [this.handText, next].filter(Boolean).join(' · ')
    if (this.sub.textContent === text) return
    this.sub.textContent = text
    this.tell()
  }

  setBalance(amount: number, currency: string): void {
    this.balance.textContent = formatMoney(amount, currency)
    this.amount = amount
    this.tell()
  }

  setSound(isOn: boolean): void {
    this.sound.classList.toggle(styles.off!, !isOn)
    nameButton(this.sound, isOn ? this.texts.bar.soundOff : this.texts.bar.sound)
    this.isSoundOn = isOn
    this.tell()
  }

  setUnread(count: number): void {
    this.unread.hidden = count === 0
    this.unread.textContent = count > 99 ? '99+' : `${count}`
    nameButton(
      this.chat,
      count === 0 ? this.texts.bar.chat : `${this.texts.bar.chat} · ${this.texts.chat.unread(count)}`,
    )
    this.unreadCount = count
    this.tell()
  }

  private tell(): void {
    const {
      actions,
      texts: { bar },
    } = this
    this.showHead?.({
      note: [this.title.textContent, this.sub.textContent].filter(Boolean).join(' · '),
      balance: this.amount,
      back: actions.back,
      actions: [
        {
          key: 'chat',
          text: bar.chat,
          icon: 'chat',
          place: 'front',
          count: this.unreadCount,
          run: actions.openChat,
        },
        soundAction(this.isSoundOn, { on: bar.sound, off: bar.soundOff }, actions.toggleSound),
        // Each of them has a drawing of its own.
        ...this.items.map(({ icon, label, run }) => ({
          key: icon,
          text: label,
          icon,
          place: 'menu' as const,
          run,
        })),
      ],
    })
  }
}
