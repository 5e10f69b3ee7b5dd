import { useEffect, useId, useMemo, useState } from 'react'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { uploadSlip } from '../../../../contract/player/cashier/upload-slip.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './deposit.module.css'
import type { DepositDetail } from './channels.ts'

const TYPES = ['image/png', 'image/jpeg']
const MEGABYTES = 5
const UPLOAD_MS = 60_000

/** The slip of a bank transfer: dropped or chosen, previewed, sent; and its result. */
export function SlipDrop({ deposit: { intentId, slip, state } }: { deposit: DepositDetail }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    void refresh(readDeposit, listDeposits)
  }
  if (!slip || isOpen) return <SlipForm intentId={intentId} onDone={done} />
  return (
    <div className={styles.slip}>
      <p className={`small ${styles.seen}`}>
        <Icon name="check" />
        {t(slip.transRef ? 'deposit_slip_sent' : 'deposit_slip_unread')}
      </p>
      <p className="note text-3">
        {formatRecordTime(slip.uploadedAt)}
        {slip.transRef ? (
          <>
            {' '}
            · {t('deposit_slip_ref')} <span className="number">{slip.transRef}</span>
          </>
        ) : null}
      </p>
      {state === 'CONFIRMED' ? null : (
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          {t('deposit_slip_again')}
        </Button>
      )}
    </div>
  )
}

function SlipForm({ intentId, onDone }: { intentId: string; onDone: () => void }) {
  const t = useText()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    if (!TYPES.includes(chosen.type)) return setProblem(t('msg_image_type'))
    if (chosen.size > MEGABYTES * 1024 * 1024)
      return setProblem(t('msg_image_size', { mebibytes: String(MEGABYTES) }))
    setProblem(undefined)
    setFile(chosen)
  }
  const send = async () => {
    if (!file) return
    setBusy(true)
    const form = new FormData()
    form.set('slip', file)
    await callServer(
      uploadSlip,
      { params: { intentId }, body: form as never },
      { timeoutMs: UPLOAD_MS },
    ).then(onDone, (error: unknown) => {
      setProblem(errorText(error, t))
      setFile(null)
    })
    setBusy(false)
  }

  return (
    <div className={styles.slip} role="group" aria-labelledby={`${id}-t`}>
      <b id={`${id}-t`}>{t('deposit_slip_title')}</b>
      <label
        className={`${styles.drop} ${isOver ? styles.dropOver : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <input
          type="file"
          accept={TYPES.join(',')}
          className="sr-only"
          aria-describedby={`${id}-m`}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {url ? <img src={url} alt={t('deposit_slip_preview')} /> : <Icon name="upload" size={28} />}
        <span>{t(url ? 'deposit_slip_change' : 'deposit_slip_choose')}</span>
      </label>
      {problem ? (
        <FieldMessage id={`${id}-m`} error={problem} />
      ) : (
        <p id={`${id}-m`} className="note text-3">
          {t('deposit_slip_hint')}
        </p>
      )}
      {file ? (
        <Button
          kind="primary"
          isBlock
          isBusy={isBusy}
          icon="upload"
          onClick={() => {
            void send()
          }}
        >
          {t('deposit_slip_send')}
        </Button>
      ) : null}
    </div>
  )
}
