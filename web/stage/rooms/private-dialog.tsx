/** A private room: opened for a code to share, or entered by one. */
import { type KeyboardEvent, useRef, useState } from 'react'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { RoomLook } from '../../../games/kit/room/look.ts'
import type { RoomRow } from '../../../games/kit/room/view.ts'
import type { LiveRoom } from '../../../games/kit/room/live-room.ts'
import { Dialog, useDialog } from './dialog.tsx'
import { OpenRoomForm } from './open-room-form.tsx'
import { reasonOf } from './reason.ts'
import styles from './room-dialogs.module.css'
import { stakesOf } from './shown-rooms.ts'

type LobbyTexts = RoomTexts['lobby']

interface PrivateActions {
  readonly open: (stakesKey: number, seatCount: number) => Promise<LiveRoom>
  readonly enter: (code: string) => Promise<LiveRoom>
  readonly opened: (room: LiveRoom) => void
}

interface PrivateProps {
  texts: RoomTexts
  look: RoomLook
  rooms: readonly RoomRow[]
  actions: PrivateActions
  onClosed: () => void
}

/** Asks for a room. A refusal stands at the part it is about: below everything, a phone would not show it. */
export function PrivateDialog({ texts: { lobby, leave }, look, rooms, actions, onClosed }: PrivateProps) {
  const dialog = useDialog(onClosed)
  const stakes = stakesOf(look, rooms)
  const { ask, asking, refusals, refuse } = useAsking(lobby, (room) => {
    dialog.close()
    actions.opened(room)
  })
  return (
    <Dialog
      control={dialog}
      title={lobby.private}
      closeLabel={leave.cancel}
      isNarrow
      bodyClass={styles.stack}
    >
      <p className={styles.note}>{lobby.privateIntro}</p>
      <CodePart
        lobby={lobby}
        refusal={refusals.ENTER}
        isBusy={asking === 'ENTER'}
        refuse={(reason) => refuse('ENTER', reason)}
        enter={(code) => ask('ENTER', () => actions.enter(code))}
      />
      {/* If the house offers no stakes at all, nothing can be opened. */}
      {stakes.length === 0 ? null : (
        <OpenRoomForm
          lobby={lobby}
          stakes={stakes}
          sizes={look.privateSizes}
          refusal={refusals.OPEN}
          isBusy={asking === 'OPEN'}
          open={(key, size) => void ask('OPEN', () => actions.open(key, size))}
        />
      )}
    </Dialog>
  )
}

type Way = 'ENTER' | 'OPEN'

const none: Readonly<Record<Way, string>> = { ENTER: '', OPEN: '' }

/** Asks for a room in one way at a time, and keeps why it was refused. */
function useAsking(lobby: LobbyTexts, opened: (room: LiveRoom) => void) {
  const [asking, setAsking] = useState<Way | null>(null)
  const [refusals, setRefusals] = useState(none)
  const refuse = (way: Way, reason: string): void => setRefusals({ ...none, [way]: reason })
  /** False if it was refused. */
  const ask = async (way: Way, askRoom: () => Promise<LiveRoom>): Promise<boolean> => {
    setAsking(way)
    setRefusals(none)
    let isOpen = true
    try {
      opened(await askRoom())
    } catch (error) {
      refuse(way, reasonOf(error, lobby.unavailable))
      isOpen = false
    }
    setAsking(null)
    return isOpen
  }
  return { ask, asking, refusals, refuse }
}

interface CodeProps {
  lobby: LobbyTexts
  refusal: string
  isBusy: boolean
  /** An empty reason takes back what was wrong. */
  refuse: (reason: string) => void
  /** False if it was refused. */
  enter: (code: string) => Promise<boolean>
}

/** A code is typed and entered; what is wrong with it stands right below. */
function CodePart({ lobby, refusal, isBusy, refuse, enter }: CodeProps) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const press = async (): Promise<void> => {
    if (isBusy) return
    const typed = code.trim().toUpperCase()
    if (typed === '') refuse(lobby.codeWrong)
    else if (await enter(typed)) return
    field.current?.focus()
  }
  return (
    <section className={styles.part}>
      <h3>{lobby.enterCode}</h3>
      <label htmlFor="room-code">{lobby.code}</label>
      <input
        ref={field}
        id="room-code"
        className={styles.code}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="room-code-hint room-code-error"
        aria-invalid={refusal !== '' || undefined}
        value={code}
        onChange={({ target }) => {
          refuse('')
          setCode(target.value)
        }}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Enter') void press()
        }}
      />
      <p id="room-code-hint" className={styles.hint}>
        {lobby.codeHint}
      </p>
      <p id="room-code-error" className={styles.error} role="alert">
        {refusal}
      </p>
      <button type="button" className={styles.action} disabled={isBusy} onClick={() => void press()}>
        {lobby.join}
      </button>
    </section>
  )
}
