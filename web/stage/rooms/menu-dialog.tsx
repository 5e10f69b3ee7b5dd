import { useState } from 'react'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { MenuItem } from '../../../games/kit/room/table-menu.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Dialog, useDialog } from './dialog.tsx'
import styles from './room-dialogs.module.css'

interface MenuProps {
  texts: RoomTexts
  /** Of a private room. */
  code: string | null
  items: readonly MenuItem[]
  onClosed: () => void
}

/** Everything around the table as one list; a private room's code stands above it. */
export function MenuDialog({ texts, code, items, onClosed }: MenuProps) {
  const dialog = useDialog(onClosed)
  return (
    <Dialog
      control={dialog}
      title={texts.bar.menu}
      closeLabel={texts.leave.cancel}
      isNarrow
      bodyClass={styles.stack}
    >
      {code === null ? null : <CodePanel words={texts.private} code={code} />}
      <ul className={styles.menu}>
        {items.map(({ icon, label, run }) => (
          <li key={icon}>
            <button
              type="button"
              onClick={() => {
                dialog.close()
                run()
              }}
            >
              <Icon name={icon} size={24} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function CodePanel({ words, code }: { words: RoomTexts['private']; code: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = (): void => {
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <section className={styles.part}>
      <h3>{words.share(code)}</h3>
      <p className={styles.hint}>{words.hint}</p>
      <button type="button" className={styles.action} onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </button>
    </section>
  )
}
