import { formatCount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { kindOf, previewValues, type Draft } from './draft.ts'

/** Of kinds whose cost is charged when they are granted: what one costs, and for how many the budget is. */
export function Cost({ draft }: { draft: Draft }) {
  const t = useText()
  const cost = kindOf(draft.kind).costAhead?.(previewValues(draft)) ?? 0n
  const budget = parseAmount(draft.typedBudget)
  return (
    <Panel title={t('op_promo_cost')}>
      <div className="stack">
        <KeyValues
          rows={[
            { key: 'cost', label: t('op_promo_cost_each'), value: formatMoney(cost) },
            ...(budget && cost > 0n
              ? [
                  {
                    key: 'reach',
                    label: t('op_promo_cost_reach'),
                    value: formatCount(toWireAmount(BigInt(budget) / cost)),
                    isTotal: true,
                  },
                ]
              : []),
          ]}
        />
        <p className="note text-2">{t('op_promo_cost_help')}</p>
      </div>
    </Panel>
  )
}
