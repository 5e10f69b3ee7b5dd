import { useState } from 'react'
import { exportPromotionReport } from '../../../../contract/operator/promotions/export-promotion-report.ts'
import { readPromotionReport } from '../../../../contract/operator/promotions/read-promotion-report.ts'
import { formatDay, formatMoney } from '../../../../design/format.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ChartPanel } from '../../parts/chart-panel.tsx'
import { DateRange } from '../../parts/date-range.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { figureColumns, writeFigure, type Day, type Report } from './report-figures.ts'
import { ReportLevels } from './report-levels.tsx'
import { ReportOutcomes } from './report-outcomes.tsx'
import { Kpi, Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import styles from './promotions.module.css'
import { kindText, phaseTexts, phaseTones, useNameOf } from '../../parts/promotion-words.ts'

/** The chart’s axis is in whole units. */
const BAHT = 100

/** What a promotion cost and did, in all and by day. */
export function PromotionReportPage({ id }: { id: string }) {
  const t = useText()
  const [range, setRange] = useState({ from: '', to: '' })
  const query = { ...(range.from ? { from: range.from } : {}), ...(range.to ? { to: range.to } : {}) }
  const answer = useCall(
    readPromotionReport,
    { params: { promotionId: id }, query },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  if (codeOf(answer.error) === 'PROMO_NOT_FOUND')
    return (
      <EmptyState
        title={t('op_promo_not_found')}
        action={<ConsoleButton href={paths.promotions}>{t('common_back')}</ConsoleButton>}
      />
    )
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.promotions}>{t('op_promo_title')}</ConsoleLink>
        <Icon name="r" size={16} />
      </nav>
      <Loaded answer={answer}>
        {(report) => (
          <>
            <Head report={report} />
            <div className={parts.filters}>
              <DateRange
                range={{ from: range.from || report.from, to: range.to || report.to }}
                onChange={setRange}
              />
              <Downloads call={exportPromotionReport} params={{ promotionId: id }} query={query} />
            </div>
            <Figures report={report} />
            <div className={styles.report}>
              <div className={styles.sections}>
                <Days report={report} />
                <ReportLevels report={report} id={id} query={query} />
              </div>
              <aside className={styles.sections}>
                <ReportOutcomes report={report} />
              </aside>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function Head({ report: { promotion } }: { report: Report }) {
  const t = useText()
  const name = useNameOf()(promotion.names)
  return (
    <PageHead
      title={name}
      text={t('op_promo_report_text')}
      beside={
        <>
          <Badge tone={phaseTones[promotion.phase]}>{t(phaseTexts[promotion.phase])}</Badge>
          <Badge>{kindText(promotion.kind, t)}</Badge>
        </>
      }
      actions={
        <ConsoleButton icon="edit" href={paths.promotion(promotion.promotionId)}>
          {t('op_promo_open')}
        </ConsoleButton>
      }
    />
  )
}

function Figures({ report: { total, promotion } }: { report: Report }) {
  const t = useText()
  const money = (amount: number) => formatMoney(amount, promotion.currency)
  const each = (amount: number) =>
    total.memberCount === 0
      ? ''
      : t('op_promo_report_each', { amount: money(Math.trunc(amount / total.memberCount)) })
  return (
    <div className={styles.figures}>
      <Kpi
        label={t('op_promo_report_cost')}
        value={money(total.costAmount)}
        note={t('op_promo_report_counts', { claims: total.claimCount, members: total.memberCount })}
      />
      <Kpi
        label={t('op_promo_report_turnover')}
        value={money(total.doneAmount)}
        note={t('op_promo_report_opened', { amount: money(total.requiredAmount) })}
      />
      <Kpi
        label={t('op_promo_report_deposits')}
        value={money(total.depositAmount)}
        note={each(total.depositAmount)}
      />
      <Kpi
        label={t('op_promo_report_result')}
        value={money(total.resultAmount)}
        note={t('op_promo_report_stakes', { amount: money(total.stakeAmount) })}
      />
      <Kpi
        isGold={total.afterCostAmount >= 0}
        label={t('op_promo_report_after')}
        value={money(total.afterCostAmount)}
        note={each(total.afterCostAmount)}
      />
    </div>
  )
}

function Days({ report }: { report: Report }) {
  const t = useText()
  const inOrder = [...report.days].reverse()
  const { dayBudgetAmount } = report.promotion
  return (
    <div className={styles.sections}>
      {report.days.length > 1 ? (
        <ChartPanel
          title={t('op_promo_report_by_day')}
          placeHead={t('report_date')}
          places={inOrder.map(({ date }) => formatDay(date).slice(0, 5))}
          series={[
            {
              name: t('op_promo_report_cost'),
              colour: 'chart-3',
              look: 'bars',
              values: inOrder.map((day) => day.costAmount / BAHT),
            },
            {
              name: t('op_promo_report_result'),
              colour: 'chart-1',
              look: 'line',
              values: inOrder.map((day) => day.resultAmount / BAHT),
            },
            ...(dayBudgetAmount === null
              ? []
              : [
                  {
                    name: t('op_promo_budget_day'),
                    colour: 'chart-4',
                    look: 'dashed',
                    values: inOrder.map(() => dayBudgetAmount / BAHT),
                  } as const,
                ]),
          ]}
          write={(value) => formatMoney(Math.round(value * BAHT), report.promotion.currency)}
        />
      ) : null}
      <Panel isFlush>
        <DataTable
          caption={t('op_promo_report_by_day')}
          isCompact
          columns={dayColumns(t, report)}
          rows={report.days}
          rowKey={({ date }) => date}
          empty={<EmptyState isSmall title={t('op_promo_report_none')} />}
        />
      </Panel>
    </div>
  )
}

function dayColumns(t: Translate, { total }: Report): Column<Day>[] {
  return [
    {
      key: 'date',
      head: t('report_date'),
      card: 'title',
      cell: ({ date }) => formatDay(date),
      foot: t('report_total'),
    },
    ...figureColumns.map(
      ([key, head, isSummed]): Column<Day> => ({
        key,
        head: t(head),
        isFigure: true,
        cell: (day) => writeFigure(key, day[key]),
        foot: isSummed ? writeFigure(key, total[key]) : undefined,
      }),
    ),
  ]
}
