import { useState } from 'react'
import { formatClock, formatShortTime } from '../../../../../design/format.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { isMain, useAttributeTexts } from '../parts/attribute-text.ts'
import { Balls } from '../parts/balls.tsx'
import { shortOf } from '../parts/game-name.ts'
import { readNumberResult } from '../parts/number-draw.ts'
import { NumberRow } from './number-row.tsx'
import styles from './results.module.css'
import { type Opened, useResults } from './use-results.ts'

const PAGE_SIZE = 30

/** The results of a lottery, newest first, each with what it is called besides its numbers and its proof. */
export function History({ game, date }: { game: LobbyGame; date: string | undefined }) {
  const t = useText()
  const [pageNo, setPage] = useState(1)
  const { data, error, isPlaceholderData } = useResults(game.gameCode, { date, pageNo, pageSize: PAGE_SIZE })
  return (
    <section className={`panel ${styles.history}`} aria-labelledby="history">
      <header className={styles.head}>
        <h2 id="history">{t('draw_tab_history')}</h2>
        {data ? <span className="note text-3">{t('draw_issues', { count: data.totalCount })}</span> : null}
      </header>
      {error && !data ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {!data && !error ? <Skeleton shape="block" /> : null}
      {data?.list.length === 0 ? <EmptyState isSmall title={t('draw_no_results')} /> : null}
      <ol aria-busy={isPlaceholderData}>
        {data?.list.map((opened) => (
          <HistoryRow key={opened.numero} game={game} opened={opened} />
        ))}
      </ol>
      {data ? <Pagination page={data.pageNo} totalPages={data.totalPages} onChange={setPage} /> : null}
    </section>
  )
}

function HistoryRow({ game, opened }: { game: LobbyGame; opened: Opened }) {
  const read = readNumberResult(game.gameCode, opened.numero, opened.result)
  return read ? <NumberRow opened={opened} result={read} /> : <Row game={game} opened={opened} />
}

function Row({ game, opened }: { game: LobbyGame; opened: Opened }) {
  const t = useText()
  const { textOf } = useAttributeTexts()
  const { numero, openTime, attributes } = opened
  const more = attributes.filter((one) => !isMain(one))
  return (
    <li className={styles.row}>
      <span className={styles.issue}>
        <b>
          <span className="sr-only">{t('draw_issue', { numero })}</span>
          <span aria-hidden="true">{shortOf(numero)}</span>
        </b>
        <small>{game.cycle === null ? formatShortTime(openTime) : formatClock(openTime)}</small>
      </span>
      <span className={styles.drawn}>
        <Balls family={game.family} result={opened.result} gameCode={game.gameCode} size="small" />
      </span>
      <span className={styles.marks}>
        {attributes.filter(isMain).map((one) => (
          <span key={one.code}>{textOf(one)}</span>
        ))}
      </span>
      <AppLink
        className={styles.proof}
        href={paths.verifyDraw(game.gameCode, numero)}
        aria-label={t('draw_check_issue', { numero })}
        title={t('draw_check_issue', { numero })}
      >
        <Icon name="shield" />
      </AppLink>
      {more.length > 0 ? <small className={styles.more}>{more.map(textOf).join(' · ')}</small> : null}
    </li>
  )
}
