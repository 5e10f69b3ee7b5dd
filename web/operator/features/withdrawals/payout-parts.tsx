import { useState } from 'react'
import { markWithdrawalPaid } from '../../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import type { readWithdrawalSchemas } from '../../../../contract/operator/cashier/read-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatShortTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { placeCode, usdtText } from './places.ts'
import { refreshQueue } from './queue.ts'
import styles from './withdrawals.module.css'

type Detail = ValueOf<typeof readWithdrawalSchemas>
type Part = Detail['parts'][number]

/** The transfers that pay it; one that waits for a person is reported here with the reference of the bank. */
export function PayoutParts({ detail }: { detail: Detail }) {
  const t = useText()
  const [chosen, setChosen] = useState<Part>()
  const [isOpen, setOpen] = useState(false)
  const mayReport =
    detail.abilities.includes('paid') || (detail.abilities.length > 0 && detail.state === 'PAYING')
  return (
    <section>
      <h3>
        {t('queue_parts')}{' '}
        <span className="small text-2">
          {t('queue_parts_of', {
            partsSent: String(detail.partsSent),
            partsCount: String(detail.partsCount),
          })}
        </span>
      </h3>
      <ul className={styles.parts}>
        {detail.parts.map((part) => (
          <li key={part.partNo}>
            <span className="grow">
              <b className="number">
                {part.partNo}. {formatMoney(part.amount, detail.currency)}
              </b>
              <small className="note text-3">
                {[part.sentAt ? formatShortTime(part.sentAt) : '', part.bankReference ?? '']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {part.state === 'SENT' ? (
              <Badge tone="good">{t('withdraw_state_paid')}</Badge>
            ) : part.state === 'REFUSED' ? (
              <Badge tone="bad">{t('queue_part_refused')}</Badge>
            ) : null}
            {mayReport && part.state !== 'SENT' ? (
              <Button
                size="compact"
                onClick={() => {
                  setChosen(part)
                  setOpen(true)
                }}
              >
                {t('queue_part_report')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {chosen ? (
        <ReportPart detail={detail} part={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  )
}

function ReportPart({
  detail,
  part,
  isOpen,
  onClose,
}: {
  detail: Detail
  part: Part
  isOpen: boolean
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('queue_part_report')}>
      <ReportForm detail={detail} part={part} onClose={onClose} />
    </Modal>
  )
}

function ReportForm({ detail, part, onClose }: { detail: Detail; part: Part; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { reference: '' },
    send: async ({ reference }) => {
      if (!reference.trim()) return { reference: t('msg_input_empty') }
      await callServer(markWithdrawalPaid, {
        params: { withdrawalId: detail.withdrawalId },
        body: { partNo: part.partNo, reference: reference.trim() },
      })
      toast.good(t('queue_marked_paid'))
      onClose()
      await refreshQueue()
      return undefined
    },
  })
  const { reference } = form.values
  return (
    <Form form={form} className="stack">
      <p className="text-2">
        {detail.crypto
          ? t('queue_usdt_report_text', {
              amount: usdtText(detail.crypto.amount),
              address: `${placeCode(detail, t)} ${detail.accountNo}`,
            })
          : t('queue_part_report_text', {
              amount: formatMoney(part.amount, detail.currency),
              total: formatMoney(detail.netAmount, detail.currency),
              account: `${detail.bankCode} ${detail.accountNo} ${detail.holderName}`,
            })}
      </p>
      <TextField
        label={t(detail.crypto ? 'queue_usdt_hash' : 'queue_reference_field')}
        isRequired
        maxLength={80}
        value={reference}
        error={form.fault}
        onChange={(event) => form.edit({ reference: event.target.value })}
      />
      <Button type="submit" kind="jade" isBlock isBusy={form.isBusy}>
        {t('queue_part_report')}
      </Button>
    </Form>
  )
}
