import { useRef } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import styles from './content.module.css'
import { insertMark, type Mark } from './insert-mark.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const buttons: readonly { mark: Mark; text: TextKey; icon?: IconName; face?: string }[] = [
  { mark: 'strong', text: 'content_bold', face: 'B' },
  { mark: 'em', text: 'content_italic', face: 'I' },
  { mark: 'heading', text: 'content_heading', face: 'H' },
  { mark: 'list', text: 'content_list', icon: 'list' },
  { mark: 'link', text: 'content_link', icon: 'link' },
]

interface RichTextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  error?: string | undefined
  rows?: number
}

/**
 * Rich text as it is kept: typed plainly it becomes paragraphs; the buttons put marks around what is
 * selected.
 */
export function RichTextField({ label, value, onChange, maxLength, error, rows = 8 }: RichTextFieldProps) {
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const { upload, isBusy } = usePictureUpload()
  const mark = (kind: Mark) => {
    const field = area.current
    if (!field) return
    const next = insertMark(value, field.selectionStart, field.selectionEnd, kind)
    onChange(next.text)
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(next.start, next.end)
    })
  }
  const insertPicture = async (file: File | undefined) => {
    const url = file && (await upload(file))
    if (!url) return
    const at = area.current?.selectionEnd ?? value.length
    onChange(`${value.slice(0, at)}<img src="${url}" alt="">${value.slice(at)}`)
  }
  return (
    <div>
      <div className={styles.tools} role="toolbar" aria-label={t('content_tools')}>
        {buttons.map(({ mark: kind, text, icon, face }) =>
          icon ? (
            <IconButton key={kind} icon={icon} label={t(text)} onClick={() => mark(kind)} />
          ) : (
            <button
              key={kind}
              type="button"
              className={styles.tool}
              aria-label={t(text)}
              title={t(text)}
              onClick={() => mark(kind)}
            >
              <b>{face}</b>
            </button>
          ),
        )}
        <label className={styles.tool} title={t('content_picture_insert')} aria-busy={isBusy}>
          <input
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              void insertPicture(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <span className="sr-only">{t('content_picture_insert')}</span>
          <b aria-hidden="true">+</b>
        </label>
      </div>
      <TextAreaField
        ref={area}
        label={label}
        rows={rows}
        maxLength={maxLength}
        hint={t('content_rich_hint')}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
