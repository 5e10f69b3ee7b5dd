import type { EconomyFigure, EconomyProduct } from '../../../../kernel/agents/economy-guard.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { FormState } from '../../../ui/forms/use-form.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { WaitingNotes, type Waiting } from '../../parts/waiting-changes.tsx'
import { useCan } from '../../session/me.ts'
import {
  budgetParts,
  budgetSettings,
  fieldsOf,
  partProducts,
  type BudgetPart,
  type BudgetPlace,
} from './budget-settings.ts'
import { percentText, productText } from './words.ts'
import agents from './agents-line.module.css'

interface Props {
  form: FormState<Record<string, string>>
  place: BudgetPlace
  onPlace: (place: BudgetPlace) => void
  onReset: () => void
  isChanged: boolean
  /** What the guard will not let pass. */
  broken: readonly EconomyFigure[]
  isGuarded: boolean
  waiting: Waiting
}

/** The figures of one setting, what the guard says of them, and the way to have them. */
export function BudgetEditor({
  form,
  place,
  onPlace,
  onReset,
  isChanged,
  broken,
  isGuarded,
  waiting,
}: Props) {
  const t = useText()
  const can = useCan()
  const { part } = place
  return (
    <Panel title={t('op_budget_change')}>
      <Form form={form} className={parts.form}>
        <SelectField<BudgetPart>
          label={t('op_budget_part')}
          value={part}
          onChange={(next) => onPlace({ part: next })}
          choices={budgetParts.map((key) => ({ key, text: t(`op_budget_part_${key}`) }))}
        />
        <WaitingNotes waiting={waiting} subject={`setting:${budgetSettings[part]}`} />
        <Figures form={form} place={place} onPlace={onPlace} />
        {isChanged ? <Verdict broken={broken} isGuarded={isGuarded} /> : null}
        <FieldMessage error={form.problem} />
        {can('settings.edit') ? (
          <div className={parts.formActions}>
            <Button disabled={!isChanged} onClick={onReset}>
              {t('op_budget_reset')}
            </Button>
            <Button
              type="submit"
              kind="primary"
              isBusy={form.isBusy}
              disabled={!isChanged || (isGuarded && broken.length > 0)}
            >
              {t('common_save')}
            </Button>
          </div>
        ) : (
          <p className="small text-3">{t('op_budget_read_only')}</p>
        )}
        <p className="small text-3">
          {t(part === 'fixedOddsRebate' ? 'op_budget_second_up' : 'op_budget_second')}
        </p>
      </Form>
    </Panel>
  )
}

function Figures({ form, place, onPlace }: Pick<Props, 'form' | 'place' | 'onPlace'>) {
  const t = useText()
  const { part } = place
  const products = partProducts(part)
  const product = place.product && products.includes(place.product) ? place.product : products[0]
  const isGroups = part === 'rebates'
  const shown = fieldsOf(part).filter((field) => !isGroups || field.startsWith(`${product}.`))
  const first = place.product && (isGroups ? shown[0] : place.product)
  return (
    <>
      {isGroups ? (
        <SelectField<EconomyProduct>
          label={t('op_budget_product')}
          value={product ?? null}
          onChange={(next) => onPlace({ part, product: next })}
          choices={products.map((key) => ({ key, text: t(productText(key)) }))}
        />
      ) : null}
      <div className={agents.points}>
        {shown.map((field) => (
          <TextField
            key={field}
            label={labelOf(t, part, field)}
            trailing={t('op_agents_percent')}
            inputMode="decimal"
            maxLength={8}
            autoComplete="off"
            autoFocus={field === first}
            {...form.field(field)}
          />
        ))}
      </div>
    </>
  )
}

function labelOf(t: ReturnType<typeof useText>, part: BudgetPart, field: string): string {
  if (part === 'rebates') return `R${field.split('.')[1]}`
  if (part === 'salaries' || part === 'fixedOddsRebate') return t(`op_budget_field_${field}` as TextKey)
  return t(productText(field))
}

/** What the guard would say: each product that costs too much, with its sum and its budget. */
function Verdict({ broken, isGuarded }: Pick<Props, 'broken' | 'isGuarded'>) {
  const t = useText()
  if (broken.length === 0) return <Note tone="good">{t('op_budget_fits')}</Note>
  return (
    <Note tone="bad">
      <b>{t(isGuarded ? 'op_budget_refused' : 'op_budget_unguarded', { count: broken.length })}</b>
      <ul>
        {broken.map(({ product, sum, budget }) => (
          <li key={product}>
            {t('op_budget_breaks', {
              product: t(productText(product)),
              sum: `${percentText(sum)}%`,
              budget: `${percentText(budget)}%`,
            })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
