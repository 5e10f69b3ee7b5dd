import { useState } from 'react'
import { listSportResultsDesk } from '../../../../../contract/operator/sportsbook/list-results-desk.ts'
import { resultDeskStates, type ResultDeskState } from '../../../../../contract/shared/sports-results.ts'
import { formatShortTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useSearchValue } from '../../../use-search-value.ts'
import { ResultPanel } from './result-panel.tsx'
import styles from './results.module.css'
import { deskTones, type ResultRow } from './words.ts'

const ALL = 'ALL'

/** What waits for a result, and the chosen match beside it or, on a narrow screen, instead of it. */
export function ResultsPage() {
  const t = useText()
  const [chosen, setChosen] = useSearchValue('query')
  const [pageNo, setPageNo] = useState(1)
  const [asked, setAsked] = useState({ state: ALL, words: '', hasBets: false })
  const ask = (part: Partial<typeof asked>) => {
    setAsked({ ...asked, ...part })
    setPageNo(1)
  }
  const answer = useCall(
    listSportResultsDesk,
    {
      query: {
        pageNo,
        pageSize: 20,
        ...(asked.state === ALL ? {} : { state: asked.state as ResultDeskState }),
        ...(asked.words.trim() ? { search: asked.words.trim() } : {}),
        ...(asked.hasBets ? { hasBets: true } : {}),
      },
    },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  return (
    <>
      <PageHead title={t('op_sport_result_title')} text={t('op_sport_result_text')} />
      <Loaded answer={answer}>
        {({ list, totalPages }) => {
          const shown = chosen || list[0]?.fixtureId
          return (
            <div className={`${styles.two} ${chosen ? styles.one : styles.none}`}>
              <Panel isFlush>
                <div className={styles.filter}>
                  <SelectField
                    label={t('op_sport_state')}
                    isLabelHidden
                    value={asked.state}
                    onChange={(state) => ask({ state })}
                    choices={[
                      { key: ALL, text: t('op_sport_results_every') },
                      ...resultDeskStates.map((state) => ({
                        key: state as string,
                        text: t(`op_sport_desk_${state}` as TextKey),
                      })),
                    ]}
                  />
                  <TextField
                    label={t('op_sport_find')}
                    isLabelHidden
                    icon="search"
                    placeholder={t('op_sport_find')}
                    maxLength={60}
                    autoComplete="off"
                    value={asked.words}
                    onChange={(event) => ask({ words: event.target.value })}
                  />
                  <Checkbox
                    checked={asked.hasBets}
                    onChange={(event) => ask({ hasBets: event.target.checked })}
                  >
                    {t('op_sport_results_open')}
                  </Checkbox>
                </div>
                {list.length === 0 ? <EmptyState isSmall title={t('op_sport_results_none')} /> : null}
                <ul className={styles.queue} aria-label={t('op_sport_result_title')}>
                  {list.map((row) => (
                    <QueueRow
                      key={row.fixtureId}
                      row={row}
                      isChosen={row.fixtureId === shown}
                      onChoose={() => setChosen(row.fixtureId)}
                    />
                  ))}
                </ul>
                <Pages pageNo={pageNo} totalPages={totalPages} onChange={setPageNo} />
              </Panel>
              {shown ? (
                <div className="stack">
                  <Button icon="l" className={styles.back} onClick={() => setChosen('')}>
                    {t('common_back')}
                  </Button>
                  <ResultPanel key={shown} fixtureId={shown} />
                </div>
              ) : null}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function QueueRow({ row, isChosen, onChoose }: { row: ResultRow; isChosen: boolean; onChoose: () => void }) {
  const t = useText()
  const sides = { home: row.home?.name ?? '', away: row.away?.name ?? '' }
  const { FT, GAME, SERIES } = row.facts?.scores ?? {}
  const score = FT ?? GAME ?? SERIES ?? row.score
  return (
    <li>
      <button
        type="button"
        className={isChosen ? styles.current : undefined}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <b>
          {row.away === null ? (
            row.leagueName
          ) : score ? (
            <>
              {sides.home} <i>{`${score.home}–${score.away}`}</i> {sides.away}
            </>
          ) : (
            t('sport_match_versus', sides)
          )}
        </b>
        <small>
          {formatShortTime(row.startAt)} · {t('op_sport_bets_count', { n: row.betCount })}
        </small>
        <Badge tone={deskTones[row.state]}>{t(`op_sport_desk_${row.state}` as TextKey)}</Badge>
      </button>
    </li>
  )
}
