import { useState } from 'react'
import {
  deskTabs,
  listDeskFixtures,
  type DeskTab,
} from '../../../../../contract/operator/sportsbook/list-desk-fixtures.ts'
import { sportCodes, type SportCode } from '../../../../../kernel/sports/words.ts'
import { useCall } from '../../../../client/use-call.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { useCan } from '../../../session/me.ts'
import { useSearchValue } from '../../../use-search-value.ts'
import { sportName, type DeskFixture } from '../words.ts'
import { AlarmStrip } from './alarms-panel.tsx'
import styles from './desk.module.css'
import { FixtureList } from './fixture-list.tsx'
import { OpenTotals } from './open-totals.tsx'
import { PriceEditor } from './price-editor.tsx'
import { StopButtons } from './stop-buttons.tsx'
import { TicketsPanel } from './tickets-panel.tsx'

const ALL = 'ALL'
const ON_A_PAGE = 20

/** Prices and live bets: fixtures with their main markets at the left, bets as they come in at the right. */
export function DeskPage() {
  const t = useText()
  const can = useCan()
  const [tab, setTab] = useSearchValue('tab')
  const [sport, setSport] = useSearchValue('sport')
  const [marketId, setMarket] = useSearchValue('market')
  const [words, setWords] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const shown = (deskTabs as readonly string[]).includes(tab) ? (tab as DeskTab) : 'LIVE'
  const sportCode = (sportCodes as readonly string[]).includes(sport) ? (sport as SportCode) : undefined
  const answer = useCall(
    listDeskFixtures,
    {
      query: {
        tab: shown,
        pageNo,
        pageSize: ON_A_PAGE,
        ...(sportCode ? { sportCode } : {}),
        ...(words.trim() ? { search: words.trim() } : {}),
      },
    },
    { keepsPrevious: true, refetchEveryMs: 3_000, staleMs: 1_000 },
  )
  const first = (act: () => void) => {
    act()
    setPageNo(1)
  }
  return (
    <>
      <PageHead
        title={t('op_sport_desk')}
        beside={<OpenTotals sportCode={sportCode} />}
        actions={can('sports.trade') ? <StopButtons sportCode={sportCode} /> : null}
      />
      <AlarmStrip />
      <div className={styles.page}>
        <div className={styles.main}>
          <div className={parts.filters} role="search" aria-label={t('op_sport_desk_matches')}>
            <SelectField
              label={t('op_sport_sport')}
              value={sportCode ?? ALL}
              onChange={(key) => first(() => setSport(key === ALL ? '' : key))}
              choices={[
                { key: ALL, text: t('op_sport_all_sports') },
                ...sportCodes.map((code) => ({ key: code as string, text: sportName(t, code) })),
              ]}
            />
            <TextField
              label={t('op_sport_find')}
              icon="search"
              maxLength={60}
              autoComplete="off"
              value={words}
              onChange={(event) => first(() => setWords(event.target.value))}
            />
          </div>
          <Tabs
            label={t('op_sport_desk_matches')}
            tabs={deskTabs.map((key) => ({ key, text: t(`op_sport_tab_${key}` as TextKey) }))}
            value={shown}
            onChange={(key) => first(() => setTab(key === 'LIVE' ? '' : key))}
          >
            <div className={styles.main}>
              <Loaded answer={answer}>
                {({ list, currency }) => (
                  <>
                    <Panel isFlush>
                      {list.length === 0 ? (
                        <EmptyState isSmall title={t('op_sport_none')} />
                      ) : (
                        <FixtureList
                          fixtures={list}
                          currency={currency}
                          chosen={marketId}
                          onChoose={(id) => setMarket(id === marketId ? '' : id)}
                        />
                      )}
                    </Panel>
                    <Editor fixtures={list} currency={currency} marketId={marketId} />
                  </>
                )}
              </Loaded>
              <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
            </div>
          </Tabs>
        </div>
        <TicketsPanel />
      </div>
    </>
  )
}

function Editor({
  fixtures,
  currency,
  marketId,
}: {
  fixtures: readonly DeskFixture[]
  currency: string
  marketId: string
}) {
  const fixture = fixtures.find(({ markets }) => markets.some((market) => market.marketId === marketId))
  const market = fixture?.markets.find((one) => one.marketId === marketId)
  if (!fixture || !market) return null
  return <PriceEditor key={marketId} fixture={fixture} market={market} currency={currency} />
}
