import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listPendingWithdrawals } from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import { requestWithdrawal } from '../../../../contract/player/cashier/request-withdrawal.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { type Faults, useForm } from '../../../ui/forms/use-form.ts'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { houseCurrency } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { AmountField } from './amount-field.tsx'
import { amountFault } from './amount-text.ts'
import styles from './cashier.module.css'
import choiceStyles from './account-choice.module.css'
import { ForgotPin } from './forgot-pin.tsx'
import type { Place } from './places.ts'
import { Summary, type Check } from './withdraw-summary.tsx'

/** Account or address, amount and withdrawal password, with the summary of what will arrive. */
export function WithdrawForm({ check, places }: { check: Check; places: readonly Place[] }) {
  const t = useText()
  const send = useSend(requestWithdrawal, {
    changes: [checkWithdrawal, listPendingWithdrawals, listWithdrawals, checkBalance],
  })
  const form = useForm({
    start: { accountId: places.find((place) => place.isUsable)?.bankAccountId ?? '', text: '', pin: '' },
    send: async ({ accountId, pin }) => {
      const fault = faultOf()
      if (fault) return fault
      await send.mutateAsync({
        body: {
          bankAccountId: accountId,
          amount,
          paymentPassword: pin,
          ...(usdt ? { rate: usdt.rate } : {}),
        },
      })
      toast.good(t('withdraw_submitted'))
      // What takes the form's place begins at the top: its state and its clock.
      window.scrollTo({ top: 0 })
      return undefined
    },
    refuse: (error) => {
      form.edit({ pin: '' })
      return { [codeOf(error).startsWith('WD_PASSWORD') ? 'pin' : 'form']: errorText(error, t) }
    },
  })
  const { accountId, text, pin } = form.values
  const chosen = places.find((place) => place.bankAccountId === accountId)
  const usdt = chosen?.network ? check.usdt : null
  const minAmount = usdt?.minAmount ?? check.minAmount
  const amount = parseAmount(text) ?? 0

  const faultOf = (): Faults | undefined => {
    if (!chosen) return { account: t('usdt_pick_place') }
    const fault = amountFault(text, t)
    if (fault) return { amount: fault }
    if (amount % 100 !== 0) return { amount: t('withdraw_whole_baht') }
    if (amount > check.withdrawableAmount) return { amount: t('withdraw_stop_balance') }
    if (amount < minAmount || amount > check.maxAmount)
      return {
        amount: t('deposit_amount_range', {
          min: formatMoney(minAmount, houseCurrency(), { decimals: 0 }),
          max: formatMoney(check.maxAmount, houseCurrency(), { decimals: 0 }),
        }),
      }
    if (pin.length !== 6) return { pin: t('withdraw_enter_password') }
    return undefined
  }
  const share = (part: number) =>
    form.edit({
      text: formatAmount(
        Math.min(check.maxAmount, Math.floor((check.withdrawableAmount * part) / 10_000) * 100),
        0,
      ),
    })
  const lockedText =
    check.firstFailure === 'WD_PASSWORD_LOCKED'
      ? t('security_payment_locked', { until: check.firstFailureParams[0] ?? '' })
      : undefined

  return (
    <Form form={form} className={styles.columns}>
      <div className="stack">
        <PlacePicker
          places={places}
          chosenId={accountId}
          fault={form.faults['account']}
          onChoose={form.set('accountId')}
        />
        <AmountField
          label={t('withdraw_amount')}
          value={text}
          onChange={form.set('text')}
          error={form.faults['amount']}
          range={
            check.maxAmount < minAmount
              ? ''
              : `${formatAmount(minAmount, 0)}–${formatAmount(check.maxAmount, 0)}`
          }
        />
        <div className={styles.shares}>
          {([25, 50, 75, 100] as const).map((part) => (
            <Button key={part} kind="line" onClick={() => share(part)}>
              {part === 100 ? t('common_all') : `${part}%`}
            </Button>
          ))}
        </div>
        <PinField
          label={t('withdraw_password')}
          value={pin}
          onChange={form.set('pin')}
          error={form.faults['pin'] ?? lockedText}
        />
        <ForgotPin />
        {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      </div>
      <Summary check={check} chosen={chosen} amount={amount} isBusy={form.isBusy} />
    </Form>
  )
}

/** Where the money goes: the member's own accounts and addresses. */
function PlacePicker({
  places,
  chosenId,
  fault,
  onChoose,
}: {
  places: readonly Place[]
  chosenId: string
  fault: string | undefined
  onChoose: (bankAccountId: string) => void
}) {
  const t = useText()
  return (
    <fieldset>
      <legend className={styles.legend}>{t('usdt_place')}</legend>
      <div className={choiceStyles.banks}>
        {places.map((place) => (
          <label key={place.bankAccountId} className={choiceStyles.bank}>
            <span className={choiceStyles.bankCode} aria-hidden="true">
              {place.badge}
            </span>
            <span className="grow">
              <b>
                {place.title} {place.number}
              </b>
              {place.note ? <small>{place.note}</small> : null}
            </span>
            <input
              type="radio"
              name="account"
              checked={place.bankAccountId === chosenId}
              disabled={!place.isUsable}
              onChange={() => onChoose(place.bankAccountId)}
            />
          </label>
        ))}
      </div>
      {fault ? <Note tone="bad">{fault}</Note> : null}
    </fieldset>
  )
}
