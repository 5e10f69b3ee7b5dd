import { useState } from 'react'
import { readEconomy, type readEconomySchemas } from '../../../../contract/operator/identity/read-economy.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import {
  economyFigures,
  rebateProducts,
  type Economy,
  type EconomyFigure,
} from '../../../../kernel/agents/economy-guard.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import { percentText, ppmOf, productText } from './words.ts'
import styles from './agents-line.module.css'

type House = ValueOf<typeof readEconomySchemas>

/** What every product earns and promises away, with other figures to be tried by the guard's own rule. */
export function BudgetPage() {
  const t = useText()
  const answer = useCall(readEconomy, {}, { staleMs: 1_000 })
  return (
    <>
      <PageHead title={t('op_budget_title')} text={t('op_budget_text')} />
      <Loaded answer={answer}>{(house) => <Budget house={house} />}</Loaded>
    </>
  )
}

/** The figures that can be tried, as they are typed. */
interface Tried {
  highestG: string
  daily: string
  hourly: string
  realtime: string
  sum: string
  factor: string
  points: Readonly<Record<string, string>>
}

function triedOf(economy: Economy): Tried {
  const { salaries, points } = economy
  return {
    highestG: String(economy.highestG),
    daily: percentText(salaries.daily),
    hourly: percentText(salaries.hourly),
    realtime: percentText(salaries.realtime),
    sum: percentText(salaries.sum),
    factor: percentText(economy.fixedOddsRebate),
    points: Object.fromEntries(rebateProducts.map((product) => [product, percentText(points[product])])),
  }
}

/** A field that holds no figure stands for the one in force. */
function economyBy(economy: Economy, tried: Tried): Economy {
  const { salaries } = economy
  return {
    ...economy,
    highestG: Number.parseInt(tried.highestG, 10) || economy.highestG,
    fixedOddsRebate: ppmOf(tried.factor) ?? economy.fixedOddsRebate,
    salaries: {
      daily: ppmOf(tried.daily) ?? salaries.daily,
      hourly: ppmOf(tried.hourly) ?? salaries.hourly,
      realtime: ppmOf(tried.realtime) ?? salaries.realtime,
      sum: ppmOf(tried.sum) ?? salaries.sum,
    },
    points: Object.fromEntries(
      rebateProducts.map((product) => [
        product,
        ppmOf(tried.points[product] ?? '') ?? economy.points[product],
      ]),
    ) as Economy['points'],
  }
}

function Budget({ house }: { house: House }) {
  const t = useText()
  const economy = house.economy as unknown as Economy
  const [tried, setTried] = useState(() => triedOf(economy))
  const figures = economyFigures(economyBy(economy, tried))
  const over = figures.filter(({ sum, budget }) => sum > budget)
  const field = (key: Exclude<keyof Tried, 'points'>) => ({
    value: tried[key],
    onChange: (event: { target: { value: string } }) => setTried({ ...tried, [key]: event.target.value }),
    inputMode: 'decimal' as const,
    maxLength: 8,
  })
  return (
    <div className={styles.columns}>
      <div className="stack">
        <Note tone={over.length > 0 ? 'bad' : 'good'}>
          {over.length > 0 ? t('op_budget_breaks', { count: over.length }) : t('op_budget_fits')}
        </Note>
        <Panel
          isFlush
          title={t('op_budget_title')}
          beside={
            <Badge tone={house.isGuarded ? 'good' : 'bad'}>
              {t(house.isGuarded ? 'op_budget_guard_on' : 'op_budget_guard_off')}
            </Badge>
          }
        >
          <DataTable
            caption={t('op_budget_title')}
            columns={columnsOf(t)}
            rows={figures}
            rowKey={(row) => row.product}
            isDense
          />
        </Panel>
      </div>
      <Panel title={t('op_budget_what_if')}>
        <div className="stack">
          <p className="small text-2">{t('op_budget_what_if_text')}</p>
          <div className={styles.points}>
            <TextField label={t('op_budget_highest_g')} {...field('highestG')} inputMode="numeric" />
            <TextField label={t('op_budget_factor')} {...field('factor')} />
            <TextField label={t('op_budget_daily')} {...field('daily')} />
            <TextField label={t('op_budget_hourly')} {...field('hourly')} />
            <TextField label={t('op_budget_realtime')} {...field('realtime')} />
            <TextField label={t('op_budget_salary_sum')} {...field('sum')} />
            {rebateProducts.map((product) => (
              <TextField
                key={product}
                label={t('op_budget_points_of', { product: t(productText(product)) })}
                inputMode="decimal"
                maxLength={8}
                value={tried.points[product] ?? ''}
                onChange={(event) =>
                  setTried({ ...tried, points: { ...tried.points, [product]: event.target.value } })
                }
              />
            ))}
          </div>
          <Button onClick={() => setTried(triedOf(economy))}>{t('op_budget_reset')}</Button>
          <ConsoleLink className="link" href={paths.settings}>
            {t('op_budget_settings')}
          </ConsoleLink>
        </div>
      </Panel>
    </div>
  )
}

function columnsOf(t: Translate): Column<EconomyFigure>[] {
  const percent = (key: 'edge' | 'budget' | 'rebate' | 'points' | 'salary' | 'sum', head: string) => ({
    key,
    head,
    isFigure: true,
    cell: (row: EconomyFigure) => `${percentText(row[key])}%`,
  })
  return [
    {
      key: 'product',
      head: t('op_budget_product'),
      card: 'title',
      cell: (row) => <b>{t(productText(row.product))}</b>,
    },
    percent('edge', t('op_budget_edge')),
    percent('rebate', t('op_budget_rebate')),
    percent('points', t('op_budget_points')),
    percent('salary', t('op_budget_salary')),
    percent('sum', t('op_budget_sum')),
    percent('budget', t('op_budget_limit')),
    {
      key: 'left',
      head: t('op_budget_left'),
      card: 'badge',
      cell: (row) =>
        row.sum > row.budget ? (
          <Badge tone="bad">{t('op_budget_over', { amount: `${percentText(row.sum - row.budget)}%` })}</Badge>
        ) : (
          <Badge tone="good">{`${percentText(row.budget - row.sum)}%`}</Badge>
        ),
    },
    {
      key: 'bar',
      head: <span className="sr-only">{t('op_budget_sum')}</span>,
      card: 'hidden',
      cell: ({ sum, budget }) => (
        <div className={styles.bar} data-over={sum > budget ? '' : undefined} aria-hidden="true">
          <i style={{ width: `${Math.min(100, budget === 0 ? 100 : (sum / budget) * 100)}%` }} />
        </div>
      ),
    },
  ]
}
