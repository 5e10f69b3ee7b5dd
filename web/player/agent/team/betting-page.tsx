import { useState } from 'react'
import { useStore } from 'zustand'
import { exportTeamPlay } from '../../../../contract/player/agents/team/export-team-play.ts'
import {
  listTeamPlay,
  type listTeamPlaySchemas,
} from '../../../../contract/player/agents/team/list-team-play.ts'
import { type PlayGroup, playGroups } from '../../../../contract/player/agents/team/team-words.ts'
import { type Product, products } from '../../../../contract/shared/product-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatDay, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { navigate, place } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { AccountBets } from './account-bets.tsx'
import { AsOf, FileButton, Kpi, Result, TeamState } from './parts.tsx'
import { RangeChoice, rangeOf } from './range-choice.tsx'
import styles from './team.module.css'
import { productKey, REFRESH_MS } from './words.ts'

type Play = ValueOf<typeof listTeamPlaySchemas>

/** Settled play of the line by day, category or account, and of one account down to its bets. */
export default function BettingPage() {
  const t = useText()
  const search = useStore(place, (state) => state.search)
  const account = new URLSearchParams(search).get('account') ?? undefined
  const [range, setRange] = useState(rangeOf('week'))
  const [product, setProduct] = useState<Product | 'ALL'>('ALL')
  const [by, setBy] = useState<PlayGroup>('ACCOUNT')
  const [pageNo, setPageNo] = useState(1)
  const group = account && by === 'ACCOUNT' ? 'DAY' : by
  const filters = {
    ...range,
    ...(product === 'ALL' ? {} : { product }),
    ...(account ? { account } : {}),
  }
  const { data, error, isPending, refetch } = useCall(
    listTeamPlay,
    { query: { ...filters, by: group, pageNo } },
    { keepsPrevious: true, refetchEveryMs: REFRESH_MS },
  )
  const restart = (change: () => void) => {
    change()
    setPageNo(1)
  }
  return (
    <div className="stack">
      <RangeChoice range={range} onChange={(next) => restart(() => setRange(next))} />
      <div className={styles.search}>
        <SelectField
          label={t('agent_bet_category')}
          isLabelHidden
          value={product}
          onChange={(next) => restart(() => setProduct(next))}
          choices={[
            { key: 'ALL', text: t('agent_bet_all_products') },
            ...products.map((key) => ({ key, text: t(productKey(key)) })),
          ]}
        />
        <Segmented<PlayGroup>
          label={t('agent_bet_by')}
          value={group}
          onChange={(next) => restart(() => setBy(next))}
          choices={playGroups
            .filter((key) => !account || key !== 'ACCOUNT')
            .map((key) => ({ key, text: t(`agent_bet_by_${key.toLowerCase() as Lowercase<PlayGroup>}`) }))}
        />
      </div>
      {account ? (
        <div className={styles.head}>
          <h2>{account}</h2>
          <span className="grow" />
          <Button kind="line" onClick={() => void navigate(paths.agentHome('betting'))}>
            {t('agent_bet_all_accounts')}
          </Button>
        </div>
      ) : null}
      <TeamState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <Total data={data} />
            <p className="note text-3">{t('agent_settled_basis')}</p>
            <AsOf at={data.asOf} />
            <section className="panel">
              <PlayTable data={data} by={group} />
            </section>
            <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} />
            <div className={styles.tools}>
              <FileButton call={exportTeamPlay} query={{ ...filters, by: group }} />
            </div>
          </>
        ) : null}
      </TeamState>
      {account ? <AccountBets key={account} account={account} range={range} product={product} /> : null}
    </div>
  )
}

function Total({ data: { total, currency } }: { data: Play }) {
  const t = useText()
  return (
    <div className={styles.kpis}>
      <Kpi label={t('agent_bet_turnover')}>{formatMoney(total.stakeAmount, currency)}</Kpi>
      <Kpi label={t('agent_valid_bet')}>{formatMoney(total.validBetAmount, currency)}</Kpi>
      <Kpi label={t('agent_team_payout')}>{formatMoney(total.payoutAmount, currency)}</Kpi>
      <Kpi label={t('agent_bet_result')} note={t('agent_team_negative')}>
        <Result amount={total.netAmount} currency={currency} />
      </Kpi>
    </div>
  )
}

function PlayTable({ data, by }: { data: Play; by: PlayGroup }) {
  const t = useText()
  const named = (row: Play['list'][number]) =>
    by === 'DAY' ? formatDay(row.key) : by === 'PRODUCT' ? t(productKey(row.key)) : row.nickname || row.key
  return (
    <DataTable
      caption={t('agent_team_betting')}
      rows={data.list}
      rowKey={({ key }) => key}
      {...(by === 'ACCOUNT'
        ? {
            onOpen: ({ key }: Play['list'][number]) =>
              void navigate(paths.agentHome('betting', { account: key })),
          }
        : {})}
      empty={<EmptyState isSmall title={t('agent_bet_empty')} />}
      columns={[
        {
          key: 'key',
          head: t(`agent_bet_by_${by.toLowerCase() as Lowercase<PlayGroup>}`),
          cell: (row) => (
            <>
              <b>{named(row)}</b>{' '}
              {row.level === null ? null : (
                <small className="text-3">{t('agent_level', { n: String(row.level) })}</small>
              )}
            </>
          ),
          card: 'title',
          foot: t('agent_bet_total'),
        },
        {
          key: 'stake',
          head: t('agent_bet_turnover'),
          cell: (row) => formatAmount(row.stakeAmount),
          isFigure: true,
          foot: formatAmount(data.total.stakeAmount),
        },
        {
          key: 'valid',
          head: t('agent_valid_bet'),
          cell: (row) => formatAmount(row.validBetAmount),
          isFigure: true,
          foot: formatAmount(data.total.validBetAmount),
        },
        {
          key: 'payout',
          head: t('agent_team_payout'),
          cell: (row) => formatAmount(row.payoutAmount),
          isFigure: true,
          card: 'hidden',
          foot: formatAmount(data.total.payoutAmount),
        },
        {
          key: 'net',
          head: t('agent_bet_result'),
          cell: (row) => <Result amount={row.netAmount} />,
          isFigure: true,
          card: 'amount',
          foot: <Result amount={data.total.netAmount} />,
        },
      ]}
    />
  )
}
