import { useEffect, useId, useMemo } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useText } from '../i18n/text.tsx'
import { toast } from '../overlay/toast.tsx'
import styles from './proof-images.module.css'

interface ProofImagesProps {
  label: string
  files: readonly File[]
  onChange: (files: File[]) => void
  max?: number
  maxMegabytes?: number
  error?: string | undefined
}

const TYPES = ['image/png', 'image/jpeg']

/** Square tiles, added one by one; png or jpg, at most 5 MB each. Needs the texts of the area `forms`. */
export function ProofImages({ label, files, onChange, max = 3, maxMegabytes = 5, error }: ProofImagesProps) {
  const t = useText()
  const id = useId()
  const urls = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url)
    },
    [urls],
  )
  const add = (file: File | undefined) => {
    if (!file) return
    if (!TYPES.includes(file.type)) return toast.bad(t('msg_image_type'))
    if (file.size > maxMegabytes * 1024 * 1024)
      return toast.bad(t('msg_image_size', { mebibytes: String(maxMegabytes) }))
    onChange([...files, file])
  }
  return (
    <div
      className={styles.proof}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.tiles}>
        {urls.map((url, place) => (
          <span key={url} className={styles.tile}>
            <img src={url} alt={files[place]!.name} />
            <IconButton
              icon="trash"
              label={`${t('common_delete')} ${files[place]!.name}`}
              className={styles.remove}
              onClick={() => onChange(files.filter((_, other) => other !== place))}
            />
          </span>
        ))}
        {files.length < max ? (
          <label className={styles.add}>
            <input
              type="file"
              accept={TYPES.join(',')}
              className="sr-only"
              onChange={(event) => {
                add(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            <Icon name="plus" size={24} />
            <span className="sr-only">{label}</span>
          </label>
        ) : null}
      </div>
      <p id={`${id}-note`} className={error ? styles.error : styles.note} role={error ? 'alert' : undefined}>
        {error ??
          [
            t('msg_image_count', { count: max }),
            t('msg_image_type'),
            t('msg_image_size', { mebibytes: String(maxMegabytes) }),
          ].join(' · ')}
      </p>
    </div>
  )
}
