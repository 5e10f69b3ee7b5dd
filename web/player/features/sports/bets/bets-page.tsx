import { useState } from 'react'
import {
  type EndedKind,
  endedKinds,
  listSportBets,
  type listSportBetsSchemas,
} from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatMoney, toBusinessDate } from '../../../../../design/format.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { navigate } from '../../../navigation.ts'
import { sportsPaths } from '../../../sports-views.ts'
import { askForLogin } from '../../../state/windows.ts'
import { SportsFrame } from '../parts/sports-frame.tsx'
import { useOpenBets } from '../parts/use-open-bets.ts'
import '../texts.ts'
import { BetCard } from './bet-card.tsx'
import styles from './bets.module.css'

type BetList = ValueOf<typeof listSportBetsSchemas>

const endedNames = {
  CASHED_OUT: 'sport_bet_state_cashed_out',
  RETURNED: 'sport_history_returned',
} as const satisfies Record<EndedKind, TextKey>

const PAGE_SIZE = 20
const SHOWN_DAYS = 30
/** Scores and offers of open bets move while they are looked at. */
const OPEN_EVERY_MS = 5_000

/** The member's own bets: those that wait for a result, and settled ones with how they were settled. */
export default function BetsPage({ isSettled }: { isSettled: boolean }) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const openCount = useOpenBets()
  return (
    <SportsFrame
      title={t('sport_nav_my_bets')}
      here="bets"
      back={sportsPaths.home()}
      choices={
        isSignedIn ? (
          <Tabs
            label={t('sport_nav_my_bets')}
            tabs={[
              { key: 'OPEN', text: t('sport_history_open'), count: openCount },
              { key: 'SETTLED', text: t('sport_history_settled') },
            ]}
            value={isSettled ? 'SETTLED' : 'OPEN'}
            onChange={(key) =>
              void navigate(sportsPaths.bets(key === 'SETTLED' ? 'SETTLED' : undefined), { replace: true })
            }
          />
        ) : null
      }
    >
      {isSignedIn ? (
        <Bets key={String(isSettled)} isSettled={isSettled} />
      ) : (
        <EmptyState
          title={t('sport_nav_my_bets')}
          action={
            <Button kind="primary" onClick={() => askForLogin(sportsPaths.bets())}>
              {t('header_login')}
            </Button>
          }
        />
      )}
    </SportsFrame>
  )
}

function Bets({ isSettled }: { isSettled: boolean }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [only, setOnly] = useState<EndedKind | null>(null)
  const now = serverNowMs()
  const { data, error } = useCall(
    listSportBets,
    {
      query: {
        tab: isSettled ? 'SETTLED' : 'OPEN',
        pageNo,
        pageSize: PAGE_SIZE,
        ...(isSettled ? { from: toBusinessDate(now, -SHOWN_DAYS), to: toBusinessDate(now) } : {}),
        ...(only ? { only } : {}),
      },
    },
    { keepsPrevious: true, ...(isSettled ? {} : { refetchEveryMs: OPEN_EVERY_MS }) },
  )
  return (
    <>
      <div className={styles.list}>
        {isSettled ? (
          <Chips<EndedKind>
            label={t('sport_history_settled')}
            choices={endedKinds.map((key) => ({ key, text: t(endedNames[key]) }))}
            value={only}
            onChange={(key) => {
              setOnly(key)
              setPageNo(1)
            }}
          />
        ) : null}
        {data && !isSettled && data.openCount > 0 ? (
          <p className={styles.total}>
            {t('sport_history_open_total', { n: data.openCount, amount: formatMoney(data.openStakeAmount) })}
          </p>
        ) : null}
        {data && isSettled && data.ended.count > 0 ? <Ended ended={data.ended} /> : null}
        {data?.list.map((bet) => (
          <BetCard key={bet.betId} bet={bet} />
        ))}
        {data?.list.length === 0 ? (
          <EmptyState
            isSmall
            title={t(isSettled ? 'sport_history_empty_settled' : 'sport_history_empty_open')}
          />
        ) : null}
        {error && !data ? <EmptyState isSmall title={t('msg_network_abnormal')} /> : null}
        {data || error ? null : <Skeleton shape="block" />}
      </div>
      <Pagination page={pageNo} totalPages={data?.totalPages ?? 1} onChange={setPageNo} />
    </>
  )
}

/** What the bets of the days that are shown cost, returned and came to. */
function Ended({ ended: { count, stakeAmount, payoutAmount } }: { ended: BetList['ended'] }) {
  const t = useText()
  return (
    <dl className={`panel ${styles.ended}`}>
      <div>
        <dt>{t('sport_history_stakes', { n: count })}</dt>
        <dd>{formatMoney(stakeAmount)}</dd>
      </div>
      <div>
        <dt>{t('sport_short_returned')}</dt>
        <dd>{formatMoney(payoutAmount)}</dd>
      </div>
      <div>
        <dt>{t('sport_history_net')}</dt>
        <dd>
          <Money amount={payoutAmount - stakeAmount} isChange />
        </dd>
      </div>
    </dl>
  )
}
