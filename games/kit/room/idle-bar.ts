/** The bar while the member takes no part: take a seat, wait for one, come back, add chips. */
import type { RoomStakes } from '../../../kernel/rooms/room-game.ts'
import type { RoomTexts } from '../locales/room-texts.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import styles from './table.module.css'
import type { RoomAnswer } from './view.ts'

/** Less than this cannot take part (in a banker’s room a bet is held five times over). */
export const leastStack = ({ minBet }: RoomStakes): number => Math.max(1, 5 * minBet)

/** The member’s chips do not reach for another hand, and none are on their way. */
export function isShort({ room, mine }: Pick<RoomAnswer, 'room' | 'mine'>): boolean {
  const own = room.seats.find(({ seat }) => seat === mine?.seat)
  return own !== undefined && own.stack < leastStack(room.stakes) && !own.isInHand && mine!.pendingTopUp === 0
}

interface IdleActions {
  readonly sit: () => void
  readonly comeBack: () => void
  readonly leave: () => void
  readonly wait: (isWaiting: boolean) => void
  readonly topUp: () => void
}

export class IdleBar {
  readonly view = make('div', { className: styles.idle })
  private readonly texts: RoomTexts
  private readonly mode: 'REAL' | 'FREE'
  private readonly actions: IdleActions
  private readonly line = make('p')
  private key = ''

  constructor(texts: RoomTexts, mode: 'REAL' | 'FREE', actions: IdleActions) {
    this.texts = texts
    this.mode = mode
    this.actions = actions
  }

  /** Whether this is the bar to show. */
  draw(answer: RoomAnswer): boolean {
    const { room, mine, offer, waitingPlace } = answer
    const { texts, actions } = this
    const own = room.seats.find(({ seat }) => seat === mine?.seat)
    const state =
      !mine || !own
        ? 'GUEST'
        : isShort(answer)
          ? 'BROKE'
          : own.state === 'SITTING_OUT' && !own.isInHand
            ? 'OUT'
            : 'PLAYS'
    if (state === 'PLAYS') {
      this.key = ''
      return false
    }
    const isFull = room.seats.length >= room.seatCount
    const key = [state, isFull, waitingPlace, offer?.seat, room.waitingCount > 0].join()
    if (key === this.key) return true
    this.key = key
    const buttons = {
      OUT: [
        makeButton({ className: styles.jade, text: texts.out.back, onClick: actions.comeBack }),
        makeButton({ className: styles.line, text: texts.leave.button, onClick: actions.leave }),
      ],
      BROKE: [
        makeButton({ className: styles.jade, text: texts.bar.topUp, onClick: actions.topUp }),
        makeButton({ className: styles.line, text: texts.leave.button, onClick: actions.leave }),
      ],
      GUEST: this.guestButtons(isFull || room.waitingCount > 0, waitingPlace, offer !== null),
    }[state]
    this.line.textContent =
      state === 'OUT'
        ? `${texts.out.now} · ${texts.out.hint}`
        : state === 'BROKE'
          ? texts.buyIn.out
          : this.guestLine(isFull, waitingPlace)
    this.view.replaceChildren(this.line, make('div', { className: styles.two }, ...buttons))
    return true
  }

  tick({ offer, mine }: RoomAnswer, nowMs: number): void {
    if (mine || !offer) return
    this.line.textContent = this.texts.wait.offer(
      Math.max(0, Math.ceil((Date.parse(offer.endsAt) - nowMs) / 1000)),
    )
  }

  private guestLine(isFull: boolean, waitingPlace: number | null): string {
    const { wait, seat, lobby } = this.texts
    if (this.mode === 'FREE') return lobby.trial
    return waitingPlace !== null ? wait.place(waitingPlace) : isFull ? wait.full : seat.guest
  }

  private guestButtons(isQueued: boolean, waitingPlace: number | null, isOffered: boolean): HTMLElement[] {
    const { wait, seat } = this.texts
    if (this.mode === 'FREE') return []
    const leave = makeButton({
      className: styles.line,
      text: wait.leave,
      onClick: () => this.actions.wait(false),
    })
    if (isOffered)
      return [
        makeButton({ className: styles.primary, text: wait.offerTake, onClick: this.actions.sit }),
        leave,
      ]
    if (waitingPlace !== null) return [leave]
    return [
      isQueued
        ? makeButton({ className: styles.primary, text: wait.join, onClick: () => this.actions.wait(true) })
        : makeButton({ className: styles.primary, text: seat.take, onClick: this.actions.sit }),
    ]
  }
}
