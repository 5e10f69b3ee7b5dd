import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { RoomLook } from '../../../games/kit/room/look.ts'
import { chips } from '../../../games/kit/room/money.ts'
import type { RoomRow as Room } from '../../../games/kit/room/view.ts'
import styles from './lobby.module.css'

interface RowProps {
  room: Room
  texts: RoomTexts
  look: RoomLook
  /** Play credit waits for no seat. */
  isFree: boolean
  open: () => void
  wait: () => void
}

/** A room in the list: its stakes and size, who sits, what it is like, and the ways in. */
export function RoomRow({ room, texts, look, isFree, open, wait }: RowProps) {
  const { lobby } = texts
  const { stakes, seatCount } = room
  const name = room.isPrivate ? lobby.private : lobby.number(room.number)
  return (
    <li className={`${styles.room} ${room.isSeated || room.isWaiting ? styles.mine : ''}`}>
      <div className={styles.name}>
        <b>{look.stakesLabel(stakes)}</b>
        <span>{`${name} · ${seatCount === 2 ? lobby.headsUp : lobby.seats(seatCount)}`}</span>
      </div>
      <Seats room={room} texts={texts} />
      <Facts room={room} lobby={lobby} />
      <Ways {...{ room, texts, isFree, open, wait }} label={`${look.stakesLabel(stakes)} · ${name}`} />
    </li>
  )
}

function Seats({ room, texts }: Pick<RowProps, 'room' | 'texts'>) {
  const { playerCount, seatCount } = room
  const state = stateOf(room, texts)
  return (
    <div className={styles.seats}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: seatCount }, (_, seat) => (
          <i key={seat} className={seat < playerCount ? styles.taken : undefined} />
        ))}
      </span>
      <span>{`${texts.lobby.playersOf(playerCount, seatCount)}${state ? ` · ${state}` : ''}`}</span>
    </div>
  )
}

/** What the room is to the member, or to those who wait; nothing if a seat is free. */
function stateOf(room: Room, { lobby, wait }: RoomTexts): string {
  if (room.isSeated) return lobby.youSit
  if (room.isOffered) return wait.kept
  if (room.waitingPlace !== null) return wait.place(room.waitingPlace)
  if (room.waitingCount > 0) return lobby.waiting(room.waitingCount)
  return isFull(room) ? lobby.full : ''
}

const isFull = ({ playerCount, seatCount }: Room): boolean => playerCount >= seatCount

function Facts({ room, lobby }: { room: Room; lobby: RoomTexts['lobby'] }) {
  const { averagePot, handsPerHour, stakes } = room
  const facts = [
    [lobby.averagePot, averagePot > 0 ? chips(averagePot, stakes.currency) : '–'],
    [lobby.handsPerHour, handsPerHour > 0 ? `${handsPerHour}` : '–'],
    [lobby.buyIn, `${chips(stakes.minBuyIn, stakes.currency)}–${chips(stakes.maxBuyIn, stakes.currency)}`],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ways({
  room,
  texts: { lobby, wait: words },
  isFree,
  label,
  open,
  wait,
}: Omit<RowProps, 'look'> & { label: string }) {
  const { isSeated, isOffered, isWaiting } = room
  const way = isSeated ? lobby.back : isOffered ? words.offerTake : isFull(room) ? lobby.watch : lobby.sit
  return (
    <div className={styles.ways}>
      <button
        type="button"
        className={isSeated || isOffered ? styles.jade : styles.line}
        data-room={room.roomId}
        aria-label={`${way} · ${label}`}
        onClick={open}
      >
        {way}
      </button>
      {!isFull(room) || isSeated || isWaiting || isFree ? null : (
        <button type="button" className={styles.line} aria-label={`${lobby.wait} · ${label}`} onClick={wait}>
          {lobby.wait}
        </button>
      )}
    </div>
  )
}
