import { useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import {
  missionSummary,
  type missionSummarySchemas,
} from '../../../../contract/player/promotions/mission-summary.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDay, formatMoney } from '../../../../design/format.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { idInAddress } from '../../id-in-address.ts'
import { place } from '../../navigation.ts'
import { usePromotionNews } from '../../state/promotion-news.ts'
import { BoardPanel } from './board-panel.tsx'
import { MissionRow, pointText, type Mission } from './mission-row.tsx'
import styles from './missions.module.css'
import { useClaim } from './use-claim.ts'

type Summary = ValueOf<typeof missionSummarySchemas>
type Period = 'DAY' | 'WEEK'
type Tab = Period | 'BOARD'

/** There is room for both lists with the board beside them. */
const BROAD = '(min-width: 1360px)'

/**
 * Missions of the day and the week: how far each is, and what is ready to be claimed; and the board. In tabs,
 * or all at once where there is room.
 */
export function MissionsPage() {
  const t = useText()
  const isBroad = useMediaQuery(BROAD, false)
  const asked = useStore(place, ({ search }) => idInAddress(search, 'board'))
  const period = useStore(place, ({ search }) => idInAddress(search, 'period'))
  const { data, error } = useCall(missionSummary, {}, { staleMs: 1_000, refetchEveryMs: 10_000 })
  const claim = useClaim()
  usePromotionNews(missionSummary)
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const list = (period: Period) => (
    <List summary={data} period={period} isBusy={claim.isBusy} onClaim={(one) => void claim.send(one)} />
  )
  const ready = (
    <>
      <Ready summary={data} isBusy={claim.isBusy} onClaim={() => void claim.send()} />
      {data.isPaused ? <Note tone="info">{t('mission_paused')}</Note> : null}
    </>
  )
  const board = <BoardPanel key={`${asked} ${period}`} asked={{ board: asked, period }} isNarrow={isBroad} />
  if (!isBroad)
    return (
      <InTabs key={asked} data={data} ready={ready} list={list} board={board} isBoardAsked={asked !== null} />
    )
  return (
    <div className={data.hasLeaderboard ? styles.columns : 'stack'}>
      <div className="stack">
        {ready}
        {list('DAY')}
        {list('WEEK')}
        <p className="small text-3">{t('mission_rules')}</p>
      </div>
      {data.hasLeaderboard ? board : null}
    </div>
  )
}

function InTabs({
  data,
  ready,
  list,
  board,
  isBoardAsked,
}: {
  data: Summary
  ready: ReactNode
  list: (period: Period) => ReactNode
  board: ReactNode
  isBoardAsked: boolean
}) {
  const t = useText()
  const [tab, setTab] = useState<Tab>(isBoardAsked && data.hasLeaderboard ? 'BOARD' : 'DAY')
  const readyIn = (period: Period) =>
    data.missions.filter((row) => row.period === period && row.state === 'READY').length
  const tabs = [
    { key: 'DAY', text: t('mission_tab_today'), count: readyIn('DAY') },
    { key: 'WEEK', text: t('mission_tab_week'), count: readyIn('WEEK') },
    ...(data.hasLeaderboard ? [{ key: 'BOARD', text: t('mission_tab_board') } as const] : []),
  ] as const
  return (
    <div className="stack">
      <Tabs label={t('member_missionLeaderboard')} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'BOARD' ? (
          <div className={styles.tab}>{board}</div>
        ) : (
          <div className={`stack ${styles.tab}`}>
            {ready}
            {list(tab)}
            <p className="small text-3">{t('mission_rules')}</p>
          </div>
        )}
      </Tabs>
    </div>
  )
}

interface Claiming {
  summary: Summary
  isBusy: boolean
}

function Ready({ summary, isBusy, onClaim }: Claiming & { onClaim: () => void }) {
  const t = useText()
  const { readyCount, readyAmount, readyPoints, readyRounds, isPaused } = summary
  const others = [
    ...(readyPoints > 0 ? [t('mission_points', { points: pointText(readyPoints) })] : []),
    ...(readyRounds > 0 ? [t('mission_rounds', { n: readyRounds })] : []),
  ].join(' + ')
  if (readyCount === 0) return null
  return (
    <section className={`panel ${styles.ready}`}>
      <span>
        <span className="small text-2">{t('mission_ready_count', { n: String(readyCount) })}</span>
        <b>
          {readyAmount > 0 ? <span className={styles.money}>{formatMoney(readyAmount)}</span> : null}
          {readyAmount > 0 && others ? ' + ' : null}
          {others}
        </b>
      </span>
      <Button kind="primary" isBusy={isBusy} disabled={isPaused} onClick={onClaim}>
        {t('mission_claim_all')}
      </Button>
    </section>
  )
}

function List({
  summary,
  period,
  isBusy,
  onClaim,
}: Claiming & { period: Period; onClaim: (one: Mission) => void }) {
  const t = useText()
  const missions = summary.missions.filter((row) => row.period === period)
  const { from, until } = summary.week
  if (missions.length === 0)
    return (
      <EmptyState
        isSmall
        title={t(period === 'DAY' ? 'mission_none_day' : 'mission_none_week')}
        text={t('mission_none_hint')}
      />
    )
  return (
    <section className="stack">
      <div className={styles.head}>
        <h2>{t(period === 'DAY' ? 'mission_daily' : 'mission_weekly')}</h2>
        <span className={`small text-2 ${styles.resets}`}>
          {period === 'WEEK' ? (
            t('mission_week_of', { from: formatDay(from).slice(0, 5), until: formatDay(until) })
          ) : (
            <>
              {t('mission_resets')}
              <Countdown
                endsAt={summary.day.endsAt}
                clockOffsetMs={serverOffsetMs()}
                label={t('mission_resets')}
                onEnd={() => void refresh(missionSummary)}
              />
            </>
          )}
        </span>
      </div>
      <ul className={`panel ${styles.rows}`}>
        {missions.map((one) => (
          <MissionRow
            key={`${one.promotionId} ${one.cycle}`}
            mission={one}
            isBusy={isBusy}
            isPaused={summary.isPaused}
            onClaim={() => onClaim(one)}
          />
        ))}
      </ul>
    </section>
  )
}
