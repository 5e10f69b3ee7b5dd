import type { BoardPrizes } from '../../../../contract/operator/promotions/desk-words.ts'
import { readPromotionDraft } from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import { formatMoney, formatShortTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'

/** What becomes of the places of a leaderboard whose period runs while it is stopped, with what they cost. */
export function BoardPrizesChoice({
  promotionId,
  value,
  onChange,
}: {
  promotionId: string
  value: BoardPrizes
  onChange: (value: BoardPrizes) => void
}) {
  const t = useText()
  const { data, error } = useCall(readPromotionDraft, { params: { promotionId } })
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  if (!data.board) return <p>{t('op_promo_stop_text')}</p>
  const { until, memberCount, prizeAmount } = data.board
  return (
    <div className="stack">
      <p>{t('op_promo_stop_board', { until: formatShortTime(until), n: memberCount })}</p>
      <Segmented
        label={t('op_promo_stop_board_places')}
        value={value}
        onChange={onChange}
        choices={[
          { key: 'PAY', text: t('op_promo_stop_board_pay', { amount: formatMoney(prizeAmount) }) },
          { key: 'NONE', text: t('op_promo_stop_board_none') },
        ]}
      />
      <p>{t(value === 'PAY' ? 'op_promo_stop_board_pay_text' : 'op_promo_stop_board_none_text')}</p>
      <p className="small text-3">{t('op_promo_stop_board_rule')}</p>
    </div>
  )
}
