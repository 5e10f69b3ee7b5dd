/** The figures of the budget that an operator may change, each a part of one setting. */
import {
  economyProducts,
  edgeProducts,
  REBATE_GROUPS,
  rebateProducts,
  type Economy,
  type EconomyProduct,
} from '../../../../kernel/agents/economy-guard.ts'
import { ppmOfPercent } from '../../../../kernel/percent.ts'
import { percentText } from './words.ts'

/** The settings behind the parts; the server checks and keeps them (modules/identity/settings/economy.ts). */
export const budgetSettings = {
  salaries: 'identity.salaryRates',
  points: 'identity.agentPoints',
  rebates: 'identity.rebateRates',
  fixedOddsRebate: 'identity.fixedOddsRebate',
  salaryWeights: 'identity.salaryWeights',
  edges: 'identity.gameEdges',
} as const satisfies Partial<Record<keyof Economy, string>>

export type BudgetPart = keyof typeof budgetSettings
export const budgetParts = Object.keys(budgetSettings) as BudgetPart[]

/** Which figures are open to be changed, and the product whose figure was pressed. */
export interface BudgetPlace {
  part: BudgetPart
  product?: EconomyProduct | undefined
}

/** From the part to one figure: `['LIVE', '0']`. */
type Path = readonly string[]
const MILLION = 1_000_000

const productsOf = {
  points: rebateProducts,
  rebates: rebateProducts,
  salaryWeights: economyProducts,
  edges: edgeProducts,
} as const

/** The products that a part has figures of; none of a part that is about all of them. */
export const partProducts = (part: BudgetPart): readonly EconomyProduct[] =>
  part === 'salaries' || part === 'fixedOddsRebate' ? [] : productsOf[part]

/** The names of all figures of a part, as fields of a form. */
export function fieldsOf(part: BudgetPart): string[] {
  if (part === 'fixedOddsRebate') return ['value']
  if (part === 'salaries') return ['daily', 'hourly', 'realtime', 'sum']
  if (part !== 'rebates') return [...productsOf[part]]
  const groups = Array.from({ length: REBATE_GROUPS }, (_, group) => group)
  return rebateProducts.flatMap((product) => groups.map((group) => `${product}.${group}`))
}

const pathOf = (field: string): Path => (field === 'value' ? [] : field.split('.'))

const figureAt = (value: unknown, [key, ...rest]: Path): number =>
  key === undefined ? (value as number) : figureAt((value as Record<string, unknown>)[key], rest)

/** The figures in force, in percent. */
export const textsOf = (economy: Economy, part: BudgetPart): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(part).map((field) => [field, percentText(figureAt(economy[part], pathOf(field)))]),
  )

/** Which fields hold no percentage from 0 to 100. */
export const wrongFields = (texts: Readonly<Record<string, string>>): string[] =>
  Object.keys(texts).filter((field) => (ppmOfPercent(texts[field]!) ?? MILLION + 1) > MILLION)

/** The economy with what is typed; a field that holds no percentage stands for the figure in force. */
export function economyWith(
  economy: Economy,
  part: BudgetPart,
  texts: Readonly<Record<string, string>>,
): Economy {
  const ppmAt = (field: string) => ppmOfPercent(texts[field] ?? '') ?? figureAt(economy[part], pathOf(field))
  const records = () => Object.fromEntries(fieldsOf(part).map((field) => [field, ppmAt(field)]))
  const groups = () =>
    Object.fromEntries(
      rebateProducts.map((product) => [
        product,
        economy.rebates[product].map((_, group) => ppmAt(`${product}.${group}`)),
      ]),
    )
  const value = part === 'fixedOddsRebate' ? ppmAt('value') : part === 'rebates' ? groups() : records()
  return { ...economy, [part]: value }
}
