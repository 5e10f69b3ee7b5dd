import { useState } from 'react'
import { listDrawDays } from '../../../../../contract/operator/lottery/list-draw-days.ts'
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { formatLongDate } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { SecondMissing, useWaiting, WaitingNotes } from '../../../parts/waiting-changes.tsx'
import { useCan } from '../../../session/me.ts'
import { useSearchValue } from '../../../use-search-value.ts'
import { useGames } from '../game-names.ts'
import { Calendar } from './calendar.tsx'
import { DayWindow } from './day-window.tsx'
import { SourcePanel } from './source-panel.tsx'
import type { DrawDay } from './words.ts'

/** The days on which a lottery is drawn, what an operator changed of them, and where its results come from. */
export function DaysPage() {
  const t = useText()
  const can = useCan()
  const { games } = useGames()
  const onDays = games.filter(({ gameCode }) => numberGameOf(gameCode)?.schedule.every === 'DAY')
  const [askedGame, setGame] = useSearchValue('game')
  const gameCode = onDays.some((game) => game.gameCode === askedGame)
    ? askedGame
    : (onDays[0]?.gameCode ?? '')
  const [chosen, setChosen] = useState<string | null>(null)
  const waiting = useWaiting()
  const mayChange = can('lottery.schedule')
  const answer = useCall(
    listDrawDays,
    { params: { gameCode }, query: {} },
    { isEnabled: gameCode !== '', refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  return (
    <>
      <PageHead title={t('lotday_title')} text={t('lotday_text')} />
      <div className={parts.filters}>
        <SelectField
          label={t('lot_game')}
          value={gameCode || null}
          onChange={setGame}
          choices={onDays.map((game) => ({ key: game.gameCode, text: game.name }))}
        />
      </div>
      <div className="stack">
        {mayChange ? <SecondMissing waiting={waiting} /> : null}
        {waiting.rows
          .filter(({ subject }) => subject.startsWith(`draw-day:${gameCode}:`))
          .map(({ proposalId, subject }) => (
            <WaitingNotes key={proposalId} waiting={waiting} subject={subject} />
          ))}
        <Loaded answer={answer}>
          {(days) => (
            <>
              <SourcePanel days={days} waiting={waiting} mayChange={mayChange} />
              <Panel
                title={t('lotday_calendar')}
                beside={
                  <small className="text-3">
                    {t('lotday_times', { close: days.closeTime, result: days.resultTime, zone: days.zone })}
                  </small>
                }
              >
                <Calendar days={days} onChoose={setChosen} />
              </Panel>
              <Changes days={days.days.filter(({ isUsual, isDrawn }) => isUsual !== isDrawn)} />
              {chosen ? (
                <DayWindow days={days} date={chosen} mayChange={mayChange} onClose={() => setChosen(null)} />
              ) : null}
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

/** Only the days that differ from the usual ones, with their notes. */
function Changes({ days }: { days: readonly DrawDay[] }) {
  const t = useText()
  const language = useLanguage()
  const columns: Column<DrawDay>[] = [
    {
      key: 'date',
      head: t('lot_day'),
      card: 'title',
      cell: ({ date }) => formatLongDate(`${date}T12:00:00Z`, language),
    },
    {
      key: 'change',
      head: t('lotday_change'),
      card: 'badge',
      cell: ({ isDrawn }) => t(isDrawn ? 'lotday_added' : 'lotday_dropped'),
    },
    { key: 'note', head: t('lot_note'), cell: ({ note }) => note || '–' },
  ]
  return (
    <Panel title={t('lotday_changes')} isFlush>
      <DataTable
        caption={t('lotday_changes')}
        columns={columns}
        rows={days}
        rowKey={({ date }) => date}
        empty={<EmptyState isSmall title={t('lotday_changes_none')} />}
      />
    </Panel>
  )
}
