import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import type { FairRound } from './fair-round.ts'
import type { NotChecked } from './use-checked.ts'
import { useGameNames } from './use-game-names.ts'
import styles from './verify.module.css'

/** A round's head with the verdict (null while there is none), and why there is none. */
export function CheckFrame({
  round,
  isRight: found,
  not = null,
  children,
}: {
  round: FairRound
  isRight: boolean | null
  not?: NotChecked | null
  children: ReactNode
}) {
  const t = useText()
  const nameOf = useGameNames()
  const isRight = not === 'none' ? false : found
  return (
    <section className="panel padded stack">
      <div className="row row-wrap">
        <h2 className={styles.side}>{t('verify_round', { roundId: round.roundId.slice(-12) })}</h2>
        {isRight !== null ? (
          <Badge tone={isRight ? 'good' : 'bad'} icon={isRight ? 'check' : 'warn'}>
            {t(isRight ? 'verify_match' : 'verify_mismatch')}
          </Badge>
        ) : round.serverSeed ? null : (
          <Badge tone="waiting" icon="lock">
            {t('verify_waiting')}
          </Badge>
        )}
        <small className={`note text-3 ${styles.when}`}>
          {nameOf(round.gameCode)} · {formatDateTime(round.playedAt)}
        </small>
      </div>
      {round.state === 'VOID' ? <Note tone="info">{t('fairx_void')}</Note> : null}
      {not === 'none' ? (
        <Note tone="bad">{t('fairx_no_result')}</Note>
      ) : not === 'old' ? (
        <Note tone="info">{t('fairx_old_rules', { mathVersion: round.proof.mathVersion })}</Note>
      ) : null}
      {children}
    </section>
  )
}

export function Step({
  title,
  isDone,
  children,
}: {
  title: string
  isDone?: boolean | undefined
  children: ReactNode
}) {
  return (
    <li className={isDone ? styles.done : ''}>
      <span className={styles.mark}>{isDone ? <Icon name="check" size={16} /> : null}</span>
      <div>
        <h3 className={styles.stepTitle}>{title}</h3>
        {children}
      </div>
    </li>
  )
}

export function Code({ text }: { text: string }) {
  return (
    <p className={styles.code}>
      <code className="grow">{text}</code>
      <CopyButton text={text} />
    </p>
  )
}

/**
 * What was promised before a round, and the seed that keeps it. `note`: of what the promise is; `waiting`:
 * when the seed is shown; `isCommitRight` is undefined while nothing is checked.
 */
export function SeedSteps({
  commit,
  serverSeed,
  isCommitRight,
  note,
  waiting,
}: {
  commit: string
  serverSeed: string | null
  isCommitRight: boolean | undefined
  note?: string
  waiting?: string
}) {
  const t = useText()
  return (
    <>
      <Step title={t('verify_commit')} isDone>
        <Code text={commit} />
        {note ? <p className="note text-3">{note}</p> : null}
      </Step>
      <Step title={t('verify_server_seed')} isDone={isCommitRight}>
        {serverSeed ? <Code text={serverSeed} /> : <Note tone="info">{waiting ?? t('verify_not_yet')}</Note>}
        {isCommitRight === undefined ? null : (
          <p className="note text-3">{t(isCommitRight ? 'verify_commit_match' : 'verify_commit_mismatch')}</p>
        )}
      </Step>
    </>
  )
}
