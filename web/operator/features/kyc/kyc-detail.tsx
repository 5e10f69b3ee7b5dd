import { useState } from 'react'
import {
  readKycRequest,
  type readKycRequestSchemas,
} from '../../../../contract/operator/identity/read-kyc-request.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DocumentViewer } from '../../parts/kyc/document-viewer.tsx'
import { KycHistory } from '../../parts/kyc/kyc-history.tsx'
import { kycTone } from '../../parts/kyc/states.ts'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { KycDecision } from './kyc-decision.tsx'
import styles from './kyc.module.css'

type Detail = ValueOf<typeof readKycRequestSchemas>

/**
 * What was submitted, its pictures, who else has the number, earlier decisions. Read once, since every
 * reading is audited.
 */
export function KycDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const answer = useCall(readKycRequest, { params: { requestId: id } }, { staleMs: 60_000 })
  return (
    <aside className={`panel ${styles.detail}`} aria-label={t('common_detail')}>
      <IconButton className={styles.close} icon="close" label={t('kyc_close')} onClick={onClose} />
      <Loaded answer={answer}>{(detail) => <DetailBody key={detail.requestId} detail={detail} />}</Loaded>
    </aside>
  )
}

function DetailBody({ detail }: { detail: Detail }) {
  const t = useText()
  const [seen, setSeen] = useState<readonly string[]>([])
  const unopened = detail.documents.filter(
    (document) => !document.isOpened && !seen.includes(document.documentId),
  ).length
  return (
    <>
      <div className={styles.head}>
        <h2>
          <ConsoleLink href={paths.member(detail.memberId)}>{detail.account}</ConsoleLink>
        </h2>
        <span className="row row-wrap">
          <Badge tone={kycTone(detail.state)}>{t(`kyc_state_${detail.state}`)}</Badge>
          <Badge tone="info">
            {t('kyc_from_to', { from: String(detail.kycLevel), to: String(detail.level) })}
          </Badge>
        </span>
      </div>
      {detail.sameNumber.length > 0 ? (
        <Note tone="bad">
          {t('kyc_same_number')}{' '}
          {detail.sameNumber.map((one) => (
            <ConsoleLink
              key={one.memberId}
              className="link"
              href={paths.member(one.memberId)}
            >{`${one.account} (${t(`kyc_state_${one.state}`)}) `}</ConsoleLink>
          ))}
        </Note>
      ) : null}
      <KeyValues rows={factsOf(detail, t)} />
      <h3>{t('kyc_documents')}</h3>
      <DocumentViewer
        requestId={detail.requestId}
        documents={detail.documents}
        seen={seen}
        onOpened={(documentId) => setSeen((before) => [...before, documentId])}
      />
      {detail.reasonCode ? (
        <Note tone="info">
          {t(`kyc_reason_${detail.reasonCode}`)}
          {detail.remark ? ` — ${detail.remark}` : ''}
        </Note>
      ) : null}
      {detail.abilities.includes('approve') ? <KycDecision detail={detail} unopened={unopened} /> : null}
      <h3>{t('kyc_history')}</h3>
      <KycHistory rows={detail.history.filter(({ requestId }) => requestId !== detail.requestId)} />
    </>
  )
}

function factsOf(detail: Detail, t: ReturnType<typeof useText>) {
  return [
    { key: 'name', label: t('kyc_name'), value: detail.payeeName ?? '–' },
    ...(detail.idNumber
      ? [{ key: 'number', label: t('kyc_number'), value: detail.idNumber, copyText: detail.idNumber }]
      : []),
    ...(detail.birthday
      ? [
          {
            key: 'birthday',
            label: t('kyc_birthday'),
            value: t('kyc_age', { birthday: detail.birthday, age: String(detail.age ?? '–') }),
          },
        ]
      : []),
    ...(detail.address ? [{ key: 'address', label: t('kyc_address'), value: detail.address }] : []),
    ...(detail.fundsSource
      ? [{ key: 'source', label: t('kyc_source'), value: t(`kyc_source_${detail.fundsSource}`) }]
      : []),
    ...(detail.statement ? [{ key: 'statement', label: t('kyc_statement'), value: detail.statement }] : []),
    { key: 'mobile', label: t('kyc_mobile'), value: detail.mobile ?? '–' },
    { key: 'since', label: t('kyc_registered'), value: formatDateTime(detail.registeredAt) },
    ...(detail.validUntil ? [{ key: 'until', label: t('kyc_valid_until'), value: detail.validUntil }] : []),
  ]
}
