import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { CopyButton } from '../../../../ui/status/key-values.tsx'
import styles from './proof.module.css'

/** A step of the proof: red if it does not hold, jade if it does, plain while there is nothing to hold. */
export function Step({
  place,
  title,
  when,
  isRight,
  children,
}: {
  place: number
  title: string
  when?: string | undefined
  isRight: boolean | null
  children: ReactNode
}) {
  const look = isRight === null ? '' : isRight ? styles.holds : styles.fails
  return (
    <li className={`${styles.step} ${look}`}>
      <span className={styles.mark} aria-hidden="true">
        <b>{isRight === false ? <Icon name="close" size={16} /> : place}</b>
      </span>
      <div className={styles.inner}>
        <h3>
          {title}
          {when ? <small>{when}</small> : null}
        </h3>
        {children}
      </div>
    </li>
  )
}

export function Hex({ text }: { text: string }) {
  return (
    <p className={styles.hex}>
      <code>{text}</code>
      <CopyButton text={text} />
    </p>
  )
}
