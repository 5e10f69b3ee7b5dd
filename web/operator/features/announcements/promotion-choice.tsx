import { listAllPromotions } from '../../../../contract/operator/promotions/list-all-promotions.ts'
import { useCall } from '../../../client/use-call.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { useCan } from '../../session/me.ts'

const MOST = 100
/** A select has no empty key. */
const NONE = '-'

/** The promotion that an announcement leads to; who may not see promotions keeps what is chosen. */
export function PromotionChoice({
  value,
  onEdit,
}: {
  value: string
  onEdit: (change: { promotionId: string }) => void
}) {
  const t = useText()
  const language = useLanguage()
  const can = useCan()
  const { data } = useCall(
    listAllPromotions,
    { query: { phase: 'RUNNING', pageNo: 1, pageSize: MOST } },
    { isEnabled: can('promotions.view'), staleMs: 60_000 },
  )
  const choices = (data?.list ?? []).map(({ promotionId, names }) => ({
    key: promotionId,
    text: language === 'th' ? names.th : names.en,
  }))
  const isKnown = value === '' || choices.some(({ key }) => key === value)
  return (
    <SelectField
      label={t('content_promotion')}
      value={value || NONE}
      onChange={(key) => onEdit({ promotionId: key === NONE ? '' : key })}
      choices={[
        { key: NONE, text: t('content_promotion_none') },
        ...(isKnown ? [] : [{ key: value, text: value }]),
        ...choices,
      ]}
    />
  )
}
