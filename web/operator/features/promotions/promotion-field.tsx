import { listAllPromotions } from '../../../../contract/operator/promotions/list-all-promotions.ts'
import type { PromotionArgument } from '../../../../kernel/promotions/arguments.ts'
import { useCall } from '../../../client/use-call.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import type { Typed } from './argument-values.ts'

/** As many are offered to choose from. */
export const MOST = 50

/** Another promotion that is given with this one, chosen from those of its kind. */
export function PromotionField({
  argument,
  label,
  value,
  error,
  onChange,
}: {
  argument: PromotionArgument
  label: string
  value: Typed
  error: string | undefined
  onChange: (value: Typed) => void
}) {
  const t = useText()
  const isThai = useLanguage() === 'th'
  const { data } = useCall(listAllPromotions, { query: { kind: argument.kind, pageSize: MOST } })
  const choices = (data?.list ?? []).map(({ promotionId, names }) => ({
    key: promotionId,
    text: isThai ? names.th : names.en,
  }))
  const chosen = value as string
  const isGone = chosen !== '' && data !== undefined && !choices.some(({ key }) => key === chosen)
  return (
    <SelectField
      label={label}
      hint={t('promo_help_rewardRounds')}
      value={chosen}
      choices={[
        { key: '', text: t('op_promo_none_chosen') },
        ...(isGone ? [{ key: chosen, text: chosen }] : []),
        ...choices,
      ]}
      onChange={onChange}
      error={error}
    />
  )
}
