import type { previewSportResultSchemas } from '../../../../../contract/operator/sportsbook/preview-result.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'

export type Preview = ValueOf<typeof previewSportResultSchemas>

/** What a result that is typed would pay in this house, and what it would change of settled bets. */
export function PreviewNote({ preview }: { preview: Preview }) {
  const t = useText()
  const { betCount, payoutAmount, waitingBetCount, changedBetCount, changedMemberCount } = preview
  return (
    <Note tone="info">
      {t('op_sport_result_preview', { n: betCount, payout: formatMoney(payoutAmount) })}
      {waitingBetCount > 0 ? ` · ${t('op_sport_result_waiting', { n: waitingBetCount })}` : ''}
      {changedBetCount > 0
        ? ` · ${t('op_sport_resettle_preview', {
            more: formatMoney(preview.moreAmount),
            less: formatMoney(preview.lessAmount),
            members: changedMemberCount,
          })}`
        : ''}
    </Note>
  )
}
