import { approvePointOrder } from '../../../../contract/operator/points/approve-point-order.ts'
import { listAllGoods } from '../../../../contract/operator/points/list-all-goods.ts'
import { listPointOrders } from '../../../../contract/operator/points/list-point-orders.ts'
import { noteDelivery } from '../../../../contract/operator/points/note-delivery.ts'
import { rejectPointOrder } from '../../../../contract/operator/points/reject-point-order.ts'
import { REDEMPTION_NOTE_LENGTH } from '../../../../contract/shared/point-words.ts'
import { formatCount, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { VipBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline, type Step } from '../../../ui/status/timeline.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import styles from './points.module.css'
import { isMet, pointText, type Order } from './words.ts'

/** One order: what was requested, by whom, where it goes, and its decision. */
export function OrderWindow({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText()
  const can = useCan()
  return (
    <Modal isOpen onClose={onClose} size="medium" title={`${order.number} · ${order.username}`}>
      <div className="stack">
        <div className={styles.order}>
          {order.imageUrl ? <img src={order.imageUrl} alt="" className={styles.picture} /> : null}
          <p>
            <b>
              {order.title} × {order.quantity}
            </b>
            <br />
            <ConsoleLink href={paths.member(order.memberId)}>{order.username}</ConsoleLink>{' '}
            <VipBadge>{t('header_vip_label', { vipLevel: String(order.vipLevel) })}</VipBadge>
          </p>
        </div>
        <KeyValues
          rows={[
            { key: 'taken', label: t('op_orders_taken'), value: formatMoney(-order.pointsAmount, 'POINT') },
            ...(order.cashAmount > 0
              ? [
                  {
                    key: 'cash',
                    label: t('op_orders_cash'),
                    value: formatMoney(order.cashAmount, order.currency),
                  },
                ]
              : []),
            { key: 'left', label: t('op_orders_left'), value: pointText(order.balance), isTotal: true },
            { key: 'stock', label: t('op_orders_stock'), value: formatCount(order.stock) },
            ...(order.depositsNeeded > 0 ? [depositsRow(order, t)] : []),
            { key: 'kyc', label: t('op_orders_kyc'), value: formatCount(order.kycLevel) },
          ]}
        />
        {order.address ? (
          <p className="small">
            <b>{t('op_orders_address')}</b>
            <br />
            {order.address.receiver} · {order.address.phone}
            <br />
            {order.address.address} {order.address.postcode}
          </p>
        ) : null}
        <Timeline label={t('op_orders_steps')} steps={stepsOf(order, t)} />
        {order.state === 'REJECTED' || !can('points.orders') ? null : (
          <Decision order={order} onClose={onClose} />
        )}
      </div>
    </Modal>
  )
}

/** Requested, decided, sent: when, by whom, and what the member read. */
function stepsOf(order: Order, t: Translate): Step[] {
  const time = (at: string | null) => (at ? formatRecordTime(at) : undefined)
  const decided = { time: time(order.decidedAt), note: order.decidedBy }
  const asked: Step = {
    key: 'asked',
    title: t('op_orders_step_requested'),
    time: time(order.requestedAt),
    state: 'done',
  }
  if (order.state === 'REJECTED')
    return [
      asked,
      {
        key: 'decided',
        title: t('op_orders_step_rejected'),
        ...decided,
        note: `${order.decidedBy ?? ''} · ${order.note}`,
        state: 'failed',
      },
    ]
  const isApproved = order.state === 'APPROVED'
  return [
    asked,
    { key: 'decided', title: t('op_orders_step_approved'), ...decided, state: isApproved ? 'done' : 'now' },
    {
      key: 'sent',
      title: t('op_orders_sent'),
      time: time(order.sentAt),
      note: order.sentAt ? order.note : undefined,
      state: order.sentAt ? 'done' : isApproved ? 'now' : 'next',
    },
  ]
}

const depositsRow = (order: Order, t: Translate) => ({
  key: 'deposits',
  label: t('op_orders_deposits'),
  value: (
    <span className={isMet(order) ? '' : 'negative'}>
      {t('op_orders_deposits_of', {
        amount: formatMoney(order.depositsAmount, order.currency),
        needed: formatMoney(order.depositsNeeded, order.currency),
      })}
    </span>
  ),
})

function Decision({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText()
  const isOpen = order.state === 'IN_PROCESS'
  const done = async (
    text:
      | 'op_orders_done_approved'
      | 'op_orders_done_rejected'
      | 'op_orders_done_sent'
      | 'op_orders_done_noted',
  ) => {
    toast.good(t(text))
    onClose()
    await refresh(listPointOrders, listAllGoods)
  }
  const input = (note: string) => ({
    params: { redemptionId: order.redemptionId },
    body: { note: note.trim() },
  })
  const form = useForm({
    start: { note: order.note },
    send: async ({ note }) => {
      if (!isOpen && !note.trim()) return { note: t('op_orders_delivery_needed') }
      await callServer(isOpen ? approvePointOrder : noteDelivery, input(note))
      await done(
        isOpen ? 'op_orders_done_approved' : order.sentAt ? 'op_orders_done_noted' : 'op_orders_done_sent',
      )
      return undefined
    },
    refuse: (error) => ({ form: errorText(error, t) }),
  })
  const { note } = form.values
  const reject = async () => {
    if (!note.trim()) return form.tell({ note: t('op_orders_note_needed') })
    try {
      await callServer(rejectPointOrder, input(note))
      await done('op_orders_done_rejected')
    } catch (error) {
      form.tell({ form: errorText(error, t) })
    }
  }
  return (
    <Form form={form} className="stack">
      <TextAreaField
        label={t(isOpen ? 'op_orders_note' : 'op_orders_delivery')}
        hint={t('op_orders_note_help')}
        rows={2}
        maxLength={REDEMPTION_NOTE_LENGTH}
        count={[...note].length}
        {...form.field('note')}
      />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        {isOpen ? <Button onClick={() => void reject()}>{t('op_goods_order_reject')}</Button> : null}
        <Button type="submit" kind={isOpen ? 'jade' : 'primary'} isBusy={form.isBusy}>
          {t(
            isOpen ? 'op_goods_order_approve' : order.sentAt ? 'op_orders_save_note' : 'op_orders_mark_sent',
          )}
        </Button>
      </div>
    </Form>
  )
}
