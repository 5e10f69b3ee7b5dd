/** What proofs of draws and matches look like: a head, numbered facts in steps, and what folds out. */
import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { CopyButton } from '../status/key-values.tsx'
import styles from './proof-frame.module.css'

/** The head of a proof and its steps; `isRight` is null while the seed is secret. */
export function ProofFrame({
  name,
  verdict,
  about,
  isRight,
  children,
}: {
  name: ReactNode
  /** What the badge says. */
  verdict: string
  about: ReactNode
  isRight: boolean | null
  children: ReactNode
}) {
  return (
    <section className={`panel padded stack ${styles.frame}`}>
      <div className="row row-wrap">
        <h2 className={styles.title}>{name}</h2>
        <Badge
          tone={isRight === null ? 'waiting' : isRight ? 'good' : 'bad'}
          icon={isRight === null ? 'lock' : isRight ? 'check' : 'warn'}
        >
          {verdict}
        </Badge>
      </div>
      <p className="note text-2">{about}</p>
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

/** What folds out below a step. */
export function ProofMore({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
