import { useState } from 'react'
import {
  readStatistics,
  type readStatisticsSchemas,
} from '../../../../../contract/player/lottery/read-statistics.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { type StatisticWindow, statisticWindows } from '../../../../../contract/shared/lottery-draws.ts'
import { type DrawPush, drawTopicOf } from '../../../../../contract/pushes/draw.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useTopic } from '../../../../client/use-topic.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx'
import { Chips, Segmented } from '../../../../ui/tabs/segmented.tsx'
import type { LobbyGame } from '../parts/after-push.ts'
import { useAttributeTexts } from '../parts/attribute-text.ts'
import { EndsTable } from './ends-table.tsx'
import styles from './results.module.css'

type Value = ValueOf<typeof readStatisticsSchemas>
type Place = Value['places'][number]
type Counted = Place['numbers'][number]

/** How often each number came in each place, how long ago, and runs of one side (domain/lottery.md §1.8). */
export function Statistics({ game }: { game: LobbyGame }) {
  const t = useText()
  const [size, setSize] = useState<StatisticWindow>(50)
  const { data, error, refetch } = useCall(
    readStatistics,
    { query: { gameCode: game.gameCode, window: size } },
    { keepsPrevious: true },
  )
  const again = () => void refetch()
  useTopic<DrawPush>(
    drawTopicOf(game.gameCode),
    ({ state }) => {
      if (state === 'DRAWN') again()
    },
    again,
  )
  return (
    <>
      <section className="panel padded stack" aria-labelledby="statistics">
        <header className={styles.head}>
          <h2 id="statistics">{t(game.kind === 'VIETNAM' ? 'draw_statistics_ends' : 'draw_statistics')}</h2>
          <Segmented
            label={t('draw_window')}
            value={String(size)}
            onChange={(next) => setSize(Number.parseInt(next, 10) as StatisticWindow)}
            choices={statisticWindows.map((one) => ({ key: String(one), text: String(one) }))}
          />
        </header>
        {error && !data ? <Note tone="bad">{errorText(error, t)}</Note> : null}
        {!data && !error ? <Skeleton shape="block" /> : null}
        {data?.count === 0 ? <p className="small text-2">{t('draw_statistics_empty')}</p> : null}
        {data && data.count > 0 && data.ends.length > 0 ? <Ends data={data} /> : null}
        {data && data.count > 0 && data.places.length > 0 ? <Counts data={data} /> : null}
      </section>
      {data && data.count > 0 && game.kind === 'CLASSIC' ? <Runs runs={data.runs} /> : null}
    </>
  )
}

function Ends({ data }: { data: Value }) {
  const t = useText()
  return (
    <>
      <EndsTable ends={data.ends} />
      <p className={`small text-2 ${styles.legend}`}>
        <span>{t('draw_ends_legend', { count: data.count })}</span>
        <span>{t('draw_legend', { count: data.count })}</span>
        <span className={styles.hotKey}>{t('draw_hot')}</span>
        <span className={styles.coldKey}>{t('draw_cold')}</span>
      </p>
    </>
  )
}

function Counts({ data }: { data: Value }) {
  const t = useText()
  const { placeOf } = useAttributeTexts()
  const [chosen, setChosen] = useState<string | null>(null)
  const detail = data.places.find(({ place }) => place === chosen)
  return (
    <>
      <HeatTable places={data.places} count={data.count} />
      <p className={`small text-2 ${styles.legend}`}>
        <span>{t('draw_legend', { count: data.count })}</span>
        <span className={styles.hotKey}>{t('draw_hot')}</span>
        <span className={styles.coldKey}>{t('draw_cold')}</span>
      </p>
      <Chips
        label={t('draw_more_of')}
        value={chosen}
        onChange={setChosen}
        choices={data.places.map(({ place }) => ({ key: place, text: placeOf(place) }))}
      />
      {detail ? <Gaps place={detail} /> : <p className="note text-3">{t('draw_more_hint')}</p>}
    </>
  )
}

/** A row for each place; each number with how often it came and for how long it has not. */
function HeatTable({ places, count }: { places: readonly Place[]; count: number }) {
  const t = useText()
  const { placeOf } = useAttributeTexts()
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={t('draw_statistics')}
      // A box that scrolls is reached by the keyboard.
      tabIndex={0}
    >
      {byColumns(places).map((rows) => (
        <table key={rows[0]!.place} className={styles.heat}>
          <caption className="sr-only">{t('draw_legend', { count })}</caption>
          <thead>
            <tr>
              <td />
              {rows[0]!.numbers.map(({ number }) => (
                <th key={number} scope="col">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, numbers }) => (
              <tr key={place}>
                <th scope="row">{placeOf(place)}</th>
                {numbers.map((one) => (
                  <td key={one.number} className={one.mark === null ? undefined : styles[markOf(one)]}>
                    <b>{one.frequency}</b>
                    <small>{one.currentOmission}</small>
                    {one.mark === null ? null : (
                      <span className="sr-only">{t(one.mark === 'HOT' ? 'draw_hot' : 'draw_cold')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

const markOf = ({ mark }: Counted) => (mark === 'HOT' ? 'hot' : 'cold')

/** Places with the same numbers share a table: the sums of a lottery have numbers of their own. */
function byColumns(places: readonly Place[]): Place[][] {
  const tables = new Map<string, Place[]>()
  for (const place of places) {
    const key = place.numbers.map(({ number }) => number).join(' ')
    tables.set(key, [...(tables.get(key) ?? []), place])
  }
  return [...tables.values()]
}

function Gaps({ place }: { place: Place }) {
  const t = useText()
  const { placeOf } = useAttributeTexts()
  const columns: Column<Counted>[] = [
    { key: 'number', head: t('draw_number'), card: 'title', cell: ({ number }) => number },
    {
      key: 'mark',
      head: '',
      card: 'badge',
      cell: ({ mark }) =>
        mark === null ? null : (
          <Badge tone={mark === 'HOT' ? 'ready' : 'info'}>
            {t(mark === 'HOT' ? 'draw_hot' : 'draw_cold')}
          </Badge>
        ),
    },
    { key: 'frequency', head: t('draw_frequency'), isFigure: true, cell: ({ frequency }) => frequency },
    {
      key: 'current',
      head: t('draw_gap_now'),
      isFigure: true,
      cell: ({ currentOmission }) => currentOmission,
    },
    { key: 'max', head: t('draw_gap_max'), isFigure: true, cell: ({ maxOmission }) => maxOmission },
    {
      key: 'average',
      head: t('draw_gap_average'),
      isFigure: true,
      cell: ({ averageOmission }) => averageOmission,
    },
  ]
  return (
    <DataTable
      caption={placeOf(place.place)}
      columns={columns}
      rows={place.numbers}
      rowKey={({ number }) => number}
      isDense
      isAlwaysTable
    />
  )
}

function Runs({ runs }: { runs: Value['runs'] }) {
  const t = useText()
  const { placeOf, valueOf } = useAttributeTexts()
  return (
    <section className="panel padded stack" aria-labelledby="runs">
      <header className={styles.head}>
        <h2 id="runs">{t('draw_runs')}</h2>
        <span className="note text-3">{t('draw_runs_from')}</span>
      </header>
      {runs.length === 0 ? <p className="small text-2">{t('draw_runs_none')}</p> : null}
      <ul className={styles.runs}>
        {runs.map(({ code, side, length }) => (
          <li key={`${code} ${side}`}>
            <b>{placeOf(code)}</b>
            <Badge>{valueOf(side)}</Badge>
            <span className="number">{t('draw_issues', { count: length })}</span>
          </li>
        ))}
      </ul>
      <p className="note text-3">{t('draw_runs_note')}</p>
    </section>
  )
}
