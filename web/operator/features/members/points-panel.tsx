import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { adjustPoints } from '../../../../contract/operator/points/adjust-points.ts'
import { readMemberPoints } from '../../../../contract/operator/points/read-member-points.ts'
import { formatMoney, formatRecordTime, plainDigits } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { SaveActions } from '../../parts/save-actions.tsx'
import { useCan } from '../../session/me.ts'

const POINT = 1_000

/** A member's points with their latest movements; whoever corrects balances may ask for a correction. */
export function PointsPanel({ memberId }: { memberId: string }) {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const answer = useCall(readMemberPoints, { params: { memberId } }, { staleMs: 3_000 })
  return (
    <Panel
      title={t('op_points_panel')}
      beside={
        can('members.adjust') ? (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('op_points_adjust')}
          </Button>
        ) : null
      }
    >
      <Loaded answer={answer}>
        {({ balance, owedAmount, movements }) => (
          <KeyValues
            rows={[
              ...movements.map(({ movementId, type, amount, at }) => ({
                key: movementId,
                label: `${t(`op_points_type_${type.toLowerCase()}` as TextKey)} · ${formatRecordTime(at)}`,
                value: formatMoney(amount, 'POINT', { signed: true }),
              })),
              ...(owedAmount > 0
                ? [{ key: 'owed', label: t('op_points_owed'), value: formatMoney(owedAmount, 'POINT') }]
                : []),
              {
                key: 'balance',
                label: t('op_orders_left'),
                value: formatMoney(balance, 'POINT'),
                isTotal: true,
              },
            ]}
          />
        )}
      </Loaded>
      <Modal isOpen={isAsking} onClose={() => setAsking(false)} title={t('op_points_adjust')}>
        <AdjustForm memberId={memberId} onClose={() => setAsking(false)} />
      </Modal>
    </Panel>
  )
}

function AdjustForm({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { direction: 'add' as 'add' | 'take', points: '', reason: '' },
    send: async ({ direction, points, reason }) => {
      const digits = plainDigits(points).trim()
      if (!/^[1-9]\d{0,8}$/.test(digits)) return { points: t('dossier_amount_wrong') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const amount = parseInt(digits, 10) * POINT * (direction === 'add' ? 1 : -1)
      await callServer(adjustPoints, { params: { memberId }, body: { amount, reason: reason.trim() } })
      toast.good(t('dossier_adjust_asked'))
      onClose()
      await refresh(readMemberPoints, countWaitingWork)
      return undefined
    },
    refuse: (error) => ({ form: errorText(error, t) }),
  })
  return (
    <Form form={form} className={parts.form}>
      <Segmented
        label={t('dossier_adjust_direction')}
        value={form.values.direction}
        onChange={(direction) => form.edit({ direction })}
        choices={[
          { key: 'add', text: t('dossier_adjust_add') },
          { key: 'take', text: t('dossier_adjust_take') },
        ]}
      />
      <TextField
        label={t('op_goods_points')}
        hint={t('op_points_adjust_approval')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('points')}
      />
      <TextAreaField
        label={t('dossier_reason')}
        rows={2}
        maxLength={140}
        count={[...form.values.reason].length}
        isRequired
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} submitText={t('dossier_adjust_submit')} onClose={onClose} />
    </Form>
  )
}
