import { exportPromotionReport } from '../../../../contract/operator/promotions/export-promotion-report.ts'
import { useLanguage, useText, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Panel } from '../../parts/panel.tsx'
import { figureColumns, writeFigure, type Report } from './report-figures.ts'

type Level = Report['levels'][number]

/** The same by VIP level; every member is of one level, so they add up to the whole. */
export function ReportLevels({
  report,
  id,
  query,
}: {
  report: Report
  id: string
  query: Record<string, string>
}) {
  const t = useText()
  const language = useLanguage()
  if (report.levels.length === 0) return null
  return (
    <Panel
      isFlush
      title={t('op_promo_report_by_level')}
      beside={
        <Downloads
          call={exportPromotionReport}
          params={{ promotionId: id }}
          query={{ ...query, by: 'LEVEL' }}
        />
      }
    >
      <DataTable
        caption={t('op_promo_report_by_level')}
        isCompact
        columns={levelColumns(t, report, language === 'th' ? 'th' : 'en')}
        rows={report.levels}
        rowKey={({ level }) => String(level)}
      />
    </Panel>
  )
}

function levelColumns(t: Translate, { total }: Report, language: 'th' | 'en'): Column<Level>[] {
  return [
    {
      key: 'level',
      head: t('op_promo_report_level'),
      card: 'title',
      cell: ({ level, names }) => `VIP ${level} ${names[language]}`,
      foot: t('report_total'),
    },
    ...figureColumns.map(
      ([key, head]): Column<Level> => ({
        key,
        head: t(head),
        isFigure: true,
        cell: (row) => writeFigure(key, row[key]),
        foot: writeFigure(key, total[key]),
      }),
    ),
  ]
}
