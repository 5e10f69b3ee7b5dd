import {
  listFreeRounds,
  type listFreeRoundsSchemas,
} from '../../../../contract/player/promotions/list-free-rounds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { CountBadge } from '../../../ui/badge/badge.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { momentText } from '../../../ui/promotions/story.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { AppButton } from '../../app-button.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import pageStyles from './promotions.module.css'
import styles from './reward-centre.module.css'

type Grant = ValueOf<typeof listFreeRoundsSchemas>['list'][number]['grant']

/** Granted rounds that wait to be played, in the reward centre; nothing if there are none. */
export function FreeRoundsWaiting() {
  const t = useText()
  const { data } = useCall(listFreeRounds, {}, { staleMs: 1_000, refetchEveryMs: 30_000 })
  if (!data || data.list.length === 0) return null
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{t('free_rounds_title')}</h2>
        <CountBadge count={data.list.length} />
      </div>
      <ul className="panel">
        {data.list.map(({ promotionId, name, grant }) => (
          <li key={grant.grantId} className={styles.granted}>
            <div className={styles.row}>
              <span className={styles.sign}>
                <Icon name="slot" size={24} />
              </span>
              <span className={styles.what}>
                <AppLink href={paths.promotion(promotionId)}>
                  <b>{name}</b>
                </AppLink>
                <Facts grant={grant} />
              </span>
              <b className={`number ${styles.rounds}`}>{t('free_rounds_count', { n: grant.leftCount })}</b>
            </div>
            <div className={styles.ways}>
              <Games grant={grant} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ grant: { roundAmount, wonAmount, endsAt } }: { grant: Grant }) {
  const t = useText()
  const language = useLanguage()
  const facts = [
    t('free_rounds_stake', { stake: formatMoney(roundAmount) }),
    ...(wonAmount > 0 ? [t('free_rounds_won', { won: formatMoney(wonAmount) })] : []),
    t('free_rounds_until', { until: momentText(endsAt, language) }),
  ]
  return <span className="small text-2">{facts.join(' · ')}</span>
}

/** The ways into the games: with one game it is the button's own word. */
function Games({ grant: { games } }: { grant: Grant }) {
  const t = useText()
  const open = games.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return <p className="small text-3">{t('free_rounds_closed')}</p>
  return (
    <div className={styles.games}>
      {open.length > 1 ? <p className="note text-2">{t('free_rounds_choose')}</p> : null}
      {open.map(({ gameCode, name, link }) => (
        <AppButton
          key={gameCode}
          kind={open.length === 1 ? 'primary' : 'line'}
          href={link}
          aria-label={t('free_rounds_play_in', { game: name })}
        >
          {open.length === 1 ? t('free_rounds_play') : name}
        </AppButton>
      ))}
    </div>
  )
}

/** The same on the page of its promotion, with what it came to. */
export function FreeRoundsPanel({ grant }: { grant: Grant }) {
  const t = useText()
  const language = useLanguage()
  const { roundAmount, roundCount, leftCount, wonAmount, mostAmount, endsAt, isOpen } = grant
  return (
    <section className={`panel ${pageStyles.part}`}>
      <h2>{t('free_rounds_title')}</h2>
      <Progress share={(roundCount - leftCount) / roundCount} label={t('free_rounds_played')} />
      <KeyValues
        rows={[
          {
            key: 'played',
            label: t('free_rounds_played'),
            value: t('free_rounds_of', { n: roundCount - leftCount, all: roundCount }),
          },
          { key: 'stake', label: t('free_rounds_each'), value: formatMoney(roundAmount) },
          { key: 'until', label: t('free_rounds_end'), value: momentText(endsAt, language) },
          { key: 'most', label: t('free_rounds_most'), value: formatMoney(mostAmount) },
          { key: 'won', label: t('free_rounds_won_label'), value: formatMoney(wonAmount), isTotal: true },
        ]}
      />
      {isOpen ? <Games grant={grant} /> : null}
    </section>
  )
}
