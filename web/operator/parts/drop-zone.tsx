import { useState, type DragEvent } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './drop-zone.module.css'

/** Takes a file that is dropped on it, or chosen. */
export function DropZone({
  file,
  accept,
  text,
  hint,
  onChoose,
}: {
  file: File | null
  /** As the browser's own chooser takes it. */
  accept: string
  /** What is said before a file is there. */
  text: string
  hint: string
  onChoose: (file: File) => void
}) {
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
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <Icon name="upload" size={24} />
      <b>{file ? file.name : text}</b>
      <span className="small text-2">{hint}</span>
    </label>
  )
}
