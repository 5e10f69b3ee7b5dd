import { useState } from 'react'
import { listSportBets } from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import { setAutoCashOut } from '../../../../../contract/player/sportsbook/set-auto-cash-out.ts'
import { formatMoney, parseAmount } from '../../../../../design/format.ts'
import { useSend } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import type { Bet } from '../parts/kinds.ts'
import '../texts.ts'
import styles from './cash-out.module.css'

/** From which offer on a bet is sold by itself. */
export function AutoCashOut({ bet }: { bet: Bet }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const send = useSend(setAutoCashOut, { changes: [listSportBets] })
  const set = async (amount: number | null) => {
    try {
      await send.mutateAsync({ params: { betId: bet.betId }, body: { amount } })
      setTyped('')
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  if (bet.autoCashOutAmount !== null)
    return (
      <div className={styles.auto}>
        <p>{t('sport_cash_out_auto_on', { amount: formatMoney(bet.autoCashOutAmount, bet.currency) })}</p>
        <Button size="small" isBusy={send.isPending} onClick={() => void set(null)}>
          {t('sport_cash_out_auto_off')}
        </Button>
      </div>
    )
  const amount = parseAmount(typed)
  return (
    <details className={styles.autoSet}>
      <summary>{t('sport_cash_out_auto')}</summary>
      <TextField
        label={t('sport_cash_out_auto_set', { amount: formatMoney(amount ?? 0, bet.currency) })}
        inputMode="decimal"
        value={typed}
        maxLength={14}
        hint={t('sport_cash_out_auto_note')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button isBlock isBusy={send.isPending} disabled={!amount} onClick={() => void set(amount)}>
        {t('common_save')}
      </Button>
    </details>
  )
}
