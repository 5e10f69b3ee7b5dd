import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import styles from './proofs.module.css'

/** The head of a proof: what it is of, and whether everything holds; null while the seed is secret. */
export function ProofFrame({
  name,
  code,
  isRight,
  children,
}: {
  name: string
  code: string
  isRight: boolean | null
  children: ReactNode
}) {
  const t = useText()
  return (
    <section className={`panel padded stack ${styles.proofFrame}`}>
      <div className="row row-wrap">
        <h2 className={styles.title}>{name}</h2>
        <Badge
          tone={isRight === null ? 'waiting' : isRight ? 'good' : 'bad'}
          icon={isRight === null ? 'lock' : isRight ? 'check' : 'warn'}
        >
          {t(isRight === null ? 'draw_check_locked' : isRight ? 'draw_check_holds' : 'draw_check_fails')}
        </Badge>
      </div>
      <p className="note text-2">
        {t('draw_check_title')} · <code className={styles.code}>{code}</code>
      </p>
      <ol className={styles.steps}>{children}</ol>
    </section>
  )
}

export function ProofStep({
  title,
  isRight,
  children,
}: {
  title: string
  /** Null: there is nothing to hold yet. */
  isRight: boolean | null
  children: ReactNode
}) {
  return (
    <li>
      <h3 className={styles.step}>
        {title}
        {isRight === null ? null : (
          <Icon
            name={isRight ? 'check' : 'warn'}
            size={16}
            className={isRight ? styles.right : styles.wrong}
          />
        )}
      </h3>
      {children}
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
