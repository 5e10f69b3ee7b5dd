import { Fragment, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { useText } from '../i18n/text.tsx'
import { toast } from '../overlay/toast.tsx'
import styles from './key-values.module.css'

export interface KeyValue {
  key: string
  label: ReactNode
  value: ReactNode
  /** Gives the row a copy button that copies this text. */
  copyText?: string | undefined
  /** The sum at the foot, larger and over a line. */
  isTotal?: boolean
}

/** Labels at the left, values at the right. */
export function KeyValues({ rows }: { rows: readonly KeyValue[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ key, label, value, copyText, isTotal }) => (
        <Fragment key={key}>
          <dt className={isTotal ? styles.total : undefined}>{label}</dt>
          <dd className={isTotal ? styles.total : undefined}>
            {value}
            {copyText ? <CopyButton text={copyText} /> : null}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Copies a text and says so in a toast. */
export function CopyButton({ text, label, doneText }: { text: string; label?: string; doneText?: string }) {
  const t = useText()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast.good(doneText ?? t('common_copied'))
  }
  return (
    <IconButton
      icon="copy"
      iconSize={16}
      className={styles.copy}
      label={label ?? t('common_copy')}
      onClick={() => void copy()}
    />
  )
}
