import { useState } from 'react'
import { importFeed } from '../../../../contract/operator/catalogue/import-feed.ts'
import { FEED_BYTES, FEED_GAMES } from '../../../../contract/shared/catalogue-words.ts'
import { codeOf, type CallError } from '../../../client/call-error.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatCount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import parts from '../../parts/parts.module.css'
import styles from './catalogue.module.css'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { RefusedRows } from './refused-rows.tsx'
import type { Feed, FeedDetail } from './types.ts'

const MIB = 1024 * 1024

/** Takes a vendor's file: it is read at once, and changes nothing before somebody has looked at it. */
export function ImportFeedWindow({
  feed,
  onClose,
  onRead,
}: {
  feed: Feed
  onClose: () => void
  onRead: (runId: string) => void
}) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [refused, setRefused] = useState<FeedDetail['refused']>([])
  const send = async (file: File | undefined) => {
    if (!file) return
    if (file.size > FEED_BYTES) {
      setProblem(t('catalogue_feed_large', { mebibytes: String(FEED_BYTES / MIB) }))
      return
    }
    setBusy(true)
    setProblem('')
    setRefused([])
    const body = new FormData()
    body.append('file', file)
    try {
      const { runId } = await callServer(
        importFeed,
        { params: { vassalage: feed.vassalage }, body: body as never },
        { timeoutMs: 120_000 },
      )
      onRead(runId)
      await refreshCatalogue()
    } catch (error) {
      setProblem(errorText(error, t))
      if (codeOf(error) === 'FEED_EMPTY')
        setRefused(((error as CallError).value as { refused?: FeedDetail['refused'] } | null)?.refused ?? [])
    }
    setBusy(false)
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`${t('catalogue_feed_file')} · ${feed.name}`}
      size={refused.length > 0 ? 'wide' : 'medium'}
    >
      <div className={parts.form}>
        <p className="text-2">
          {t('catalogue_feed_file_text', {
            games: formatCount(FEED_GAMES),
            mebibytes: String(FEED_BYTES / MIB),
          })}
        </p>
        <label className={styles.choose} aria-busy={isBusy}>
          <input
            type="file"
            accept=".csv,.json,.txt,text/csv,application/json"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              void send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Icon name="upload" />
          {t(isBusy ? 'catalogue_feed_reading' : 'catalogue_feed_choose')}
        </label>
        <p className="note text-3">{t('catalogue_feed_columns')}</p>
        <FieldMessage error={problem || undefined} />
        <RefusedRows rows={refused} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
        </div>
      </div>
    </Modal>
  )
}
