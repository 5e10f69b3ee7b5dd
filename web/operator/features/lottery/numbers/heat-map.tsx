import { useState } from 'react'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { levelOf, numbersOnPage, pageOf, pagesOf, type Heat } from './heat.ts'
import styles from './numbers.module.css'

/** Every number of a bet type; three digits by hundreds. The darker, the nearer to the limit. */
export function HeatMap({
  play,
  heats,
  chosen,
  onChoose,
}: {
  play: NumberPlay
  heats: ReadonlyMap<string, Heat>
  chosen: string
  onChoose: (number: string) => void
}) {
  const t = useText()
  const pages = pagesOf(play)
  const [page, setPage] = useState(() => pageOf(play, chosen || '000'))
  return (
    <>
      {pages.length > 1 ? (
        <div className={styles.pages}>
          <Chips
            label={t('lotnum_hundreds')}
            choices={pages.map((key) => ({ key, text: `${key}00–${key}99` }))}
            value={page}
            onChange={(key) => {
              if (key !== null) setPage(key)
            }}
          />
        </div>
      ) : null}
      <div className={styles.map} role="group" aria-label={t('lotnum_map')}>
        {numbersOnPage(play, page).map((number) => (
          <Cell
            key={number}
            number={number}
            heat={heats.get(number)}
            isChosen={number === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <Legend />
    </>
  )
}

function Cell({
  number,
  heat,
  isChosen,
  onChoose,
}: {
  number: string
  heat: Heat | undefined
  isChosen: boolean
  onChoose: (number: string) => void
}) {
  const t = useText()
  const share = heat?.share ?? 0
  const state = heat?.state ?? 'OPEN'
  const percent = t('lotnum_percent', { percent: shownPercent(share) })
  const classes = [
    styles.cell,
    styles[levelOf(share)],
    state === 'REDUCED' && styles.reduced,
    state === 'CLOSED' && styles.closed,
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-pressed={isChosen}
      aria-label={[number, percent, stateText(t, state)].join(' ')}
      onClick={() => onChoose(number)}
    >
      <b>{number}</b>
      <small>{state === 'OPEN' ? percent : t(state === 'CLOSED' ? 'lotnum_closed' : 'lotnum_half')}</small>
    </button>
  )
}

/** A share of almost all is not all, and nothing is nothing. */
export function shownPercent(share: number): string {
  const percent = Math.floor(share * 1_000) / 10
  return percent >= 10 || percent === 0 ? String(Math.floor(percent)) : String(percent)
}

export const stateText = (t: Translate, state: Heat['state']): string =>
  t(`lotnum_state_${state}` as 'lotnum_state_OPEN')

function Legend() {
  const t = useText()
  return (
    <p className={styles.legend}>
      <span>
        <i />
        {t('lotnum_legend_cool')}
      </span>
      <span>
        <i className={styles.warm} />
        {t('lotnum_legend_warm')}
      </span>
      <span>
        <i className={styles.hot} />
        {t('lotnum_legend_hot')}
      </span>
      <span>
        <i className={styles.half} />
        {t('lotnum_legend_half')}
      </span>
      <span>
        <i className={styles.closed} />
        {t('lotnum_closed')}
      </span>
    </p>
  )
}
