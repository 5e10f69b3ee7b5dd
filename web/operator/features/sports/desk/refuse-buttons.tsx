import { useState } from 'react'
import { listTickets } from '../../../../../contract/operator/sportsbook/list-tickets.ts'
import { refuseSportBet } from '../../../../../contract/operator/sportsbook/refuse-bet.ts'
import { type RefuseCause, refuseCauses } from '../../../../../contract/shared/sports-refusals.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { useCan } from '../../../session/me.ts'
import { causeKeys } from '../reject-words.ts'
import styles from './desk.module.css'

interface Props {
  betId: string
  currency: string
  onChoosing: (isChoosing: boolean) => void
}

/** Refuses a waiting bet with two presses: there are only seconds, so its cause is chosen, not written. */
export function RefuseButtons({ betId, currency, onChoosing }: Props) {
  const t = useText()
  const can = useCan()
  const [isChoosing, setChoosing] = useState(false)
  const [isSending, setSending] = useState(false)
  const choose = (isOpen: boolean) => {
    setChoosing(isOpen)
    onChoosing(isOpen)
  }
  const send = async (cause: RefuseCause) => {
    setSending(true)
    try {
      const { betNo, returnedAmount } = await callServer(refuseSportBet, {
        params: { betId },
        body: { cause },
      })
      toast.good(t('op_sport_bet_refused', { number: betNo, amount: formatMoney(returnedAmount, currency) }))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setSending(false)
    choose(false)
    await refresh(listTickets)
  }
  if (!can('sports.trade')) return null
  if (!isChoosing)
    return (
      <Button size="small" onClick={() => choose(true)}>
        {t('op_sport_bet_refuse')}
      </Button>
    )
  return (
    <div className={styles.causes} role="group" aria-label={t('op_sport_bet_refuse')}>
      {refuseCauses.map((cause) => (
        <Button key={cause} size="small" isBusy={isSending} onClick={() => void send(cause)}>
          {t(causeKeys[cause])}
        </Button>
      ))}
      <Button size="small" kind="quiet" onClick={() => choose(false)}>
        {t('common_cancel')}
      </Button>
    </div>
  )
}
