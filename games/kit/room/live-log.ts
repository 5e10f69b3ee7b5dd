/** The running hand beside the table, line by line. */
import { make } from '../stage/dom/element.ts'
import type { StageLanguage } from '../stage/page.ts'
import { eventsBetween } from './hand-log.ts'
import type { RoomLook } from './look.ts'
import styles from './table.module.css'
import type { OwnSeat, ReplayEvent, RoomView } from './view.ts'

const SHOWN = 5

export interface LogNews {
  readonly events: readonly ReplayEvent[]
  readonly lines: readonly string[]
  readonly isNewHand: boolean
}

export class LiveLog {
  readonly view: HTMLElement
  /** Of the whole hand. */
  lines: string[] = []
  /** The state that was followed last. */
  before: RoomView | null = null
  private readonly look: RoomLook
  private readonly language: StageLanguage
  private readonly list = make('ol', { className: styles.log })

  constructor(look: RoomLook, language: StageLanguage) {
    this.look = look
    this.language = language
    const { log } = look.roomTexts[language]
    this.view = make(
      'section',
      { className: styles.logBox, attributes: { 'aria-label': log.title } },
      make('h2', { text: log.title }),
      this.list,
    )
  }

  /** Writes what is new; null if nothing is, or if it is the first known state. */
  follow(room: RoomView, mine: OwnSeat | null): LogNews | null {
    const events = eventsBetween(this.before, room)
    const isNewHand = this.before?.handNo !== room.handNo
    const isFirst = this.before === null
    this.before = room
    if (isNewHand) this.lines = []
    const lines = events.map((event) => this.lineOf(event, room, mine)).filter((line) => line !== '')
    if (lines.length === 0 && !isNewHand) return null
    this.lines.push(...lines)
    const shown = this.lines.slice(-SHOWN)
    const { empty } = this.look.roomTexts[this.language].log
    this.list.replaceChildren(
      ...(shown.length === 0 ? [make('li', { text: empty })] : shown.map((text) => make('li', { text }))),
    )
    return isFirst ? null : { events, lines, isNewHand }
  }

  private lineOf(event: ReplayEvent, room: RoomView, mine: OwnSeat | null): string {
    const { log } = this.look.roomTexts[this.language]
    const name =
      event.seat === mine?.seat ? log.you : (room.seats.find(({ seat }) => seat === event.seat)?.name ?? '')
    return this.look.eventLine(event, name, room.stakes.currency, this.language)
  }
}
