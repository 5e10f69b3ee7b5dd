import { useEffect, useState } from 'react'
import { importStatement } from '../../../../contract/operator/cashier/import-statement.ts'
import { listReceivers } from '../../../../contract/operator/cashier/list-receivers.ts'
import { previewStatement } from '../../../../contract/operator/cashier/preview-statement.ts'
import { STATEMENT_BYTES } from '../../../../contract/shared/statement-words.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatCount, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DropZone } from '../../parts/drop-zone.tsx'
import parts from '../../parts/parts.module.css'
import { Preview } from './preview.tsx'
import { refreshStatements, type StatementPreview } from './words.ts'

/** A bank's statement on its way in: account, file, what was read of it, and only then the import. */
export function ImportWindow({
  isOpen,
  onClose,
  onTaken,
}: {
  isOpen: boolean
  onClose: () => void
  onTaken: (importId: string) => void
}) {
  const t = useText()
  const { data: desk } = useCall(listReceivers, { query: { removed: true } }, { isEnabled: isOpen })
  const [receiverId, setReceiverId] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<StatementPreview | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (isOpen) {
      setFile(null)
      setPreview(null)
      setProblem('')
    }
  }, [isOpen])
  const send = async <Value,>(
    work: (body: never) => Promise<Value>,
    chosen: { receiverId: string; file: File },
  ): Promise<Value | undefined> => {
    const body = new FormData()
    body.append('receiverId', chosen.receiverId)
    body.append('file', chosen.file)
    setProblem('')
    setBusy(true)
    try {
      return await work(body as never)
    } catch (error) {
      setProblem(errorText(error, t))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const look = async (chosen: { receiverId: string | null; file: File | null }) => {
    setPreview(null)
    setProblem('')
    if (!chosen.receiverId || !chosen.file) return
    if (chosen.file.size > STATEMENT_BYTES) {
      setProblem(t('statement_too_large'))
      return
    }
    setPreview(
      (await send((body) => callServer(previewStatement, { body }, { timeoutMs: 60_000 }), {
        receiverId: chosen.receiverId,
        file: chosen.file,
      })) ?? null,
    )
  }
  const take = async () => {
    const taken = await send((body) => callServer(importStatement, { body }, { timeoutMs: 60_000 }), {
      receiverId: receiverId!,
      file: file!,
    })
    if (!taken) return
    toast.good(t(taken.state === 'WAITING' ? 'statement_asked' : 'statement_taken'))
    onTaken(taken.importId)
    await refreshStatements()
  }
  const accounts = (desk?.receivers ?? []).map((row) => ({
    key: row.receiverId,
    text: `${row.bankCode ?? t(`desk_channel_${row.channel.toLowerCase()}` as 'desk_channel_promptpay')} ${row.accountNo}`,
    note: row.holderName,
  }))
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('statement_import')} size="wide">
      <div className={parts.form}>
        <SelectField
          label={t('statement_account')}
          choices={accounts}
          value={receiverId}
          placeholder={t('statement_account_choose')}
          isRequired
          onChange={(next) => {
            setReceiverId(next)
            void look({ receiverId: next, file })
          }}
        />
        <DropZone
          file={file}
          accept=".csv,.txt,text/csv,text/plain"
          text={t('statement_drop')}
          hint={t('statement_drop_hint')}
          onChoose={(next) => {
            setFile(next)
            void look({ receiverId, file: next })
          }}
        />
        <FieldMessage error={problem || undefined} />
        {preview ? <Preview preview={preview} /> : null}
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={!preview || preview.faults.length > 0 || preview.lineCount === 0}
            onClick={() => void take()}
          >
            {preview && preview.lineCount > 0
              ? t('statement_take', {
                  lineCount: formatCount(preview.lineCount),
                  totalAmount: formatMoney(preview.totalAmount),
                })
              : t('statement_import')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
