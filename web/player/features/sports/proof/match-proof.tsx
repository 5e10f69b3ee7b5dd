import './texts.ts'
import { readFixtureProof } from '../../../../../contract/player/sportsbook/read-fixture-proof.ts'
import { formatCount, formatDateTime } from '../../../../../design/format.ts'
import type { PlayIncident } from '../../../../../kernel/sports/virtual/play.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { Hex, ProofFrame, ProofMore, ProofStep } from '../../../../ui/proof/proof-frame.tsx'
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
    <ProofFrame
      name={`${proof.homeName} – ${proof.awayName}`}
      verdict={t(
        isRight === null ? 'match_proof_locked' : isRight ? 'match_proof_holds' : 'match_proof_fails',
      )}
      about={`${proof.leagueName} · ${formatDateTime(proof.startAt)}`}
      isRight={isRight}
    >
      <ProofStep title={t('match_proof_commit')} isRight={checked?.isCommitRight ?? null}>
        <p>{t('match_proof_commit_text', { time: formatDateTime(proof.committedAt) })}</p>
        <Hex text={proof.commit} />
        {proof.committedAt > proof.startAt ? <Note tone="info">{t('match_proof_past')}</Note> : null}
      </ProofStep>
      <ProofStep title={t('match_proof_seed')} isRight={checked?.isCommitRight ?? null}>
        {proof.seed === null ? (
          <Note tone="info">{t('match_proof_seed_later')}</Note>
        ) : (
          <Hex text={proof.seed} />
        )}
        <p>{t('match_proof_words', { tag: proof.tag, matchId: proof.matchId })}</p>
      </ProofStep>
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
        <ProofStep title={t('match_proof_match')} isRight={checked.isResultRight}>
          <p>
            {t(checked.isResultRight === false ? 'match_proof_result_differs' : 'match_proof_result_text')}
          </p>
          <div className={styles.score}>{scoreText(checked)}</div>
          <Course incidents={checked.incidents} proof={proof} />
          <Gold facts={checked.facts} />
        </ProofStep>
      ) : null}
    </ProofFrame>
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
    <ProofMore summary={t('match_proof_course', { count: incidents.length })}>
      <ul className={styles.course} tabIndex={0}>
        {incidents.map(({ no, kind, side, minute }) => (
          <li key={no}>
            <b>{t('match_proof_minute', { minute })}</b> {t(`match_proof_${kind}`)}
            {side === null ? '' : ` · ${side === 'HOME' ? proof.homeName : proof.awayName}`}
          </li>
        ))}
      </ul>
    </ProofMore>
  )
}

/** Home's lead in gold as this device drew it, a line for each map. */
function Gold({ facts: { goldLead = {} } }: { facts: CheckedMatch['facts'] }) {
  const t = useText()
  const maps = Object.entries(goldLead)
  if (maps.length === 0) return null
  return (
    <ProofMore summary={t('match_proof_gold')}>
      <ul className={styles.course} tabIndex={0}>
        {maps.map(([map, leads]) => (
          <li key={map}>
            <b>{t('match_proof_gold_map', { n: map.slice(-1) })}</b> {leads.map(formatCount).join(' · ')}
          </li>
        ))}
      </ul>
    </ProofMore>
  )
}
