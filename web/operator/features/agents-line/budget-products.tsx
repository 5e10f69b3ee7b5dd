import type { ReactNode } from 'react'
import {
  edgeProducts,
  excessOf,
  rebateProducts,
  type Economy,
  type EconomyFigure,
  type EconomyProduct,
} from '../../../../kernel/agents/economy-guard.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { BudgetPart, BudgetPlace } from './budget-settings.ts'
import { percentText, productText } from './words.ts'
import agents from './agents-line.module.css'
import styles from './budget.module.css'

interface Props {
  before: readonly EconomyFigure[]
  after: readonly EconomyFigure[]
  weights: Economy['salaryWeights']
  highestG: number
  place: BudgetPlace
  onPlace: (place: BudgetPlace) => void
}

/** Every product with what is typed: its bar is the whole edge, the mark its budget. */
export function BudgetProducts({ before, after, weights, highestG, ...rest }: Props) {
  const t = useText()
  const wasOf = (product: EconomyProduct) => before.find((old) => old.product === product)!
  // Products with the same figures, the typed ones included, share a row.
  const alike = ({ product, ...figures }: EconomyFigure) =>
    JSON.stringify([figures, wasOf(product).sum, weights[product]])
  const rows = [...new Set(after.map(alike))].map((key) => after.filter((one) => alike(one) === key))
  return (
    <Panel
      isFlush
      title={t('op_budget_products')}
      beside={
        <span className={styles.legend} aria-hidden="true">
          <span data-cost="rebate">{t('op_budget_rebate')}</span>
          <span data-cost="points">{t('op_budget_points')}</span>
          <span data-cost="salary">{t('op_budget_salary')}</span>
          <span data-cost="budget">{t('op_budget_limit')}</span>
        </span>
      }
    >
      <ul>
        {rows.map((figures) => (
          <ProductRow
            key={figures[0]!.product}
            products={figures.map(({ product }) => product)}
            figure={figures[0]!}
            was={wasOf(figures[0]!.product)}
            weight={weights[figures[0]!.product]}
            {...rest}
          />
        ))}
      </ul>
      <p className={agents.foot}>{t('op_budget_foot', { highestG: String(highestG) })}</p>
    </Panel>
  )
}

const percent = (ppm: number): string => `${percentText(ppm)}%`

function ProductRow({
  products,
  figure,
  was,
  weight,
  place,
  onPlace,
}: {
  products: readonly EconomyProduct[]
  figure: EconomyFigure
  was: EconomyFigure
  weight: number
} & Pick<Props, 'place' | 'onPlace'>) {
  const t = useText()
  const [product] = products as [EconomyProduct]
  const { edge, budget, sum } = figure
  const over = excessOf(figure)
  const name = products.map((one) => t(productText(one))).join(' · ')
  const widthOf = (ppm: number) => `${edge === 0 ? 0 : Math.min(100, (ppm / edge) * 100)}%`
  const figureOf = (part: BudgetPart, label: string, ppm: number) => (
    <Figure
      label={label}
      value={percent(ppm)}
      isOpen={place.part === part && (place.product === undefined || products.includes(place.product))}
      onPress={() => onPlace({ part, product })}
    />
  )
  return (
    <li className={styles.product} data-over={over > 0 ? '' : undefined}>
      <div className={styles.about}>
        <b>{name}</b>
        <Badge tone={over > 0 ? 'bad' : 'good'}>
          {over > 0
            ? t('op_budget_over', { amount: percent(over) })
            : t('op_budget_left_of', { amount: percent(-over) })}
        </Badge>
      </div>
      <div
        className={styles.meter}
        role="img"
        aria-label={t('op_budget_used', { product: name, sum: percent(sum), budget: percent(budget) })}
      >
        <i data-cost="rebate" style={{ width: widthOf(figure.rebate) }} />
        <i data-cost="points" style={{ width: widthOf(figure.points) }} />
        <i data-cost="salary" style={{ width: widthOf(figure.salary) }} />
        <u style={{ left: widthOf(budget) }} />
      </div>
      <div className={styles.figures}>
        {isOneOf(rebateProducts, product) ? figureOf('rebates', t('op_budget_rebate'), figure.rebate) : null}
        {isOneOf(rebateProducts, product) ? figureOf('points', t('op_budget_points'), figure.points) : null}
        {product === 'VN' || product === 'SEA'
          ? figureOf('fixedOddsRebate', t('op_budget_points'), figure.points)
          : null}
        {figureOf('salaries', t('op_budget_salary'), figure.salary)}
        {figureOf('salaryWeights', t('op_budget_weight'), weight)}
        {isOneOf(edgeProducts, product) ? (
          figureOf('edges', t('op_budget_edge'), edge)
        ) : (
          <Figure label={t('op_budget_edge')} value={percent(edge)} />
        )}
        <Figure
          label={t('op_budget_sum')}
          value={percent(sum)}
          note={sum === was.sum ? undefined : t('op_budget_was', { amount: percent(was.sum) })}
        />
        <Figure label={t('op_budget_limit')} value={percent(budget)} />
      </div>
    </li>
  )
}

const isOneOf = (products: readonly EconomyProduct[], product: EconomyProduct): boolean =>
  products.includes(product)

/** One figure; a press opens it where it is changed. */
function Figure({
  label,
  value,
  note,
  isOpen,
  onPress,
}: {
  label: string
  value: string
  note?: ReactNode
  isOpen?: boolean
  onPress?: () => void
}) {
  const content = (
    <>
      <small>{label}</small>
      <b>{value}</b>
      {note ? <small>{note}</small> : null}
    </>
  )
  return onPress ? (
    <button type="button" className={styles.figure} aria-pressed={isOpen} onClick={onPress}>
      {content}
    </button>
  ) : (
    <span className={styles.figure}>{content}</span>
  )
}
