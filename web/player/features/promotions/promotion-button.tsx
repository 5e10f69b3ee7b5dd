import { useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { claimPromotion } from '../../../../contract/player/promotions/claim-promotion.ts'
import { joinPromotion } from '../../../../contract/player/promotions/join-promotion.ts'
import { listFreeRounds } from '../../../../contract/player/promotions/list-free-rounds.ts'
import { listPromotions } from '../../../../contract/player/promotions/list-promotions.ts'
import { listRewards } from '../../../../contract/player/promotions/list-rewards.ts'
import { readPromotion } from '../../../../contract/player/promotions/read-promotion.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { refreshShown } from '../../state/member.ts'
import { ApplyWindow } from './apply-window.tsx'
import type { Card } from './words.ts'

/** The one thing that the member may do with a promotion now; without one, the way to it. */
export function PromotionButton({ card, isOnPage = false }: { card: Card; isOnPage?: boolean }) {
  const t = useText()
  const own = paths.promotion(card.promotionId)
  switch (card.action) {
    case 'JOIN':
      return <Join card={card} />
    case 'CLAIM':
      return <Claim card={card} />
    case 'APPLY':
      return <Apply card={card} />
    case 'DEPOSIT':
      return (
        <AppButton kind="primary" isBlock href={paths.depositWith(card.promotionId)}>
          {t('header_deposit')}
        </AppButton>
      )
    case 'OPEN':
      return (
        <AppButton kind="primary" isBlock href={card.link || own}>
          {t(card.freeRounds ? 'free_rounds_play' : 'promo_open')}
        </AppButton>
      )
    case null:
      if (isOnPage) return hasEndedBoard(card) ? <SeeBoard card={card} /> : null
      return (
        <AppButton kind="line" isBlock href={own}>
          {t(isUnderWay(card) ? 'promo_see_progress' : 'promo_see_terms')}
        </AppButton>
      )
  }
}

const isUnderWay = ({ state, requiredAmount }: Card): boolean =>
  state === 'PROCESS' ||
  state === 'JOINED' ||
  (requiredAmount > 0 && (state === 'ISSUED' || state === 'CLAIMED'))

/** Its page says who won, and what became of the places of a board that was stopped. */
const hasEndedBoard = ({ kind, state }: Card): boolean => kind === 'LEADERBOARD' && state === 'CLOSE'

function SeeBoard({ card }: { card: Card }) {
  const t = useText()
  return (
    <AppButton kind="line" isBlock href={card.link}>
      {t('promo_see_board')}
    </AppButton>
  )
}

function Join({ card }: { card: Card }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const send = useSend(joinPromotion, { changes: [listPromotions, readPromotion, listFreeRounds] })
  const join = async () => {
    try {
      await send.mutateAsync({ body: { promotionId: card.promotionId } })
      toast.good(t('promo_join_done'))
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
    setAsked(false)
  }
  return (
    <>
      <Button kind="primary" isBlock onClick={() => setAsked(true)}>
        {t('promo_join')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        confirmText={t('promo_join')}
        onCancel={() => setAsked(false)}
        onConfirm={join}
      >
        {t('promo_join_confirm', { promotion: card.name })}
      </ConfirmDialog>
    </>
  )
}

function Claim({ card }: { card: Card }) {
  const t = useText()
  const send = useSend(claimPromotion, {
    changes: [listPromotions, readPromotion, listRewards, checkBalance, checkWithdrawal],
  })
  const claim = async () => {
    try {
      const { amount, requiredAmount } = await send.mutateAsync({ body: { promotionId: card.promotionId } })
      const got = formatMoney(amount)
      toast.good(
        requiredAmount > 0
          ? t('promo_claim_done_turnover', { amount: got, required: formatMoney(requiredAmount) })
          : t('promo_claim_done', { amount: got }),
      )
      void refreshShown()
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
  }
  return (
    <Button kind="primary" isBlock isBusy={send.isPending} onClick={() => void claim()}>
      {t('promo_claim_amount', { amount: formatMoney(card.amount) })}
    </Button>
  )
}

function Apply({ card }: { card: Card }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" isBlock onClick={() => setOpen(true)}>
        {t('promo_apply')}
      </Button>
      {isOpen ? <ApplyWindow card={card} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
