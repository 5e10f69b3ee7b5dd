import { formatClock, formatCount } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import type { Round } from './round-after.ts'
import styles from './sums.module.css'
import pageStyles from './yeekee.module.css'

/** What the numbers come to until now, and the rule that makes the result of them. */
export function SoFar({ round }: { round: Round }) {
  const t = useText()
  return (
    <section className={`panel ${styles.panel} ${pageStyles.soFar}`}>
      <h2>{t('yeekee_so_far')}</h2>
      <dl className={styles.sums}>
        <dt>{t('yeekee_sum', { count: round.count })}</dt>
        <dd>{formatCount(round.sum)}</dd>
        <dt>{t('yeekee_rank_shot', { rank: String(round.rank) })}</dt>
        <dd className={styles.gold}>{round.rankShot?.number ?? '–'}</dd>
        {round.hasHouseShot ? (
          <>
            <dt>{t('yeekee_house_shot')}</dt>
            <dd>{t('yeekee_house_shot_later', { time: formatClock(round.shootsUntil) })}</dd>
          </>
        ) : null}
      </dl>
      <p className={styles.text}>
        {t(round.hasHouseShot ? 'yeekee_result_rule' : 'yeekee_result_rule_plain', {
          rank: String(round.rank),
        })}
      </p>
      {round.hasHouseShot ? <p className={styles.text}>{t('yeekee_house_shot_help')}</p> : null}
      {round.commit ? (
        <p className={styles.text}>
          {t('yeekee_commit')} <code>{round.commit}</code>
        </p>
      ) : null}
      <AppLink className="link tap" href={paths.verifyDraw(YEEKEE, round.numero)}>
        {t('yeekee_proof')}
      </AppLink>
    </section>
  )
}
