import { useState } from 'react'
import { checkBalance } from '../../../contract/player/cashier/check-balance.ts'
import {
  checkWithdrawal,
  type checkWithdrawalSchemas,
} from '../../../contract/player/cashier/check-withdrawal.ts'
import { forfeitBonus } from '../../../contract/player/cashier/forfeit-bonus.ts'
import { readPromotion } from '../../../contract/player/promotions/read-promotion.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { formatMoney } from '../../../design/format.ts'
import { useSend } from '../../client/use-call.ts'
import { Button } from '../../ui/button/button.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../ui/overlay/toast.tsx'
import { KeyValues } from '../../ui/status/key-values.tsx'

export type Standing = Pick<
  ValueOf<typeof checkWithdrawalSchemas>,
  'balance' | 'bonusAmount' | 'requirements'
>

/** Gives up all bonus money at once, after a question that names what goes and what stays. */
export function GiveUp({
  standing: { balance, bonusAmount, requirements },
  className,
  isBlock = false,
  onDone,
}: {
  standing: Standing
  className?: string | undefined
  isBlock?: boolean
  /** It is given up, and the pages show it. */
  onDone: () => void
}) {
  const t = useText()
  const send = useSend(forfeitBonus, { changes: [checkWithdrawal, checkBalance, readPromotion] })
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const leftAfter = requirements.reduce(
    (sum, { isBonus, leftAmount, ownLeftAmount }) => sum + (isBonus ? ownLeftAmount : leftAmount),
    0,
  )
  return (
    <>
      <Button kind="line" className={className} isBlock={isBlock} onClick={() => setAsked(true)}>
        {t('wagering_give_up', { bonusAmount: formatMoney(bonusAmount) })}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        confirmText={t('wagering_forfeit')}
        onCancel={close}
        onConfirm={() =>
          send.mutateAsync({}).then(
            () => {
              close()
              toast.good(t('wagering_given_up'))
              onDone()
            },
            (error: unknown) => {
              close()
              toast.bad(errorText(error, t))
            },
          )
        }
      >
        <div className="stack">
          <p>{t('wagering_forfeit_confirm', { bonusAmount: formatMoney(bonusAmount) })}</p>
          <KeyValues
            rows={[
              { key: 'bonus', label: t('wagering_forfeit_what'), value: formatMoney(bonusAmount) },
              { key: 'own', label: t('wagering_forfeit_keeps'), value: formatMoney(balance - bonusAmount) },
              { key: 'left', label: t('wagering_forfeit_left'), value: formatMoney(leftAfter) },
            ]}
          />
        </div>
      </ConfirmDialog>
    </>
  )
}
