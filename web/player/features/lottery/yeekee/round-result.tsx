import { formatCount } from '../../../../../design/format.ts'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { roundNo, type Round } from './round-after.ts'
import styles from './sums.module.css'

/** The result of a round with its sum, step by step; or why there is none. */
export function RoundResult({ round, isProof }: { round: Round; isProof?: boolean }) {
  const t = useText()
  return (
    <div className={styles.result}>
      <h2>{t('yeekee_result_of', { n: roundNo(round.numero) })}</h2>
      {round.result ? (
        <div role="status" className={styles.numbers}>
          <span>
            <small>{t('yeekee_top3')}</small>
            <b>{round.result.top3}</b>
          </span>
          <span>
            <small>{t('yeekee_bottom2')}</small>
            <b className={styles.gold}>{round.result.bottom2}</b>
          </span>
        </div>
      ) : round.issueState === 'VOID' ? (
        <Note tone="info">{voidText(round, t)}</Note>
      ) : (
        <p role="status">{t('yeekee_waiting')}</p>
      )}
      {round.result ? <Steps round={round} remainder={round.result.remainder} /> : null}
      {isProof ? null : (
        <AppLink className="link tap" href={paths.verifyDraw(YEEKEE, round.numero)}>
          {t('yeekee_proof')}
        </AppLink>
      )}
    </div>
  )
}

function voidText(round: Round, t: ReturnType<typeof useText>): string {
  if (round.count < round.minShots) return t('yeekee_void_few', { min: String(round.minShots) })
  return round.voidReason === 'OUTAGE' ? t('yeekee_void_outage') : t('yeekee_void_other')
}

function Steps({ round, remainder }: { round: Round; remainder: number }) {
  const t = useText()
  const { rankShot } = round
  const rank = String(round.rank)
  return (
    <dl className={styles.sums}>
      <dt>{t('yeekee_sum', { count: round.count })}</dt>
      <dd>{formatCount(round.sum)}</dd>
      {round.houseShot === null ? null : (
        <>
          <dt>{t('yeekee_plus_house')}</dt>
          <dd>{round.houseShot}</dd>
        </>
      )}
      <dt>{rankShot ? t('yeekee_minus_rank', { rank }) : t('yeekee_no_rank', { rank })}</dt>
      <dd>{rankShot ? rankShot.number : '0'}</dd>
      <dt className={styles.total}>{t('yeekee_remainder')}</dt>
      <dd className={styles.total}>
        <LastFive remainder={remainder} />
      </dd>
    </dl>
  )
}

/** 1,003,847 with its last five digits in gold. */
function LastFive({ remainder }: { remainder: number }) {
  const text = remainder < 10_000 ? String(remainder).padStart(5, '0') : formatCount(remainder)
  const from = text.length - (text.includes(',') ? 6 : 5)
  return (
    <>
      {text.slice(0, from)}
      <span className={styles.gold}>{text.slice(from)}</span>
    </>
  )
}
