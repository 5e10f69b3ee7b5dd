/** The lobby of a game's rooms: its list, read again every few seconds, what is wished for, and the ways in. */
import { createStore } from 'zustand/vanilla'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { RoomRow } from '../../../games/kit/room/view.ts'
import type { LiveRoom, RoomPage } from '../../../games/kit/room/live-room.ts'
import { StageRefusal } from '../../../games/kit/stage/page.ts'
import { reasonOf } from './reason.ts'
import type { Wish } from './shown-rooms.ts'

/** The list is read again so often while it is looked at. */
const UPDATE_MS = 5000

interface Shown {
  /** Null until the list has been read once. */
  readonly rooms: readonly RoomRow[] | null
  readonly wish: Wish
  readonly balance: number
  readonly note: string
  readonly isBusy: boolean
}

export class LobbyState {
  readonly store = createStore<Shown>(() => ({
    rooms: null,
    wish: { stakesKey: null, seatCount: null },
    balance: 0,
    note: '',
    isBusy: false,
  }))
  private readonly page: RoomPage
  private readonly texts: RoomTexts
  private readonly enter: (room: LiveRoom) => void
  private timer: ReturnType<typeof setInterval> | undefined
  private offered: ReadonlySet<string> = new Set()
  private isOver = false

  constructor(page: RoomPage, texts: RoomTexts, enter: (room: LiveRoom) => void) {
    this.store.setState({ balance: page.balance() })
    this.page = page
    this.texts = texts
    this.enter = enter
  }

  /** Resolves when the list has been read. */
  async start(reason: StageRefusal | null): Promise<void> {
    this.setBalance(this.page.balance())
    this.page.watchBalance((balance) => this.setBalance(balance))
    if (reason) this.change({ note: reason.message })
    await this.read(reason === null)
    this.timer = setInterval(() => {
      if (!document.hidden) void this.read(false)
    }, UPDATE_MS)
  }

  dispose(): void {
    this.isOver = true
    clearInterval(this.timer)
    this.page.watchBalance(() => {})
  }

  /** Reads the list. `isLoud`: the member asked for it, so a fault is shown. */
  async read(isLoud = true): Promise<void> {
    try {
      const rooms = await this.page.listRooms()
      this.change({ rooms, ...(isLoud ? { note: '' } : {}), ...this.offerNote(rooms) })
    } catch (error) {
      const isEnd = error instanceof StageRefusal && error.isFinal
      if (isEnd) clearInterval(this.timer)
      if (isLoud || isEnd || this.list.length === 0) this.tell(error)
    }
  }

  wish(wish: Partial<Wish>): void {
    this.change({ wish: { ...this.store.getState().wish, ...wish } })
  }

  seatQuickly(): Promise<boolean> {
    const { stakesKey, seatCount } = this.store.getState().wish
    return this.follow(() => this.page.seatQuickly(stakesKey ?? undefined, seatCount ?? undefined))
  }

  open(roomId: string): Promise<boolean> {
    return this.follow(() => this.page.openRoom(roomId))
  }

  /** To the table, and into its waiting list. */
  waitAt(roomId: string): Promise<boolean> {
    return this.follow(async () => {
      const room = await this.page.openRoom(roomId)
      await room.wait(true).catch((error: unknown) => {
        room.close()
        throw error
      })
      return room
    })
  }

  /** The rooms of the list, read first if they were not. Null if the lobby is busy, or was left meanwhile. */
  async readRooms(): Promise<readonly RoomRow[] | null> {
    if (this.store.getState().isBusy) return null
    if (this.list.length === 0) {
      this.change({ isBusy: true })
      await this.read()
      this.change({ isBusy: false })
    }
    return this.isOver ? null : this.list
  }

  private get list(): readonly RoomRow[] {
    return this.store.getState().rooms ?? []
  }

  /**
   * Asks once, however often it is pressed: every room that comes is followed until it is closed. False if
   * it was refused; the note says why.
   */
  private async follow(ask: () => Promise<LiveRoom>): Promise<boolean> {
    if (this.store.getState().isBusy) return true
    this.change({ isBusy: true })
    let isOpen = true
    try {
      this.enter(await ask())
    } catch (error) {
      this.tell(error)
      isOpen = false
    }
    this.change({ isBusy: false })
    return isOpen
  }

  /** A member who waits elsewhere is told once when their seat comes. */
  private offerNote(rooms: readonly RoomRow[]): Partial<Shown> {
    const before = this.offered
    this.offered = new Set(rooms.filter(({ isOffered }) => isOffered).map(({ roomId }) => roomId))
    if ([...this.offered].some((roomId) => !before.has(roomId))) return { note: this.texts.wait.kept }
    return before.size > 0 && this.offered.size === 0 ? { note: '' } : {}
  }

  private setBalance(balance: number): void {
    this.change({ balance })
    this.page.showHead?.({ balance, actions: [] })
  }

  private tell(error: unknown): void {
    this.change({ note: reasonOf(error, this.texts.lobby.unavailable) })
  }

  private change(shown: Partial<Shown>): void {
    this.store.setState(shown)
  }
}
