import { useState } from 'react'
import { changeReceiver } from '../../../../contract/operator/cashier/change-receiver.ts'
import { listReceivers } from '../../../../contract/operator/cashier/list-receivers.ts'
import type { ReceiverState } from '../../../../contract/shared/receiver-words.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { QrCode } from '../../parts/qr-code.tsx'
import { useCan } from '../../session/me.ts'
import { ChannelsPanel } from './channels-panel.tsx'
import { EditReceiverWindow } from './edit-receiver-window.tsx'
import { ProposeReceiverWindow } from './propose-receiver-window.tsx'
import styles from './receivers.module.css'
import { WaitingPanel } from './waiting-panel.tsx'
import { channelText, numberText, refreshDesk, settlesText, type Receiver } from './words.ts'

/**
 * The merchant's own accounts: where members are asked to pay, today's deposits to each, and the channels'
 * switches.
 */
export function ReceiversPage() {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const [edited, setEdited] = useState<Receiver | null>(null)
  const answer = useCall(listReceivers, {}, { staleMs: 3_000, refetchEveryMs: 30_000 })
  return (
    <>
      <PageHead
        title={t('desk_receivers')}
        text={t('desk_receivers_text')}
        actions={
          can('receivers.edit') ? (
            <Button kind="primary" icon="plus" onClick={() => setAsking(true)}>
              {t('desk_receiver_add')}
            </Button>
          ) : null
        }
      />
      <Loaded answer={answer}>
        {(desk) => (
          <div className="stack">
            {desk.waiting.length > 0 ? <WaitingPanel waiting={desk.waiting} /> : null}
            {desk.receivers.length === 0 ? (
              <div className="panel">
                <EmptyState isSmall title={t('desk_receivers_none')} />
              </div>
            ) : (
              <ul className={styles.cards} aria-label={t('desk_receivers')}>
                {desk.receivers.map((row) => (
                  <ReceiverCard key={row.receiverId} row={row} onEdit={() => setEdited(row)} />
                ))}
              </ul>
            )}
            <Panel title={t('desk_channels')}>
              <ChannelsPanel channels={desk.channels} receivers={desk.receivers} />
            </Panel>
          </div>
        )}
      </Loaded>
      <ProposeReceiverWindow isOpen={isAsking} onClose={() => setAsking(false)} />
      {edited ? (
        <EditReceiverWindow key={edited.receiverId} receiver={edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  )
}

function ReceiverCard({ row, onEdit }: { row: Receiver; onEdit: () => void }) {
  const t = useText()
  const can = useCan()
  return (
    <li className={`panel ${styles.card}`}>
      <div className="row">
        <b className={styles.name}>{t(channelText(row.channel))}</b>
        <span className="grow" />
        <Badge tone={row.state === 'ACTIVE' ? 'good' : 'waiting'}>
          {t(row.state === 'ACTIVE' ? 'desk_receiver_active' : 'desk_receiver_paused')}
        </Badge>
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <span className={`number ${styles.account}`}>{numberText(row, t)}</span>
          <span>{row.holderName}</span>
          {row.settlesTo ? (
            <span className="small text-2">
              {t('desk_receiver_settles', { account: settlesText(row.settlesTo, t) })}
            </span>
          ) : null}
          <span className="small text-2">{t('desk_receiver_rank', { rank: String(row.rank) })}</span>
          {row.note ? <span className="small text-2">{row.note}</span> : null}
        </div>
        {row.codeText ? (
          <span className={styles.code}>
            <QrCode text={row.codeText} label={t('desk_receiver_code', { accountNo: row.accountNo })} />
          </span>
        ) : null}
      </div>
      <div className={styles.use}>
        <span className="small text-2">
          {row.dailyLimit === null
            ? t('desk_receiver_used', { usedToday: formatMoney(row.usedToday) })
            : t('desk_receiver_used_of', {
                usedToday: formatMoney(row.usedToday),
                dailyLimit: formatMoney(row.dailyLimit),
              })}
        </span>
        {row.dailyLimit === null ? null : (
          <Progress
            share={row.usedToday / row.dailyLimit}
            tone={row.usedToday > row.dailyLimit * 0.8 ? 'risk' : 'task'}
            label={t('desk_receiver_today')}
          />
        )}
      </div>
      {can('receivers.edit') ? <Decisions row={row} onEdit={onEdit} /> : null}
    </li>
  )
}

function Decisions({ row, onEdit }: { row: Receiver; onEdit: () => void }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const move = async (state: ReceiverState) => {
    setBusy(true)
    try {
      await callServer(changeReceiver, {
        params: { receiverId: row.receiverId },
        body: { state, dailyLimit: row.dailyLimit, rank: row.rank, note: row.note },
      })
      toast.good(t('desk_saved'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
    setRemoving(false)
    await refreshDesk()
  }
  return (
    <div className={parts.toolbar}>
      <Button icon="edit" onClick={onEdit}>
        {t('desk_receiver_edit')}
      </Button>
      {row.state === 'ACTIVE' ? (
        <Button icon="pause" isBusy={isBusy} onClick={() => void move('PAUSED')}>
          {t('desk_pause')}
        </Button>
      ) : (
        <Button kind="jade" isBusy={isBusy} onClick={() => void move('ACTIVE')}>
          {t('desk_resume')}
        </Button>
      )}
      <Button kind="quiet" icon="trash" onClick={() => setRemoving(true)}>
        {t('desk_receiver_remove')}
      </Button>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('desk_receiver_remove')}
        confirmText={t('desk_receiver_remove')}
        onCancel={() => setRemoving(false)}
        onConfirm={() => move('REMOVED')}
      >
        {t('desk_receiver_remove_question', { receiver: numberText(row, t) })}
      </ConfirmDialog>
    </div>
  )
}
