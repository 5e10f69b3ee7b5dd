import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import { Dialog, useDialog } from './dialog.tsx'
import styles from './room-dialogs.module.css'

interface LogProps {
  texts: RoomTexts
  lines: readonly string[]
  onClosed: () => void
}

/** The running hand, line by line. */
export function LogDialog({ texts: { log, leave }, lines, onClosed }: LogProps) {
  const dialog = useDialog(onClosed)
  return (
    <Dialog control={dialog} title={log.title} closeLabel={leave.cancel} isNarrow>
      {lines.length === 0 ? (
        <p className={styles.note}>{log.empty}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((text, place) => (
            <li key={place}>{text}</li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
