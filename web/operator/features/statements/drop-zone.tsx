import { useState, type DragEvent } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './statements.module.css'

/** Takes a file that is dropped on it, or chosen. */
export function DropZone({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const t = useText()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onChoose(dropped)
  }
  return (
    <label
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <Icon name="upload" size={24} />
      <b>{file ? file.name : t('statement_drop')}</b>
      <span className="small text-2">{t('statement_drop_hint')}</span>
    </label>
  )
}
