import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listGoods } from '../../../../contract/player/points/list-goods.ts'
import { listPointMovements } from '../../../../contract/player/points/list-point-movements.ts'
import { listRedemptions } from '../../../../contract/player/points/list-redemptions.ts'
import { readPoints, type readPointsSchemas } from '../../../../contract/player/points/read-points.ts'
import { redeemGoods } from '../../../../contract/player/points/redeem-goods.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { MOST_GOODS_AT_ONCE, type DeliveryAddress } from '../../../../contract/shared/point-words.ts'
import { formatMoney } from '../../../../design/format.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { useForm, type Faults } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { PinHelp } from './pin-help.tsx'
import { pointText, type Goods } from './point-text.ts'
import styles from './points.module.css'

interface RedeemProps {
  goods: Goods
  points: ValueOf<typeof readPointsSchemas>
  onClose: () => void
}

export function RedeemWindow(props: RedeemProps) {
  const t = useText()
  return (
    <Modal isOpen onClose={props.onClose} title={t('points_redeem_title', { name: props.goods.title })}>
      <RedeemForm {...props} />
    </Modal>
  )
}

const nowhere: DeliveryAddress = { receiver: '', phone: '', address: '', postcode: '' }

function addressFaults(address: DeliveryAddress, t: Translate): Faults | undefined {
  if (!address.receiver.trim()) return { receiver: t('msg_input_empty') }
  if (!/^[0-9+ -]{9,16}$/.test(address.phone)) return { phone: t('redeem_phone_wrong') }
  if (address.address.trim().length < 5) return { address: t('redeem_address_missing') }
  if (!/^[0-9]{5}$/.test(address.postcode)) return { postcode: t('redeem_postcode_wrong') }
  return undefined
}

function RedeemForm({ goods, points, onClose }: RedeemProps) {
  const t = useText()
  const send = useSend(redeemGoods, {
    changes: [readPoints, listGoods, listPointMovements, listRedemptions, checkBalance],
  })
  const form = useForm({
    start: { quantity: 1, pin: '', ...(points.address ?? nowhere) },
    send: async ({ quantity, pin, ...address }) => {
      const fault = goods.needsAddress ? addressFaults(address, t) : undefined
      if (fault) return fault
      if (pin.length !== 6) return { pin: t('withdraw_enter_password') }
      const { number } = await send.mutateAsync({
        body: {
          goodsId: goods.goodsId,
          quantity,
          password: pin,
          ...(goods.needsAddress ? { address } : {}),
        },
      })
      toast.good(t('points_redeem_sent', { number }))
      onClose()
      return undefined
    },
    refuse: (error) => {
      form.edit({ pin: '' })
      const isPin = ['POINTS_PASSWORD', 'WD_PASSWORD_LOCKED'].includes(codeOf(error))
      return { [isPin ? 'pin' : 'form']: errorText(error, t) }
    },
  })
  const { quantity, pin } = form.values
  const most = Math.min(MOST_GOODS_AT_ONCE, goods.stock, Math.floor(points.balance / goods.pointsAmount))
  const price = goods.pointsAmount * quantity
  const cash = goods.amountMode === 'PAY' ? goods.amountRequired * quantity : 0
  return (
    <Form form={form} className="stack">
      <div className={styles.chosen}>
        <img {...pictureSources(goods.imageUrl)} sizes="88px" alt="" width={88} height={66} />
        <p className="small text-2">
          <b>{t('points_stock_left', { n: goods.stock })}</b> {goods.text}
        </p>
      </div>
      <div className={styles.quantity}>
        <span className="grow">{t('points_redeem_quantity')}</span>
        <IconButton
          icon="minus"
          label={t('points_redeem_less')}
          disabled={quantity <= 1}
          onClick={() => form.edit({ quantity: quantity - 1 })}
        />
        <output className="number">{quantity}</output>
        <IconButton
          icon="plus"
          label={t('points_redeem_more')}
          disabled={quantity >= most}
          onClick={() => form.edit({ quantity: quantity + 1 })}
        />
      </div>
      <KeyValues
        rows={[
          { key: 'points', label: t('points_redeem_points'), value: pointText(price) },
          ...(cash > 0
            ? [{ key: 'cash', label: t('points_redeem_cash'), value: formatMoney(cash, goods.currency) }]
            : []),
          {
            key: 'left',
            label: t('points_redeem_left'),
            value: pointText(points.balance - price),
            isTotal: true,
          },
        ]}
      />
      {goods.needsAddress ? (
        <fieldset className="stack">
          <legend className={styles.legend}>{t('redeem_address')}</legend>
          <TextField label={t('redeem_receiver')} maxLength={80} {...form.field('receiver')} />
          <TextField label={t('redeem_phone')} inputMode="tel" maxLength={16} {...form.field('phone')} />
          <TextField label={t('redeem_street')} maxLength={300} {...form.field('address')} />
          <TextField
            label={t('redeem_postcode')}
            inputMode="numeric"
            maxLength={5}
            {...form.field('postcode')}
          />
          <p className="note text-2">{t('redeem_privacy')}</p>
        </fieldset>
      ) : null}
      <PinField
        label={t('withdraw_password')}
        value={pin}
        onChange={form.set('pin')}
        error={form.faults['pin']}
      />
      <PinHelp />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t('points_redeem_button', { points: pointText(price) })}
      </Button>
      <p className="note text-2">{t('points_redeem_note')}</p>
    </Form>
  )
}
