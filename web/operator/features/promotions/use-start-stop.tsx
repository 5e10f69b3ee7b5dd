import { useState, type ReactNode } from 'react'
import type { BoardPrizes } from '../../../../contract/operator/promotions/desk-words.ts'
import { listAllPromotions } from '../../../../contract/operator/promotions/list-all-promotions.ts'
import { readPromotionDraft } from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import { startPromotion } from '../../../../contract/operator/promotions/start-promotion.ts'
import { stopPromotion } from '../../../../contract/operator/promotions/stop-promotion.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { useNameOf, type PromotionRow } from '../../parts/promotion-words.ts'
import { BoardPrizesChoice } from './board-prizes.tsx'

type Subject = Pick<PromotionRow, 'promotionId' | 'kind' | 'names' | 'phase' | 'version' | 'stopWord'>

export const isLive = ({ phase }: Pick<PromotionRow, 'phase'>): boolean =>
  phase === 'RUNNING' || phase === 'WAITING'
export const mayStart = ({ phase }: Pick<PromotionRow, 'phase'>): boolean =>
  phase === 'DRAFT' || phase === 'STOPPED'

/** What becomes of it, as its kind says. */
const stopText = ({ stopWord }: Subject): TextKey =>
  stopWord ? (`op_promo_stop_${stopWord}_text` as TextKey) : 'op_promo_stop_text'

/** Its places are paid or not when it is stopped. */
const isRunningBoard = ({ kind, phase }: Subject): boolean => kind === 'LEADERBOARD' && phase === 'RUNNING'

/** Asks before a promotion is started or stopped: `ask(promotion)`, and the dialog to be drawn. */
export function useStartStop(onDone?: () => Promise<void>): {
  ask: (promotion: Subject) => void
  dialog: ReactNode
} {
  const t = useText()
  const nameOf = useNameOf()
  const [asked, setAsked] = useState<Subject | null>(null)
  const [prizes, setPrizes] = useState<BoardPrizes>('PAY')
  const stops = asked ? isLive(asked) : false
  const act = async () => {
    if (!asked) return
    const { promotionId, version } = asked
    try {
      await (stops
        ? callServer(stopPromotion, {
            params: { promotionId },
            body: isRunningBoard(asked) ? { prizes } : {},
          })
        : callServer(startPromotion, { params: { promotionId }, body: { version } }))
      toast.good(t(stops ? 'op_promo_stopped' : 'op_promo_started'))
      await onDone?.()
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsked(null)
    await refresh(listAllPromotions, readPromotionDraft)
  }
  return {
    ask: (promotion) => {
      setPrizes('PAY')
      setAsked(promotion)
    },
    dialog: (
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked ? nameOf(asked.names) : ''}
        confirmText={t(stops ? 'op_promo_stop' : 'op_promo_start')}
        tone={stops ? 'primary' : 'jade'}
        onCancel={() => setAsked(null)}
        onConfirm={act}
      >
        {asked && isRunningBoard(asked) ? (
          <BoardPrizesChoice promotionId={asked.promotionId} value={prizes} onChange={setPrizes} />
        ) : (
          t(asked && stops ? stopText(asked) : 'op_promo_start_text')
        )}
      </ConfirmDialog>
    ),
  }
}
