import { readEconomy, type readEconomySchemas } from '../../../../contract/operator/identity/read-economy.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { percentText } from '../../../../kernel/percent.ts'

type Row = ValueOf<typeof readEconomySchemas>['figures'][number]

/** What every product earns and gives away, as the economy guard reckons it. */
export function EconomyPanel() {
  const t = useText()
  const answer = useCall(readEconomy, {}, { staleMs: 1_000 })
  return (
    <Panel title={t('economy_title')}>
      <Loaded answer={answer}>
        {({ isGuarded, highestG, figures }) => (
          <div className="stack">
            <p className="small text-2">{t('economy_text')}</p>
            <p className="small">
              <Badge tone={isGuarded ? 'good' : 'bad'}>{t(isGuarded ? 'economy_on' : 'economy_off')}</Badge>{' '}
              {t('economy_group', { highestG: String(highestG) })}
            </p>
            <DataTable
              caption={t('economy_title')}
              columns={columnsOf(t)}
              rows={figures}
              rowKey={(row) => row.product}
              isDense
            />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

const percent = (ppm: number): string => `${percentText(ppm)}%`

function columnsOf(t: Translate): Column<Row>[] {
  const figure = (key: Exclude<keyof Row, 'product'>): Column<Row> => ({
    key,
    head: t(`economy_${key}`),
    isFigure: true,
    cell: (row) => percent(row[key]),
  })
  return [
    { key: 'product', head: t('economy_product'), card: 'title', cell: (row) => row.product },
    figure('edge'),
    figure('budget'),
    figure('rebate'),
    figure('points'),
    figure('salary'),
    {
      key: 'sum',
      head: t('economy_sum'),
      isFigure: true,
      cell: (row) => <Badge tone={row.sum > row.budget ? 'bad' : 'good'}>{percent(row.sum)}</Badge>,
    },
  ]
}
