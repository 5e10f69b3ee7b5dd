import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { goAsMember } from '../../guards.ts'
import { paths } from '../../paths.ts'
import type { Notice } from '../../state/notices.ts'

/**
 * From an announcement of a promotion to it, or to the reward centre if it names none. The window closes
 * first; then the guard decides whether the member gets there (domain/gaps.md §7).
 */
export function PromotionJump({
  notice: { promotionType, promotionId },
  onGo,
}: {
  notice: Pick<Notice, 'promotionType' | 'promotionId'>
  onGo: () => void
}) {
  const t = useText()
  if (promotionType !== 'PROMOTION') return null
  const go = () => {
    onGo()
    void goAsMember(promotionId ? paths.promotion(promotionId) : paths.member('rewardCenter'))
  }
  return (
    <Button kind="line" isBlock onClick={go}>
      {t(promotionId ? 'announcement_go_promotion' : 'announcement_go_reward')}
    </Button>
  )
}
