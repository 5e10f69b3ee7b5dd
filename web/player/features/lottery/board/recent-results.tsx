import type { ClassicGame } from '../../../../../kernel/lottery/classic/families.ts'
import { formatDate } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { isMain, useAttributeTexts } from '../parts/attribute-text.ts'
import { Balls } from '../parts/balls.tsx'
import { shortOf } from '../parts/game-name.ts'
import { useResults } from '../results/use-results.ts'
import styles from './recent-results.module.css'

const SHOWN = 6
const MOST_MARKS = 2

/** The newest results of the lottery, below the slip where it stands beside the board. */
export default function RecentResults({ game: { gameCode, family } }: { game: ClassicGame }) {
  const t = useText()
  const { textOf } = useAttributeTexts()
  const { data } = useResults(gameCode, { pageNo: 1, pageSize: SHOWN })
  if (!data || data.list.length === 0) return null
  return (
    <section className={`panel ${styles.recent}`} aria-labelledby="recent-results">
      <header>
        <h2 id="recent-results">{t('draw_tab_history')}</h2>
        <AppLink className="link tap" href={paths.lotteryResults(gameCode)}>
          {t('draw_tab_all')}
        </AppLink>
      </header>
      <ol>
        {data.list.map(({ numero, openTime, result, attributes }) => (
          <li key={numero}>
            <b>{shortOf(numero) === numero ? formatDate(openTime) : shortOf(numero)}</b>
            <Balls family={family} result={result} gameCode={gameCode} size="small" />
            <small>{attributes.filter(isMain).slice(0, MOST_MARKS).map(textOf).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
