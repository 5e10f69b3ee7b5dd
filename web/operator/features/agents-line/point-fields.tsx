import { pointProducts } from '../../../../contract/shared/agent-line-words.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { productText, type PointProduct } from './words.ts'
import styles from './agents-line.module.css'

/** A percentage for each product. */
export function PointFields({
  field,
}: {
  field: (name: `points.${PointProduct}`) => {
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
}) {
  const t = useText()
  return (
    <fieldset className="stack">
      <legend>{t('op_agents_points')}</legend>
      <div className={styles.points}>
        {pointProducts.map((product) => (
          <TextField
            key={product}
            label={t(productText(product))}
            inputMode="decimal"
            maxLength={8}
            trailing={t('op_agents_percent')}
            {...field(`points.${product}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
