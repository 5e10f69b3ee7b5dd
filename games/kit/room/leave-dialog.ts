/** Standing up, said clearly: at once or after the hand, and what else can be done. */
import type { RoomTexts } from '../locales/room-texts.ts'
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import styles from './room-dialogs.module.css'
import type { RoomAnswer } from './view.ts'

interface LeaveActions { readonly leave: () => Promise<void>; readonly sitOut: () => Promise<void>; readonly toRooms: () => void }

export function openLeave(host: HTMLElement, { leave, turn }: RoomTexts, { room, mine }: RoomAnswer, actions: LeaveActions): void {
  const own = room.seats.find(({ seat }) => seat === mine?.seat)
  const isInHand = own !== undefined && own.isInHand && !own.isFolded && own.result === null
  const error = make('p', { className: styles.error, attributes: { role: 'alert' } })
  const run = async (ask: () => Promise<void>): Promise<void> => {
    error.textContent = ''
    try {
      await ask()
      close()
    } catch (reason) {
      error.textContent = reason instanceof StageRefusal ? reason.message : turn.none
    }
  }
  const body = make('div', { className: styles.stack },
    make('p', { text: leave.intro }), make('p', { className: styles.note, text: mine?.isLeaving ? leave.isLeaving : isInHand ? leave.introHand : leave.introNow }), error,
    makeButton({ className: styles.primary, text: leave.confirm, onClick: () => void run(actions.leave) }),
    ...(own?.state === 'PLAYING' ? [makeButton({ className: styles.action, text: leave.sitOut, onClick: () => void run(actions.sitOut) })] : []),
    makeButton({ className: styles.action, text: leave.stay, onClick: () => close() }),
    makeButton({ className: styles.action, text: leave.toRooms, onClick: () => { close(); actions.toRooms() } }),
    make('p', { className: styles.hint, text: leave.toRoomsHint }))
  const close = openDialog(host, { title: leave.title, closeLabel: leave.cancel, isNarrow: true, body })
}
