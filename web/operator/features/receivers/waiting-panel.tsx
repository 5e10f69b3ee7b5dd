import { useState } from 'react'
import { confirmReceiver } from '../../../../contract/operator/cashier/confirm-receiver.ts'
import { rejectReceiver } from '../../../../contract/operator/cashier/reject-receiver.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { QrCode } from '../../parts/qr-code.tsx'
import { useCan } from '../../session/me.ts'
import styles from './receivers.module.css'
import { channelText, numberText, refreshDesk, settlesText, type Waiting } from './words.ts'

/** New accounts that wait for a second operator. */
export function WaitingPanel({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useText()
  return (
    <Panel title={t('desk_waiting')}>
      <p className="small text-2">{t('desk_waiting_text')}</p>
      <ul className={styles.waiting}>
        {waiting.map((row) => (
          <WaitingReceiver key={row.changeId} row={row} />
        ))}
      </ul>
    </Panel>
  )
}

function WaitingReceiver({ row }: { row: Waiting }) {
  const t = useText()
  const can = useCan()
  const [isBusy, setBusy] = useState(false)
  const decide = async (
    call: typeof confirmReceiver | typeof rejectReceiver,
    done: 'desk_receiver_confirmed' | 'desk_receiver_rejected',
  ) => {
    setBusy(true)
    try {
      await callServer(call, { params: { changeId: row.changeId } })
      toast.good(t(done))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
    await refreshDesk()
  }
  return (
    <li className={styles.proposal}>
      <div className={styles.body}>
        <div className="grow">
          <KeyValues
            rows={[
              { key: 'channel', label: t('desk_channel'), value: t(channelText(row.channel)) },
              { key: 'number', label: t('desk_account_no'), value: numberText(row, t) },
              { key: 'holder', label: t('desk_holder'), value: row.holderName },
              ...(row.settlesTo
                ? [{ key: 'settles', label: t('desk_settles'), value: settlesText(row.settlesTo, t) }]
                : []),
              {
                key: 'limit',
                label: t('desk_daily_limit'),
                value: row.dailyLimit === null ? t('desk_no_limit') : formatMoney(row.dailyLimit),
              },
              ...(row.note ? [{ key: 'note', label: t('desk_note'), value: row.note }] : []),
              {
                key: 'by',
                label: t('desk_asked_by'),
                value: `${row.requestedBy} · ${formatDateTime(row.requestedAt)}`,
              },
            ]}
          />
        </div>
        {row.codeText ? (
          <span className={styles.code}>
            <QrCode text={row.codeText} label={t('desk_receiver_code', { accountNo: row.accountNo })} />
          </span>
        ) : null}
      </div>
      {can('receivers.edit') ? (
        <div className={parts.toolbar}>
          {row.isMine ? (
            <span className="small text-3">{t('desk_mine')}</span>
          ) : (
            <Button
              kind="jade"
              isBusy={isBusy}
              onClick={() => void decide(confirmReceiver, 'desk_receiver_confirmed')}
            >
              {t('desk_confirm')}
            </Button>
          )}
          <Button isBusy={isBusy} onClick={() => void decide(rejectReceiver, 'desk_receiver_rejected')}>
            {t('desk_call_off')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
