import {
  listBackers,
  type listBackersSchemas,
} from '../../../../../contract/operator/sportsbook/list-backers.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatCount, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { paths } from '../../../paths.ts'
import { selectionName, type Sides } from '../words.ts'
import styles from './liability.module.css'
import type { MatchLiability, Outcome } from './words.ts'

type Backers = ValueOf<typeof listBackersSchemas>
type Row = Backers['list'][number]

/** Who is on an outcome, the largest stake first. */
export function BackersPanel({
  outcome,
  market,
  sides,
}: {
  outcome: Outcome
  market: MatchLiability['markets'][number] | undefined
  sides: Sides
}) {
  const t = useText()
  const answer = useCall(
    listBackers,
    { params: { marketId: outcome.marketId }, query: { code: outcome.code } },
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 1_000 },
  )
  const selection = market?.selections.find(({ code }) => code === outcome.code)
  const title = market
    ? t('op_sport_who', { outcome: selectionName(t, market, outcome.code, sides, selection?.name ?? null) })
    : ''
  return (
    <Panel title={title} isFlush>
      <Loaded answer={answer}>
        {(backers) => (
          <>
            <DataTable
              caption={title}
              columns={backerColumns(t, backers)}
              rows={backers.list}
              rowKey={(row) => row.memberId}
            />
            {backers.others.memberCount > 0 ? (
              <p className={styles.note}>
                {t('op_sport_others', {
                  n: backers.others.memberCount,
                  amount: formatMoney(backers.others.stakeAmount, backers.currency, { decimals: 0 }),
                })}
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function backerColumns(t: Translate, { total, currency }: Backers): Column<Row>[] {
  const money = (amount: number) => formatMoney(amount, currency, { decimals: 0 })
  return [
    {
      key: 'member',
      head: t('op_sport_member'),
      card: 'title',
      cell: (row) => (
        <>
          <ConsoleLink className="link" href={paths.member(row.memberId)}>
            {row.username}
          </ConsoleLink>{' '}
          {row.vipLevel > 0 ? (
            <Badge tone="ready">{t('op_sport_level', { level: String(row.vipLevel) })}</Badge>
          ) : null}
        </>
      ),
      foot: t('op_sport_sum'),
    },
    {
      key: 'bets',
      head: t('op_sport_bets'),
      isFigure: true,
      cell: (row) => formatCount(row.betCount),
      foot: formatCount(total.betCount),
    },
    {
      key: 'stake',
      head: t('op_sport_taken'),
      isFigure: true,
      card: 'amount',
      cell: (row) => money(row.stakeAmount),
      foot: money(total.stakeAmount),
    },
    {
      key: 'payout',
      head: t('op_sport_payout'),
      isFigure: true,
      cell: (row) => money(row.payoutAmount),
      foot: money(total.payoutAmount),
    },
    {
      key: 'result',
      head: t('op_sport_if_full'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.resultAmount} currency={currency} isChange decimals={0} />,
      foot: <Money amount={total.resultAmount} currency={currency} isChange decimals={0} />,
    },
  ]
}
