import { useState } from 'react'
import { listKycRequests } from '../../../../contract/operator/identity/list-kyc-requests.ts'
import {
  readKycRequest,
  type readKycRequestSchemas,
} from '../../../../contract/operator/identity/read-kyc-request.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DocumentViewer } from '../../parts/kyc/document-viewer.tsx'
import { KycHistory } from '../../parts/kyc/kyc-history.tsx'
import styles from '../../parts/kyc/kyc.module.css'
import { Loaded, Pages } from '../../parts/paged.tsx'

type Documents = ValueOf<typeof readKycRequestSchemas>['documents']

/**
 * Every verification that the member asked for and how it was decided; the pictures only once they are asked
 * for.
 */
export function KycTab({ memberId }: { memberId: string }) {
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listKycRequests,
    { query: { memberId, pageNo, pageSize: 20 } },
    { keepsPrevious: true },
  )
  return (
    <section className="panel padded">
      <Loaded answer={answer}>
        {(page) => (
          <>
            <KycHistory rows={page.list} under={(requestId) => <Papers requestId={requestId} />} />
            <Pages pageNo={pageNo} totalPages={page.totalPages} onChange={setPageNo} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Opening them is a look at the request, which the server writes down. */
function Papers({ requestId }: { requestId: string }) {
  const t = useText()
  const [documents, setDocuments] = useState<Documents>()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    await callServer(readKycRequest, { params: { requestId } }).then(
      (request) => setDocuments(request.documents),
      (error: unknown) => {
        toast.bad(errorText(error, t))
      },
    )
    setBusy(false)
  }
  if (!documents)
    return (
      <Button size="compact" icon="img" isBusy={isBusy} onClick={() => void open()}>
        {t('kyc_documents')}
      </Button>
    )
  return (
    <div className={styles.papers}>
      {documents.length === 0 ? (
        <p className="small text-3">{t('kyc_documents_none')}</p>
      ) : (
        <DocumentViewer requestId={requestId} documents={documents} />
      )}
    </div>
  )
}
