import { useState } from 'react'
import {
  missionLeaderboard,
  type missionLeaderboardSchemas,
} from '../../../../contract/player/promotions/mission-leaderboard.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { products } from '../../../../contract/shared/product-words.ts'
import { formatDate, formatMoney, formatShortTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { briefMoney } from '../../../ui/promotions/story.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import styles from './missions.module.css'

type Board = NonNullable<ValueOf<typeof missionLeaderboardSchemas>['board']>
type Row = Board['rows'][number]
const MINUTE_MS = 60_000
const lastMinute = (until: string) => new Date(until).getTime() - MINUTE_MS

interface BoardPanelProps {
  /** What the address names: a board, and one of its periods. */
  asked: { readonly board: string | null; readonly period: string | null }
  /** It stands beside something. */
  isNarrow: boolean
}

/** The board of this period, or the winners of one that has ended. */
export function BoardPanel({ asked, isNarrow }: BoardPanelProps) {
  const t = useText()
  const [promotionId, setPromotionId] = useState(asked.board)
  const [period, setPeriod] = useState(asked.period)
  const { data, error } = useCall(
    missionLeaderboard,
    { query: { ...(promotionId ? { promotionId } : {}), ...(period ? { period } : {}) } },
    { staleMs: 1_000, refetchEveryMs: 15_000, keepsPrevious: true },
  )
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const { board, boards } = data
  const choose = (key: string | null) => {
    setPromotionId(key)
    setPeriod(null)
  }
  const empty = <EmptyState isSmall title={t('leaderboard_empty')} text={t('leaderboard_empty_hint')} />
  const others =
    boards.length > (board ? 1 : 0) ? (
      <div className={styles.card}>
        <Chips
          label={t('mission_tab_board')}
          value={board?.promotionId ?? null}
          onChange={choose}
          choices={boards.map((one) => ({ key: one.promotionId, text: one.name }))}
        />
      </div>
    ) : null
  if (!board)
    return (
      <section className="panel">
        {others}
        {empty}
      </section>
    )
  return (
    <div className={isNarrow ? 'stack' : styles.columns}>
      <section className="panel">
        {others}
        <Head board={board} />
        {board.rows.length === 0 ? (
          empty
        ) : (
          <ol className={styles.ranks}>
            {board.rows.map((row, place) => (
              <Rank key={row.rank} row={row} before={board.rows[place - 1]} after={board.rows[place + 1]} />
            ))}
          </ol>
        )}
      </section>
      <aside className="stack">
        {board.prizes.length > 0 ? <Prizes board={board} /> : null}
        {board.past.length > 0 ? (
          <section className={`panel ${styles.card}`}>
            <h2>{t('leaderboard_past')}</h2>
            <Chips
              label={t('leaderboard_past')}
              value={period ?? board.past.find((one) => one.period === board.period)?.period ?? null}
              onChange={setPeriod}
              choices={board.past.map((one) => ({
                key: one.period,
                text: `${formatDate(one.from).slice(0, 5)} – ${formatDate(lastMinute(one.until)).slice(0, 5)}`,
              }))}
            />
          </section>
        ) : null}
      </aside>
    </div>
  )
}

function Head({ board }: { board: Board }) {
  const t = useText()
  const { name, mine, state, stop } = board
  const until = formatShortTime(stop?.at ?? lastMinute(board.until))
  const isAll = products.every((product) => board.products.includes(product))
  const games = board.products.map((one) => t(`promo_category_${one.toLowerCase()}` as TextKey)).join(', ')
  return (
    <div className={styles.card}>
      <h2>{state === 'FINAL' ? `${name} · ${t('leaderboard_final')}` : name}</h2>
      <p className="small text-2">
        {isAll ? t('leaderboard_period_all', { until }) : t('leaderboard_period', { games, until })}
      </p>
      {stop ? (
        <Note tone="info">
          {t(stop.isPaid ? 'leaderboard_stopped_paid' : 'leaderboard_stopped_none', { time: until })}
          {stop.nextAt ? ` ${t('leaderboard_next', { time: formatShortTime(stop.nextAt) })}` : null}
        </Note>
      ) : null}
      <p>
        {mine
          ? t('leaderboard_mine', { rank: String(mine.rank) })
          : t(state === 'FINAL' || stop ? 'leaderboard_mine_not' : 'leaderboard_mine_none')}{' '}
        {mine && mine.prizeAmount > 0 ? (
          <b className={styles.money}>
            {t('leaderboard_mine_prize', { amount: briefMoney(mine.prizeAmount) })}
          </b>
        ) : null}
      </p>
    </div>
  )
}

function Rank({ row, before, after }: { row: Row; before: Row | undefined; after: Row | undefined }) {
  const t = useText()
  const { rank, name, isMine, validAmount, reachedAt, prizeAmount } = row
  const time = formatShortTime(reachedAt)
  const isSame = (other: Row | undefined) => other?.validAmount === validAmount
  return (
    <>
      {before && before.rank < rank - 1 ? (
        <li className={styles.gap}>
          {t('leaderboard_gap', { from: String(before.rank + 1), to: String(rank - 1) })}
        </li>
      ) : null}
      <li className={`${styles.rank} ${isMine ? styles.isMine : ''}`} aria-current={isMine || undefined}>
        <span className={`${styles.place} ${rank === 1 ? styles.first : ''}`}>{rank}</span>
        <span className={styles.what}>
          <b>
            {name} {isMine ? <span className="small">{t('leaderboard_you')}</span> : null}
          </b>
          {isSame(before) || isSame(after) ? (
            <span className="small text-2">
              {t(isSame(before) ? 'leaderboard_tie_same' : 'leaderboard_tie_first', { time })}
            </span>
          ) : null}
        </span>
        <span className={styles.sums}>
          <b>{formatMoney(validAmount)}</b>
          {prizeAmount > 0 ? <span className={styles.money}>{briefMoney(prizeAmount)}</span> : null}
        </span>
      </li>
    </>
  )
}

function Prizes({ board }: { board: Board }) {
  const t = useText()
  return (
    <section className={`panel ${styles.card}`}>
      <div className={styles.head}>
        <h2>{t('leaderboard_prizes')}</h2>
        <b className={styles.money}>{briefMoney(board.totalAmount)}</b>
      </div>
      <div className={styles.prizes}>
        {board.prizes.flatMap(({ from, to, amount }) => [
          <span key={`${from} rank`}>
            {from === to
              ? t('leaderboard_place', { from: String(from) })
              : t('leaderboard_places', { from: String(from), to: String(to) })}
          </span>,
          <span key={`${from} people`} className="text-2">
            {t('leaderboard_people', { n: to - from + 1 })}
          </span>,
          <span key={`${from} prize`}>{briefMoney(amount)}</span>,
        ])}
      </div>
      <p className="small text-3">{t('leaderboard_rules')}</p>
    </section>
  )
}
