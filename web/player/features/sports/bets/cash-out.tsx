import { useState } from 'react'
import { formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { Bet } from '../parts/kinds.ts'
import '../texts.ts'
import { AutoCashOut } from './auto-cash-out.tsx'
import styles from './cash-out.module.css'
import { useCashOut, type CashOutState } from './use-cash-out.ts'

/** Sells a bet before it is decided: the whole or a part, now or from a value on. */
export function CashOut({ bet }: { bet: Bet }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (bet.kind === 'SYSTEM') return <p className={styles.note}>{t('sport_system_no_cash_out')}</p>
  if (!isOpen)
    return (
      <div className={styles.deeds}>
        <Button kind="jade" isBlock disabled={!bet.canCashOut} onClick={() => setOpen(true)}>
          {t(bet.canCashOut ? 'sport_cash_out_title' : 'sport_cash_out_suspended')}
        </Button>
        {bet.autoCashOutAmount === null ? null : <AutoCashOut bet={bet} />}
      </div>
    )
  return <Offer bet={bet} onClose={() => setOpen(false)} />
}

function Offer({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const t = useText()
  const state = useCashOut(bet)
  const { offer, left, refusal, paidText } = state
  return (
    <section className={styles.offer} aria-label={t('sport_cash_out_title')}>
      <header>
        <b>{t('sport_cash_out_title')}</b>
        <span role="timer">{offer && left > 0 ? t('sport_cash_out_valid', { n: left }) : null}</span>
        <Button kind="quiet" size="small" onClick={onClose}>
          {t('common_close')}
        </Button>
      </header>
      {paidText ? (
        <p className={styles.paid} role="status">
          {paidText}
        </p>
      ) : null}
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
      {offer ? <Choice bet={bet} state={state} /> : null}
      <AutoCashOut bet={bet} />
      <p className={styles.note}>{t('sport_cash_out_turnover')}</p>
    </section>
  )
}

function Choice({ bet, state }: { bet: Bet; state: CashOutState }) {
  const t = useText()
  const { offer, asked, ask, cancel, confirm, isSending } = state
  if (!offer) return null
  const { minPercent, maxPercent, offerAmount } = offer
  const money = (amount: number) => formatMoney(amount, bet.currency)
  if (asked !== null)
    return (
      <div className={styles.confirm} role="group" aria-label={t('sport_cash_out_confirm_button')}>
        <p>
          {asked.lowerThan === null
            ? t('sport_cash_out_confirm', { amount: money(asked.amount) })
            : t('sport_cash_out_lower', { before: money(asked.lowerThan), after: money(asked.amount) })}
        </p>
        <div className={styles.two}>
          <Button onClick={cancel}>{t('common_cancel')}</Button>
          <Button kind="jade" isBusy={isSending} onClick={() => void confirm()}>
            {t('sport_cash_out_confirm_button')} {money(asked.amount)}
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <Button kind="jade" size="large" isBlock onClick={() => ask(100)}>
        {t('sport_cash_out_offer', { amount: money(offerAmount) })}
      </Button>
      {minPercent === maxPercent ? (
        <p className={styles.note}>{t('sport_cash_out_whole_only')}</p>
      ) : (
        <PartChoice bet={bet} state={state} />
      )}
    </>
  )
}

function PartChoice({ bet, state }: { bet: Bet; state: CashOutState }) {
  const t = useText()
  const { offer, percent, setPercent, ask } = state
  const { minPercent, maxPercent } = offer!
  const money = (amount: number) => formatMoney(amount, bet.currency)
  return (
    <>
      <label className={styles.slider}>
        <span>{t('sport_cash_out_part_choose')}</span>
        <input
          type="range"
          min={minPercent}
          max={maxPercent}
          step={5}
          value={percent}
          aria-valuetext={`${percent}%`}
          onChange={(event) => setPercent(Number.parseInt(event.target.value, 10))}
        />
      </label>
      <Button isBlock onClick={() => ask(percent)}>
        {t('sport_cash_out_part_offer', {
          percent: String(percent),
          amount: money(state.amountOf(percent)),
          left: money(state.leftOf(percent)),
        })}
      </Button>
    </>
  )
}
