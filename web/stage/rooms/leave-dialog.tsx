/** Standing up, said clearly: at once or after the hand, and what else can be done. */
import { useState } from 'react'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { LeaveActions } from '../../../games/kit/room/table-dialogs.ts'
import type { RoomAnswer } from '../../../games/kit/room/view.ts'
import { Dialog, useDialog } from './dialog.tsx'
import { reasonOf } from './reason.ts'
import styles from './room-dialogs.module.css'

interface LeaveProps {
  texts: RoomTexts
  answer: RoomAnswer
  actions: LeaveActions
  onClosed: () => void
}

export function LeaveDialog({ texts: { leave, turn }, answer, actions, onClosed }: LeaveProps) {
  const { room, mine } = answer
  const dialog = useDialog(onClosed)
  const [refusal, setRefusal] = useState('')
  const own = room.seats.find(({ seat }) => seat === mine?.seat)
  const isInHand = own !== undefined && own.isInHand && !own.isFolded && own.result === null
  const run = async (ask: () => Promise<void>): Promise<void> => {
    setRefusal('')
    try {
      await ask()
      dialog.close()
    } catch (error) {
      setRefusal(reasonOf(error, turn.none))
    }
  }
  const action = (text: string, press: () => void) => (
    <button type="button" className={styles.action} onClick={press}>
      {text}
    </button>
  )
  return (
    <Dialog control={dialog} title={leave.title} closeLabel={leave.cancel} isNarrow bodyClass={styles.stack}>
      <p>{leave.intro}</p>
      <p className={styles.note}>
        {mine?.isLeaving ? leave.isLeaving : isInHand ? leave.introHand : leave.introNow}
      </p>
      <p className={styles.error} role="alert">
        {refusal}
      </p>
      <button type="button" className={styles.primary} onClick={() => void run(actions.leave)}>
        {leave.confirm}
      </button>
      {own?.state === 'PLAYING' ? action(leave.sitOut, () => void run(actions.sitOut)) : null}
      {action(leave.stay, dialog.close)}
      {action(leave.toRooms, () => {
        dialog.close()
        actions.toRooms()
      })}
      <p className={styles.hint}>{leave.toRoomsHint}</p>
    </Dialog>
  )
}
