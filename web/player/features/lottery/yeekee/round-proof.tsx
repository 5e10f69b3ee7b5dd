import './texts.ts'
import '../parts/texts.ts'
import { formatClock, formatCount, formatDateTime } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { Hex, Step } from '../proof/proof-parts.tsx'
import proofStyles from '../proof/proof.module.css'
import { type CheckedRound, checkNames, checkRound } from './check-round.ts'
import { roundNo, type Round } from './round-after.ts'
import { RoundResult } from './round-result.tsx'
import { claimOf, type RoundProof as Proof, useRoundProof } from './use-round-proof.ts'

/** What fixed a round beforehand, every shot, and the result, worked out again on this device. */
export default function RoundProof({ numero }: { numero: string }) {
  const t = useText()
  const { data, error } = useRoundProof(numero)
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const { round } = data
  const checked =
    round.seed !== null && round.count >= round.minShots ? checkRound(claimOf(data, round.seed)) : null
  return (
    <div className={proofStyles.proof}>
      <section className={`frame yo ${proofStyles.head}`}>
        <div>
          <h2 className={proofStyles.title}>{t('yeekee_round', { n: roundNo(numero) })}</h2>
          <p className="small text-2">
            {t('draw_issue', { numero })} · {formatDateTime(round.shootsUntil)}
          </p>
        </div>
        {checked ? (
          <Badge tone={checked.isRight ? 'good' : 'bad'} icon={checked.isRight ? 'check' : 'warn'}>
            {t(checked.isRight ? 'draw_proof_all_hold' : 'draw_proof_one_fails')}
          </Badge>
        ) : (
          <Badge tone="waiting" icon="lock">
            {t('draw_proof_locked')}
          </Badge>
        )}
      </section>
      <div className={proofStyles.columns}>
        <section className="panel padded">
          <Steps proof={data} checked={checked} />
        </section>
        <aside className={proofStyles.side}>
          {checked ? <Findings proof={data} checked={checked} /> : null}
          <section className="panel padded stack">
            <RoundResult round={round} isProof />
          </section>
        </aside>
      </div>
    </div>
  )
}

function Steps({ proof, checked }: { proof: Proof; checked: CheckedRound | null }) {
  const t = useText()
  const { round, previousLink } = proof
  const { checks = {} } = checked ?? {}
  return (
    <ol className={proofStyles.steps}>
      <Step
        place={1}
        title={t('draw_proof_commit')}
        when={formatDateTime(round.opensAt)}
        isRight={checks.commit ?? null}
      >
        <p>{t('draw_proof_commit_text')}</p>
        {round.commit ? <Hex text={round.commit} /> : null}
      </Step>
      <Step
        place={2}
        title={t('yeekee_proof_shots')}
        when={formatClock(round.shootsUntil, true)}
        isRight={checks.sum ?? null}
      >
        <p>{t('yeekee_proof_shots_text', { count: round.count })}</p>
        <Shots proof={proof} />
      </Step>
      <Step
        place={3}
        title={t('draw_proof_seed')}
        when={formatClock(round.shootsUntil, true)}
        isRight={checks.chain ?? null}
      >
        {round.seed === null ? (
          <Note tone="info">{t('yeekee_proof_pending')}</Note>
        ) : (
          <>
            <Hex text={round.seed} />
            {previousLink === null ? null : <Hex text={previousLink} />}
          </>
        )}
      </Step>
      {round.hasHouseShot ? (
        <Step place={4} title={t('yeekee_house_shot')} isRight={checks.house ?? null}>
          <p>{t('yeekee_proof_house_text')}</p>
          {checked?.houseShot ? <Hex text={checked.houseShot} /> : null}
        </Step>
      ) : null}
      <Step place={round.hasHouseShot ? 5 : 4} title={t('draw_proof_result')} isRight={checks.result ?? null}>
        <Formula round={round} checked={checked} />
      </Step>
    </ol>
  )
}

function Formula({ round, checked }: { round: Round; checked: CheckedRound | null }) {
  const t = useText()
  if (!checked?.outcome) return <p>{t('draw_proof_result_later')}</p>
  const { sum, houseShot, rankShot, remainder, result } = checked.outcome
  const terms = [
    formatCount(Number(sum)),
    ...(houseShot === undefined ? [] : [`+ ${houseShot}`]),
    ...(rankShot === undefined ? [] : [`− ${rankShot}`]),
    `= ${formatCount(Number(remainder))}`,
  ]
  return (
    <>
      <p>
        {t(round.hasHouseShot ? 'yeekee_result_rule' : 'yeekee_result_rule_plain', {
          rank: String(round.rank),
        })}
      </p>
      <p className="number">{terms.join(' ')}</p>
      <p>
        {t('yeekee_top3')} <b>{result.top3}</b> · {t('yeekee_bottom2')} <b>{result.bottom2}</b>
      </p>
      <p className="note">{t('yeekee_proof_result_text')}</p>
    </>
  )
}

function Shots({ proof: { shots } }: { proof: Proof }) {
  const t = useText()
  if (shots.length === 0) return <p>{t('yeekee_shots_none')}</p>
  return (
    <details className={proofStyles.more}>
      <summary>{t('yeekee_all_shots')}</summary>
      <pre tabIndex={0}>
        {shots
          .map(({ place, number, name, at }) => `${place}  ${number}  ${formatClock(at, true)}  ${name}`)
          .join('\n')}
      </pre>
    </details>
  )
}

function Findings({ proof, checked }: { proof: Proof; checked: CheckedRound }) {
  const t = useText()
  const copyAll = async () => {
    await navigator.clipboard.writeText(JSON.stringify({ ...proof.round, list: proof.shots }, null, 2))
    toast.good(t('common_copied'))
  }
  return (
    <section className="panel padded stack">
      <h2 className={proofStyles.title}>{t('draw_proof_findings')}</h2>
      <p className="note text-3">{t('draw_proof_here')}</p>
      <div role="status">
        <ul className={proofStyles.checks}>
          {checkNames.flatMap((name) => {
            const isRight = checked.checks[name]
            if (isRight === undefined) return []
            return [
              <li key={name} className={isRight ? proofStyles.right : proofStyles.wrong}>
                <Icon name={isRight ? 'check' : 'close'} size={24} />
                <span>{t(`yeekee_proof_${name}`)}</span>
              </li>,
            ]
          })}
        </ul>
      </div>
      <Button icon="copy" isBlock onClick={() => void copyAll()}>
        {t('draw_proof_copy')}
      </Button>
    </section>
  )
}
