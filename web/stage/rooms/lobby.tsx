/** The rooms of a game: stakes, sizes, who sits and waits, and the way in. */
import { useRef } from 'react'
import { useStore } from 'zustand'
import { formatMoney } from '../../../design/format.ts'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { RoomLook } from '../../../games/kit/room/look.ts'
import type { RoomRow as Room } from '../../../games/kit/room/view.ts'
import type { LiveRoom, RoomPage } from '../../../games/kit/room/live-room.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { Dialogs, type OpenDialogs } from './dialogs.tsx'
import { FilterPills } from './filter-pills.tsx'
import type { LobbyState } from './lobby-state.ts'
import styles from './lobby.module.css'
import { PrivateDialog } from './private-dialog.tsx'
import { RoomRow } from './room-row.tsx'
import { shownRooms, sizesOf, stakesOf, type Wish } from './shown-rooms.ts'
import { openHands } from './table-dialogs.tsx'

interface LobbyProps {
  page: RoomPage
  look: RoomLook
  state: LobbyState
  dialogs: OpenDialogs
  enter: (room: LiveRoom) => void
}

export function Lobby(props: LobbyProps) {
  const { page, look, state, dialogs } = props
  const texts = look.roomTexts[page.language]
  const { rooms, wish, balance, note, isBusy } = useStore(state.store)
  const noteLine = useRef<HTMLParagraphElement>(null)
  /** A refusal is shown, wherever the list has been scrolled to. */
  const follow = async (asked: Promise<boolean>): Promise<void> => {
    if (!(await asked)) noteLine.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <main className={styles.lobby} aria-busy={isBusy || undefined}>
      <Head {...{ page, look, balance }} />
      <Tools {...props} seatQuickly={() => void follow(state.seatQuickly())} />
      <div className={styles.filters}>
        <Filters {...{ look, rooms, wish }} lobby={texts.lobby} choose={(one) => state.wish(one)} />
      </div>
      <p ref={noteLine} className={styles.note} role="status">
        {note}
      </p>
      <ul className={styles.list}>
        {shownRooms(look, rooms ?? [], wish).map((room) => (
          <RoomRow
            key={room.roomId}
            {...{ room, texts, look }}
            isFree={page.mode === 'FREE'}
            open={() => void follow(state.open(room.roomId))}
            wait={() => void follow(state.waitAt(room.roomId))}
          />
        ))}
        {rooms !== null && shownRooms(look, rooms, wish).length === 0 ? (
          <NoRooms lobby={texts.lobby} />
        ) : null}
      </ul>
      <Dialogs of={dialogs} />
    </main>
  )
}

/** What the bar of the platform shows already is left out here. */
function Head({ page, look, balance }: Pick<LobbyProps, 'page' | 'look'> & { balance: number }) {
  const { language, mode, showHead, currency } = page
  const { lobby } = look.roomTexts[language]
  return (
    <div className={styles.head}>
      <div>
        {showHead ? null : <h1>{look.names[language]}</h1>}
        <p>{mode === 'FREE' ? lobby.trial : lobby.intro}</p>
      </div>
      {showHead ? null : <b className={styles.balance}>{formatMoney(balance, currency)}</b>}
    </div>
  )
}

function Tools({ page, look, state, dialogs, enter, seatQuickly }: LobbyProps & { seatQuickly: () => void }) {
  const { lobby, history } = look.roomTexts[page.language]
  const isFree = page.mode === 'FREE'
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.quick} hidden={isFree} onClick={seatQuickly}>
        {lobby.quick}
      </button>
      {isFree ? null : (
        <button
          type="button"
          className={styles.line}
          aria-haspopup="dialog"
          onClick={() => void openPrivate({ page, look, state, dialogs, enter })}
        >
          {lobby.private}
        </button>
      )}
      <Tool icon="refresh" label={lobby.refresh} press={() => void state.read()} />
      {page.hands ? (
        <Tool icon="clock" label={history.title} isDialog press={() => openHands(page, look, dialogs)} />
      ) : null}
      {page.showHead ? null : <Tool icon="door" label={lobby.leaveGame} press={() => page.leave()} />}
    </div>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  isDialog?: boolean
  press: () => void
}

function Tool({ icon, label, isDialog, press }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-haspopup={isDialog ? 'dialog' : undefined}
      onClick={press}
    >
      <Icon name={icon} size={24} />
    </button>
  )
}

/** The stakes to choose from come with the list, so the window waits for the first one. */
async function openPrivate({ page, look, state, dialogs, enter }: LobbyProps): Promise<void> {
  const rooms = await state.readRooms()
  if (rooms === null) return
  const actions = {
    open: (key: number, size: number) => page.openPrivate(key, size),
    enter: (code: string) => page.findByCode(code),
    opened: enter,
  }
  dialogs.open((onClosed) => (
    <PrivateDialog {...{ look, rooms, actions, onClosed }} texts={look.roomTexts[page.language]} />
  ))
}

interface FilterProps {
  look: RoomLook
  rooms: readonly Room[] | null
  wish: Wish
  lobby: RoomTexts['lobby']
  choose: (wish: Partial<Wish>) => void
}

function Filters({ look, rooms, wish, lobby, choose }: FilterProps) {
  const stakes = rooms === null ? [] : [[null, lobby.allStakes] as const, ...stakesOf(look, rooms)]
  const sizes =
    rooms === null
      ? []
      : [
          [null, lobby.allSizes] as const,
          ...sizesOf(rooms).map((size) => [size, size === 2 ? lobby.headsUp : lobby.seats(size)] as const),
        ]
  return (
    <>
      <FilterPills
        label={lobby.stakes}
        choices={stakes}
        chosen={wish.stakesKey}
        choose={(stakesKey) => choose({ stakesKey })}
      />
      <FilterPills
        label={lobby.size}
        choices={sizes}
        chosen={wish.seatCount}
        choose={(seatCount) => choose({ seatCount })}
      />
    </>
  )
}

function NoRooms({ lobby }: { lobby: RoomTexts['lobby'] }) {
  return (
    <li className={styles.empty}>
      <b>{lobby.empty}</b>
      <span>{lobby.emptyHint}</span>
    </li>
  )
}
