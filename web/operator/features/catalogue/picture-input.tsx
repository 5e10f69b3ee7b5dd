import { useId, useState } from 'react'
import { uploadGamePicture } from '../../../../contract/operator/catalogue/upload-game-picture.ts'
import type { PictureKind } from '../../../../contract/shared/catalogue-words.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import styles from './catalogue.module.css'

interface PictureInputProps {
  label: string
  kind: PictureKind
  /** What players see now. */
  url: string
  isOwn: boolean
  onChange: (url: string) => void
  error?: string | undefined
}

/** The merchant's own picture instead of the vendor's; without it the vendor's is shown again. */
export function PictureInput({ label, kind, url, isOwn, onChange, error }: PictureInputProps) {
  const t = useText()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem('')
    const body = new FormData()
    body.append('kind', kind)
    body.append('image', file)
    try {
      onChange((await callServer(uploadGamePicture, { body: body as never }, { timeoutMs: 60_000 })).url)
    } catch (failure) {
      setProblem(errorText(failure, t))
    }
    setBusy(false)
  }
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className="small text-2">
        {label}
      </span>
      <div className={styles.picture}>
        {url ? <img {...pictureSources(url)} sizes="72px" alt="" width={72} height={96} /> : null}
        <label className={styles.choose} aria-busy={isBusy}>
          <input
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              void send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Icon name="upload" />
          {t('catalogue_picture_choose')}
        </label>
        {isOwn ? (
          <Button size="small" kind="quiet" onClick={() => onChange('')}>
            {t('catalogue_picture_back')}
          </Button>
        ) : null}
      </div>
      <FieldMessage
        hint={t(isOwn ? 'catalogue_picture_own' : 'catalogue_picture_hint')}
        error={problem || error}
      />
    </div>
  )
}
