/** The rooms of a game: stakes, sizes, who sits and waits, and the way in. */
import type { RoomTexts } from '../locales/room-texts.ts'
import { make, makeButton, makeIcon } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import { openHands } from './hands-dialog.ts'
import type { RoomLook } from './look.ts'
import styles from './lobby.module.css'
import { chips } from './money.ts'
import { openPrivateDialog } from './private-dialog.ts'
import type { LiveRoom, RoomPage, RoomRow } from './view.ts'
import { formatMoney } from '../../../web/ui/i18n/format.ts'

/** The list is read again so often while it is looked at. */
const UPDATE_MS = 5000

export class LobbyView {
  readonly view: HTMLElement
  private readonly page: RoomPage
  private readonly look: RoomLook
  private readonly texts: RoomTexts
  private readonly open: (room: LiveRoom) => void
  private readonly balance = make('b', { className: styles.balance })
  private readonly stakes = make('div', { className: styles.chips })
  private readonly sizes = make('div', { className: styles.chips })
  private readonly list = make('ul', { className: styles.list })
  private readonly note = make('p', { className: styles.note, attributes: { role: 'status' } })
  private readonly quick: HTMLButtonElement
  private rooms: readonly RoomRow[] = []
  private chosenStakes: number | null = null
  private chosenSize: number | null = null
  private timer: ReturnType<typeof setInterval> | undefined
  private offered: ReadonlySet<string> = new Set()
  private isBusy = false

  constructor(page: RoomPage, look: RoomLook, open: (room: LiveRoom) => void) {
    this.page = page
    this.look = look
    this.open = open
    this.texts = look.roomTexts[page.language]
    const { lobby } = this.texts
    this.quick = makeButton({ className: styles.quick, text: lobby.quick, onClick: () => void this.seatQuickly() })
    const isFree = page.mode === 'FREE'
    this.quick.hidden = isFree
    this.view = make('main', { className: styles.lobby },
      make('div', { className: styles.head },
        make('div', {}, ...(page.showHead ? [] : [make('h1', { text: look.names[page.language] })]), make('p', { text: isFree ? lobby.trial : lobby.intro })),
        ...(page.showHead ? [] : [this.balance])),
      make('div', { className: styles.tools },
        this.quick,
        ...(isFree ? [] : [makeButton({ className: styles.line, text: lobby.private, attributes: { 'aria-haspopup': 'dialog' }, onClick: () => void this.openPrivate() })]),
        makeButton({ className: styles.icon, label: lobby.refresh, onClick: () => void this.read() }, makeIcon('refresh')),
        ...(page.hands ? [makeButton({ className: styles.icon, label: this.texts.history.title, attributes: { 'aria-haspopup': 'dialog' }, onClick: () => openHands(this.view, page, look) }, makeIcon('clock'))] : []),
        ...(page.showHead ? [] : [makeButton({ className: styles.icon, label: lobby.leaveGame, onClick: () => page.leave() }, makeIcon('door'))])),
      make('div', { className: styles.filters }, this.stakes, this.sizes), this.note, this.list)
  }

  async start(reason: StageRefusal | null): Promise<void> {
    this.setBalance(this.page.balance())
    this.page.watchBalance((balance) => this.setBalance(balance))
    if (reason) this.note.textContent = reason.message
    await this.read(reason === null)
    this.timer = setInterval(() => { if (!document.hidden) void this.read(false) }, UPDATE_MS)
  }

  dispose(): void {
    clearInterval(this.timer)
    this.page.watchBalance(() => {})
  }

  private setBalance(balance: number): void {
    this.balance.textContent = formatMoney(balance, this.page.currency)
    this.page.showHead?.({ balance, actions: [] })
  }

  private async read(isLoud = true): Promise<void> {
    try {
      this.rooms = await this.page.listRooms()
      if (isLoud) this.note.textContent = ''
      this.noteOffer()
      this.draw()
    } catch (error) {
      const isEnd = error instanceof StageRefusal && error.isFinal
      if (isEnd) clearInterval(this.timer)
      if (isLoud || isEnd || this.rooms.length === 0) this.note.textContent = error instanceof StageRefusal ? error.message : this.texts.lobby.unavailable
    }
  }

  /** Who waits elsewhere is told when his seat comes, once. */
  private noteOffer(): void {
    const offered = this.rooms.filter(({ isOffered }) => isOffered)
    const isNews = offered.some(({ roomId }) => !this.offered.has(roomId))
    if (isNews || (this.offered.size > 0 && offered.length === 0)) this.note.textContent = isNews ? this.texts.wait.kept : ''
    this.offered = new Set(offered.map(({ roomId }) => roomId))
  }

  private draw(): void {
    const { lobby } = this.texts
    const byStakes = new Map(this.rooms.map(({ stakes }) => [this.look.stakesKey(stakes), this.look.stakesLabel(stakes)]))
    const sizes = [...new Set(this.rooms.map(({ seatCount }) => seatCount))].sort((one, other) => one - other)
    filter(this.stakes, lobby.stakes, [[null, lobby.allStakes], ...[...byStakes].sort(([one], [other]) => one - other)], this.chosenStakes, (key) => { this.chosenStakes = key; this.draw() })
    filter(this.sizes, lobby.size, [[null, lobby.allSizes], ...sizes.map((size) => [size, size === 2 ? lobby.headsUp : lobby.seats(size)] as const)], this.chosenSize, (size) => { this.chosenSize = size; this.draw() })
    const shown = this.rooms.filter(({ stakes, seatCount, isSeated, isWaiting }) => isSeated || isWaiting || ((this.chosenStakes === null || this.look.stakesKey(stakes) === this.chosenStakes) && (this.chosenSize === null || seatCount === this.chosenSize)))
      .sort((one, other) => Number(other.isSeated) - Number(one.isSeated) || Number(other.isWaiting) - Number(one.isWaiting) || this.look.stakesKey(one.stakes) - this.look.stakesKey(other.stakes) || other.playerCount - one.playerCount || one.seatCount - other.seatCount || one.number - other.number)
    const focused = this.list.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset['room'] : undefined
    this.list.replaceChildren(...shown.map((room) => this.row(room)))
    if (focused) this.list.querySelector<HTMLElement>(`[data-room="${focused}"]`)?.focus()
    if (shown.length === 0) this.list.replaceChildren(make('li', { className: styles.empty }, make('b', { text: lobby.empty }), make('span', { text: lobby.emptyHint })))
  }

  private row(room: RoomRow): HTMLElement {
    const { lobby } = this.texts
    const { stakes, playerCount, seatCount, waitingCount } = room
    const isFull = playerCount >= seatCount
    const { wait: waitTexts } = this.texts
    const state = room.isSeated ? lobby.youSit : room.isOffered ? waitTexts.kept : room.waitingPlace !== null ? waitTexts.place(room.waitingPlace) : waitingCount > 0 ? lobby.waiting(waitingCount) : isFull ? lobby.full : ''
    const label = `${this.look.stakesLabel(stakes)} · ${room.isPrivate ? lobby.private : lobby.number(room.number)}`
    const seats = make('span', { className: styles.dots, attributes: { 'aria-hidden': 'true' } }, ...Array.from({ length: seatCount }, (_, seat) => make('i', { className: seat < playerCount ? styles.taken : undefined })))
    const fact = (name: string, value: string): HTMLElement => make('div', {}, make('dt', { text: name }), make('dd', { text: value }))
    const way = room.isSeated ? lobby.back : room.isOffered ? waitTexts.offerTake : isFull ? lobby.watch : lobby.sit
    const button = makeButton({
      className: room.isSeated || room.isOffered ? styles.jade : styles.line, text: way, attributes: { 'data-room': room.roomId, 'aria-label': `${way} · ${label}` }, onClick: () => void this.follow(() => this.page.openRoom(room.roomId)),
    })
    const wait = !isFull || room.isSeated || room.isWaiting || this.page.mode === 'FREE' ? [] : [makeButton({ className: styles.line, text: lobby.wait, attributes: { 'aria-label': `${lobby.wait} · ${label}` }, onClick: () => void this.follow(() => this.waitAt(room.roomId)) })]
    return make('li', { className: `${styles.room} ${room.isSeated || room.isWaiting ? styles.mine : ''}` },
      make('div', { className: styles.name }, make('b', { text: this.look.stakesLabel(stakes) }), make('span', { text: `${room.isPrivate ? lobby.private : lobby.number(room.number)} · ${seatCount === 2 ? lobby.headsUp : lobby.seats(seatCount)}` })),
      make('div', { className: styles.seats }, seats, make('span', { text: `${lobby.playersOf(playerCount, seatCount)}${state ? ` · ${state}` : ''}` })),
      make('dl', { className: styles.facts },
        fact(lobby.averagePot, room.averagePot > 0 ? chips(room.averagePot, stakes.currency) : '–'), fact(lobby.handsPerHour, room.handsPerHour > 0 ? `${room.handsPerHour}` : '–'),
        fact(lobby.buyIn, `${chips(stakes.minBuyIn, stakes.currency)}–${chips(stakes.maxBuyIn, stakes.currency)}`)),
      make('div', { className: styles.ways }, button, ...wait))
  }

  private seatQuickly(): Promise<void> {
    return this.follow(() => this.page.seatQuickly(this.chosenStakes ?? undefined, this.chosenSize ?? undefined))
  }

  /** To the table, and into its waiting list. */
  private async waitAt(roomId: string): Promise<LiveRoom> {
    const room = await this.page.openRoom(roomId)
    await room.wait(true).catch((error: unknown) => { room.close(); throw error })
    return room
  }

  /** The stakes to choose from come with the list, so it waits for the first one. */
  private async openPrivate(): Promise<void> {
    if (this.isBusy) return
    if (this.rooms.length === 0) {
      this.setBusy(true)
      await this.read()
      this.setBusy(false)
      if (!this.view.isConnected) return
    }
    openPrivateDialog(this.view, this.look, this.page.language, this.rooms, {
      open: (key, size) => this.page.openPrivate(key, size), enter: (code) => this.page.findByCode(code), opened: this.open,
    })
  }

  /** Asked once, however often it is pressed: every room that comes is followed until it is closed. */
  private async follow(ask: () => Promise<LiveRoom>): Promise<void> {
    if (this.isBusy) return
    this.setBusy(true)
    try {
      this.open(await ask())
    } catch (error) {
      this.note.textContent = error instanceof StageRefusal ? error.message : this.texts.lobby.unavailable
      this.note.scrollIntoView({ block: 'nearest' })
    }
    this.setBusy(false)
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy
    if (isBusy) this.view.setAttribute('aria-busy', 'true')
    else this.view.removeAttribute('aria-busy')
  }
}

/** One group of pills; the chosen one is pressed. */
function filter(group: HTMLElement, label: string, choices: readonly (readonly [number | null, string])[], chosen: number | null, choose: (key: number | null) => void): void {
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', label)
  const key = choices.map(([value, text]) => `${value}:${text}`).join() + `|${chosen}`
  if (group.dataset['key'] === key) return
  const hadFocus = group.contains(document.activeElement)
  group.dataset['key'] = key
  group.replaceChildren(...choices.map(([value, text]) => makeButton({ text, attributes: { 'aria-pressed': `${value === chosen}` }, onClick: () => choose(value) })))
  if (hadFocus) group.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
}
