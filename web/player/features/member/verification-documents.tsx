import { useState } from 'react'
import { readKycDocument } from '../../../../contract/player/identity/read-kyc-document.ts'
import type { KycDocumentKind } from '../../../../contract/shared/kyc-words.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import styles from './verification.module.css'

/** The pictures of a request, each opened on demand. */
export function SentDocuments({
  documents,
}: {
  documents: readonly { documentId: string; kind: KycDocumentKind }[]
}) {
  const t = useText()
  const [shown, setShown] = useState<{ title: string; url: string } | null>(null)
  const show = async (documentId: string, title: string) => {
    try {
      const picture = await callServer(readKycDocument, { params: { documentId } })
      setShown({ title, url: `data:${picture.mediaType};base64,${picture.content}` })
    } catch {
      toast.bad(t('verify_id_picture_failed'))
    }
  }
  if (documents.length === 0) return null
  return (
    <div className={styles.sent}>
      {documents.map(({ documentId, kind }) => {
        const title = t(`verify_id_picture_${kind}`)
        return (
          <Button
            key={documentId}
            size="small"
            kind="line"
            icon="img"
            onClick={() => void show(documentId, title)}
          >
            {t('verify_id_picture_open', { title })}
          </Button>
        )
      })}
      <Modal isOpen={shown !== null} onClose={() => setShown(null)} title={shown?.title ?? ''}>
        {shown ? <img className={styles.picture} src={shown.url} alt={shown.title} /> : null}
      </Modal>
    </div>
  )
}
