import { useId } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import styles from './content.module.css'
import { usePictureUpload, type UploadKind } from './use-picture-upload.ts'

/** One picture from the operator's own machine: png or jpg, at most 5 MB; the server encodes it again. */
export function PictureField({
  label,
  url,
  onChange,
  error,
  isRequired,
  kind,
}: {
  label: string
  url: string
  onChange: (url: string) => void
  error?: string | undefined
  isRequired?: boolean
  kind?: UploadKind
}) {
  const t = useText()
  const id = useId()
  const { upload, isBusy } = usePictureUpload(kind)
  const choose = async (file: File | undefined) => {
    const next = file && (await upload(file))
    if (next) onChange(next)
  }
  return (
    <div className={styles.pictureField} role="group" aria-labelledby={id}>
      <span id={id} className={styles.pictureLabel}>
        {label}
      </span>
      <div className={styles.pictureRow}>
        {url ? <img {...pictureSources(url)} sizes="200px" alt="" className={styles.thumb} /> : null}
        <label className={styles.choose} aria-busy={isBusy}>
          <input
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Icon name="upload" />
          {t(url ? 'content_picture_change' : 'content_picture_choose')}
        </label>
        {url && !isRequired ? (
          <Button size="small" kind="quiet" onClick={() => onChange('')}>
            {t('common_delete')}
          </Button>
        ) : null}
      </div>
      <FieldMessage hint={t('content_picture_hint')} error={error} />
    </div>
  )
}
