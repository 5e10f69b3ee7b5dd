import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { convertPoints } from '../../../../contract/player/points/convert-points.ts'
import { listGoods } from '../../../../contract/player/points/list-goods.ts'
import { listPointMovements } from '../../../../contract/player/points/list-point-movements.ts'
import { listRedemptions } from '../../../../contract/player/points/list-redemptions.ts'
import type { readPointRulesSchemas } from '../../../../contract/player/points/read-point-rules.ts'
import { readPoints, type readPointsSchemas } from '../../../../contract/player/points/read-points.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney, plainDigits } from '../../../../design/format.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { POINT, pointText } from './point-text.ts'
import { PinHelp } from './pin-help.tsx'
import styles from './points.module.css'

type Steps = Pick<ConvertProps['rules'], 'convertMin' | 'convertStep'>

interface ConvertProps {
  points: ValueOf<typeof readPointsSchemas>
  rules: ValueOf<typeof readPointRulesSchemas>
  onClose: () => void
}

export function ConvertWindow(props: ConvertProps) {
  const t = useText()
  return (
    <Modal isOpen onClose={props.onClose} title={t('points_convert_title')}>
      <ConvertForm {...props} />
    </Modal>
  )
}

const amountFaults = ['POINTS_MIN', 'POINTS_STEP', 'POINTS_NOT_ENOUGH']
const pinFaults = ['POINTS_PASSWORD', 'WD_PASSWORD_LOCKED']

function ConvertForm({ points, rules, onClose }: ConvertProps) {
  const t = useText()
  const send = useSend(convertPoints, {
    changes: [readPoints, listGoods, listPointMovements, listRedemptions, checkBalance],
  })
  const form = useForm({
    start: { text: String(largest(points.balance, rules)), pin: '' },
    send: async ({ pin }) => {
      if (wanted === null) return { text: t('points_convert_wrong') }
      if (fault) return { text: fault }
      if (pin.length !== 6) return { pin: t('withdraw_enter_password') }
      const { amount, currency } = await send.mutateAsync({
        body: { points: wanted * POINT, password: pin },
      })
      toast.good(
        t('points_convert_done', {
          points: pointText(wanted * POINT),
          amount: formatMoney(amount, currency),
        }),
      )
      onClose()
      return undefined
    },
    refuse: (error) => {
      form.edit({ pin: '' })
      const code = codeOf(error)
      const field = amountFaults.includes(code) ? 'text' : pinFaults.includes(code) ? 'pin' : 'form'
      return { [field]: errorText(error, t) }
    },
  })
  const { text, pin } = form.values
  const wanted = /^\d{1,9}$/.test(plainDigits(text)) ? parseInt(plainDigits(text), 10) : null
  const fault: string = wanted === null ? '' : faultOf(wanted, points.balance, rules, t)
  const cash = wanted === null || fault ? 0 : Math.floor(wanted / rules.ratio) * 100
  return (
    <Form form={form} className="stack">
      <TextField
        label={t('points_convert_how_many')}
        hint={`${t('points_convert_min', { points: rules.convertMin })} · ${t('points_convert_step', { step: rules.convertStep })}`}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        {...form.field('text')}
      />
      {points.balance >= rules.convertMin * POINT ? (
        <div className={styles.picks}>
          {picksOf(points.balance, rules).map((pick) => (
            <Button
              key={pick}
              kind={pick === wanted ? 'primary' : 'line'}
              aria-pressed={pick === wanted}
              onClick={() => form.edit({ text: String(pick) })}
            >
              {pointText(pick * POINT)}
            </Button>
          ))}
        </div>
      ) : null}
      <KeyValues
        rows={[
          {
            key: 'ratio',
            label: t('points_current'),
            value: pointText(points.balance),
          },
          ...(wanted === null || fault
            ? []
            : [
                {
                  key: 'left',
                  label: t('points_redeem_left'),
                  value: pointText(points.balance - wanted * POINT),
                },
              ]),
          {
            key: 'cash',
            label: t('points_convert_result'),
            value: <span className={`money ${styles.cash}`}>{formatMoney(cash, rules.currency)}</span>,
            isTotal: true,
          },
        ]}
      />
      <PinField
        label={t('withdraw_password')}
        value={pin}
        onChange={form.set('pin')}
        error={form.faults['pin']}
      />
      <PinHelp />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t('points_convert_button')}
      </Button>
      <p className="note text-2">{t('points_convert_turnover', { times: String(rules.turnoverTimes) })}</p>
    </Form>
  )
}

/** Why so many points cannot be converted; empty if they can. */
function faultOf(wanted: number, balance: number, rules: Steps, t: Translate): string {
  if (wanted < rules.convertMin) return t('points_convert_min', { points: rules.convertMin })
  if (wanted % rules.convertStep !== 0) return t('points_convert_step', { step: rules.convertStep })
  const lacking = wanted * POINT - balance
  return lacking > 0 ? t('points_goods_lacks', { points: pointText(Math.ceil(lacking / POINT) * POINT) }) : ''
}

/** All that can be converted now, or the least amount. */
function largest(balance: number, { convertMin, convertStep }: Steps): number {
  const whole = Math.floor(balance / POINT / convertStep) * convertStep
  return Math.max(whole, convertMin)
}

/** Multiples of the least amount that can be converted now, and all that can. */
function picksOf(balance: number, rules: Steps): number[] {
  const most = largest(balance, rules)
  const round = [1, 2, 10, 20].map((times) => times * rules.convertMin)
  return [...round.filter((pick) => pick < most && pick % rules.convertStep === 0), most]
}
