import { formatAmount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { percentText } from './percent-text.ts'
import type { Vip } from './vip-value.ts'

type Level = Vip['levels'][number]

/** What every level needs and gives. */
export function VipTable({ vip }: { vip: Vip }) {
  const t = useText()
  const amount = (
    key: Extract<keyof Level, `${string}Amount`>,
    head: string,
    card: 'amount' | 'meta' | 'hidden' = 'amount',
  ): Column<Level> => ({ key, head, isFigure: true, card, cell: (row) => formatAmount(row[key], 0) })
  return (
    <section className="stack">
      <h2>{t('vip_table_title')}</h2>
      <DataTable
        caption={t('vip_table_title')}
        rows={vip.levels}
        rowKey={({ level }) => String(level)}
        isCompact
        isMarked={({ level }) => level === vip.vipRankLevel}
        columns={[
          {
            key: 'level',
            head: t('vip_col_level'),
            card: 'title',
            cell: ({ level, name }) => (
              <b aria-current={level === vip.vipRankLevel ? 'true' : undefined}>
                {t('vip_name', { level, name })}
              </b>
            ),
          },
          amount('validBetAmount', t('vip_valid'), 'meta'),
          amount('depositAmount', t('vip_deposit'), 'meta'),
          amount('keepAmount', t('vip_col_keep'), 'hidden'),
          amount('upgradeAmount', t('vip_col_upgrade')),
          amount('monthlyAmount', t('vip_col_monthly')),
          amount('birthdayAmount', t('vip_col_birthday'), 'hidden'),
          {
            key: 'count',
            head: t('vip_col_withdraw_count'),
            isFigure: true,
            card: 'hidden',
            cell: ({ withdrawalsPerDay }) => withdrawalsPerDay,
          },
          amount('withdrawalDayAmount', t('vip_col_withdraw_max')),
          ...(vip.hasRebates
            ? [
                {
                  key: 'rebate',
                  head: t('vip_col_rebate'),
                  isFigure: true,
                  card: 'hidden' as const,
                  cell: ({ rebateRate }: Level) => percentText(rebateRate),
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}
