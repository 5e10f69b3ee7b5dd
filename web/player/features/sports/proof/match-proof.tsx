import './texts.ts'
import type { ReactNode } from 'react'
import { readFixtureProof } from '../../../../../contract/player/sportsbook/read-fixture-proof.ts'
import { formatDateTime } from '../../../../../design/format.ts'
import type { PlayIncident } from '../../../../../kernel/sports/virtual/play.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { CopyButton } from '../../../../ui/status/key-values.tsx'
import { checkMatch, type CheckedMatch, type MatchProof } from './check-match.ts'
import styles from './proof.module.css'

/** A virtual match, played again on this device from its seed. */
export default function MatchProofPanel({ fixtureId }: { fixtureId: string }) {
  const t = useText()
  const { data, error } = useCall(readFixtureProof, { params: { fixtureId } })
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  return <Proof proof={data} checked={checkMatch(data)} />
}

function Proof({ proof, checked }: { proof: MatchProof; checked: CheckedMatch | null }) {
  const t = useText()
  const isWrong = proof.seed !== null && checked === null
  const isRight = checked?.isRight ?? (isWrong ? false : null)
  return (
    <section className={`panel padded stack ${styles.frame}`}>
      <div className="row row-wrap">
        <h2 className={styles.title}>
          {proof.homeName} – {proof.awayName}
        </h2>
        <Badge
          tone={isRight === null ? 'waiting' : isRight ? 'good' : 'bad'}
          icon={isRight === null ? 'lock' : isRight ? 'check' : 'warn'}
        >
          {t(isRight === null ? 'match_proof_locked' : isRight ? 'match_proof_holds' : 'match_proof_fails')}
        </Badge>
      </div>
      <p className="note text-2">
        {proof.leagueName} · {formatDateTime(proof.startAt)}
      </p>
      <ol className={styles.steps}>
        <Step title={t('match_proof_commit')} isRight={checked?.isCommitRight ?? null}>
          <p>{t('match_proof_commit_text', { time: formatDateTime(proof.committedAt) })}</p>
          <Hex text={proof.commit} />
          {proof.committedAt > proof.startAt ? <Note tone="info">{t('match_proof_past')}</Note> : null}
        </Step>
        <Step title={t('match_proof_seed')} isRight={checked?.isCommitRight ?? null}>
          {proof.seed === null ? (
            <Note tone="info">{t('match_proof_seed_later')}</Note>
          ) : (
            <Hex text={proof.seed} />
          )}
          <p>{t('match_proof_words', { tag: proof.tag, matchId: proof.matchId })}</p>
        </Step>
        {proof.state === 'VOID' ? (
          <li>
            <Note tone="info">{t('match_proof_void')}</Note>
          </li>
        ) : null}
        {isWrong ? (
          <li>
            <Note tone="bad">{t('match_proof_none')}</Note>
          </li>
        ) : null}
        {checked ? (
          <Step title={t('match_proof_match')} isRight={checked.isResultRight}>
            <p>
              {t(checked.isResultRight === false ? 'match_proof_result_differs' : 'match_proof_result_text')}
            </p>
            <p className={styles.score}>{scoreText(checked)}</p>
            <Course incidents={checked.incidents} proof={proof} />
          </Step>
        ) : null}
      </ol>
    </section>
  )
}

function scoreText({ facts: { scores } }: CheckedMatch): string {
  const score = scores.GAME ?? scores.SERIES ?? scores.FT
  return score ? `${score.home} – ${score.away}` : ''
}

/** What happened in the match as this device played it. */
function Course({ incidents, proof }: { incidents: readonly PlayIncident[]; proof: MatchProof }) {
  const t = useText()
  return (
    <details className={styles.more}>
      <summary>{t('match_proof_course', { count: incidents.length })}</summary>
      <ul className={styles.course} tabIndex={0}>
        {incidents.map(({ no, kind, side, minute }) => (
          <li key={no}>
            <b>{t('match_proof_minute', { minute })}</b> {t(`match_proof_${kind}`)}
            {side === null ? '' : ` · ${side === 'HOME' ? proof.homeName : proof.awayName}`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Step({
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

function Hex({ text }: { text: string }) {
  return (
    <p className={styles.hex}>
      <code>{text}</code>
      <CopyButton text={text} />
    </p>
  )
}
