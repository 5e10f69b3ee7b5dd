import { useState } from 'react'
import { formatClock } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Segmented } from '../../../../ui/tabs/segmented.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { rankOf, type Round } from './round-after.ts'
import styles from './shot-list.module.css'
import pageStyles from './yeekee.module.css'

interface Row {
  readonly place: number
  readonly number: string
  readonly at: string
  /** Null: the member's own. */
  readonly name: string | null
  readonly isDemo: boolean
}

/** The newest numbers with their ranks; the one that is taken off is marked. */
export function ShotList({ round }: { round: Round }) {
  const t = useText()
  const [shown, setShown] = useState<'ALL' | 'MINE'>('ALL')
  const all = round.list.map((shot): Row => ({ ...shot, name: shot.isMine ? null : shot.name }))
  const mine = (round.mine?.list ?? []).map((shot): Row => ({ ...shot, name: null, isDemo: false }))
  const rows = shown === 'ALL' ? all : mine
  const more = (shown === 'ALL' ? round.count : (round.mine?.count ?? 0)) - rows.length
  return (
    <section className={`panel ${styles.panel} ${pageStyles.list}`} aria-label={t('yeekee_shots_list')}>
      <div className={styles.title}>
        <h2>{t('yeekee_shots_list')}</h2>
        <Segmented
          label={t('yeekee_shots_list')}
          value={shown}
          onChange={setShown}
          choices={[
            { key: 'ALL', text: t('yeekee_shots_everybody') },
            { key: 'MINE', text: t('yeekee_shots_only_mine') },
          ]}
        />
      </div>
      {round.state === 'OVER' ? null : (
        <p className={styles.order}>
          {round.rankOrder === 'NEWEST_FIRST'
            ? t('yeekee_rank_newest', {
                rank: String(round.rank),
                time: formatClock(round.shootsUntil, true),
              })
            : t('yeekee_rank_oldest')}
        </p>
      )}
      {rows.length === 0 ? (
        <p className={styles.empty}>{t(shown === 'ALL' ? 'yeekee_shots_none' : 'yeekee_shots_mine_none')}</p>
      ) : (
        <ol className={styles.list} tabIndex={0} aria-label={t('yeekee_shots_list')}>
          {rows.map((row) => (
            <ShotRow key={row.place} row={row} rank={rankOf(round, row.place)} takenRank={round.rank} />
          ))}
          {more > 0 ? <li className={styles.more}>{t('yeekee_shots_more', { count: more })}</li> : null}
        </ol>
      )}
    </section>
  )
}

function ShotRow({ row, rank, takenRank }: { row: Row; rank: number; takenRank: number }) {
  const t = useText()
  const isTaken = rank === takenRank
  const look = isTaken ? styles.taken : row.name === null ? styles.mine : ''
  return (
    <li className={`${styles.row} ${look}`}>
      <span className={styles.rank}>{rank}</span>
      <b className={styles.number}>{row.number}</b>
      <span className={styles.name}>{row.name ?? t('yeekee_me')}</span>
      <span className={styles.badges}>
        {row.isDemo ? <Badge tone="info">{t('yeekee_demo_shooter')}</Badge> : null}
        {isTaken ? <Badge tone="ready">{t('yeekee_rank', { rank: String(rank) })}</Badge> : null}
      </span>
      <time dateTime={row.at}>
        {formatClock(row.at, true)}
        <i>.{row.at.slice(20, 23)}</i>
      </time>
    </li>
  )
}
