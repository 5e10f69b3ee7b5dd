import { useState } from 'react'
import { readMemberDocument } from '../../../../contract/operator/identity/read-member-document.ts'
import type { KycDocumentKind } from '../../../../contract/shared/kyc-words.ts'
import { callServer } from '../../../client/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import styles from './kyc.module.css'

interface Document {
  documentId: string
  kind: KycDocumentKind
  addedAt: string
  isSeenBefore: boolean
  isOpened?: boolean
}

const LARGEST = 4

/** Pictures are fetched only when asked for; the one shown may be turned and made larger. */
export function DocumentViewer({
  requestId,
  documents,
  seen = [],
  onOpened,
}: {
  requestId: string
  documents: readonly Document[]
  seen?: readonly string[]
  onOpened?: (documentId: string) => void
}) {
  const t = useText()
  const [shown, setShown] = useState<{ documentId: string; url: string; title: string } | null>(null)
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  const show = async ({ documentId, kind }: Document) => {
    try {
      const picture = await callServer(readMemberDocument, { params: { requestId, documentId } })
      setShown({
        documentId,
        url: `data:${picture.mediaType};base64,${picture.content}`,
        title: t(`kyc_document_${kind}`),
      })
      setZoom(1)
      setTurn(0)
      onOpened?.(documentId)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  return (
    <>
      <div className={styles.documents}>
        {documents.map((document) => (
          <span key={document.documentId} className="row row-wrap">
            <Button
              size="small"
              kind={document.documentId === shown?.documentId ? 'jade' : 'line'}
              icon="img"
              aria-label={t('kyc_document_show', { document: t(`kyc_document_${document.kind}`) })}
              onClick={() => void show(document)}
            >
              {t(`kyc_document_${document.kind}`)} · {formatDate(document.addedAt)}
            </Button>
            {onOpened && !document.isOpened && !seen.includes(document.documentId) ? (
              <Badge tone="waiting">{t('kyc_document_unopened')}</Badge>
            ) : null}
            {document.isSeenBefore ? (
              <Badge tone="bad" icon="warn">
                {t('kyc_document_seen')}
              </Badge>
            ) : null}
          </span>
        ))}
      </div>
      {shown ? (
        <div>
          <div className={styles.tools}>
            <Button size="small" icon="plus" disabled={zoom >= LARGEST} onClick={() => setZoom(zoom + 1)}>
              {t('kyc_zoom_in')}
            </Button>
            <Button size="small" disabled={zoom <= 1} onClick={() => setZoom(zoom - 1)}>
              {t('kyc_zoom_out')}
            </Button>
            <Button size="small" icon="refresh" onClick={() => setTurn((turn + 90) % 360)}>
              {t('kyc_rotate')}
            </Button>
          </div>
          <div className={styles.viewer} tabIndex={0} role="region" aria-label={shown.title}>
            <img
              src={shown.url}
              alt={shown.title}
              style={{ width: `${zoom * 100}%`, transform: `rotate(${turn}deg)` }}
            />
          </div>
        </div>
      ) : null}
    </>
  )
}
