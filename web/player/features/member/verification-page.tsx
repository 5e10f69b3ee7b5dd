import { readKyc, type readKycSchemas } from '../../../../contract/player/identity/read-kyc.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { refresh } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate, formatRecordTime } from '../../../../design/format.ts'
import { houseZone } from '../../../../design/house.ts'
import { startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { FundsForm } from './verification-funds.tsx'
import { IdentityForm } from './verification-identity.tsx'
import { SentDocuments } from './verification-documents.tsx'
import styles from './verification.module.css'

type Kyc = ValueOf<typeof readKycSchemas>

/** The levels with their limits, what was submitted, and the form of the next level. */
export function VerificationPage() {
  const t = useText()
  const answer = useCall(readKyc)
  useTopic('inbox', () => {
    void refresh(readKyc)
  })
  if (answer.isPending) return <Skeleton shape="block" />
  const kyc = answer.data
  if (!kyc) return <Note tone="bad">{errorText(answer.error, t)}</Note>
  return (
    <div className="stack">
      <Levels level={kyc.level} />
      {kyc.request ? <Request request={kyc.request} /> : null}
      {kyc.level === 0 ? <FirstLevel kyc={kyc} /> : null}
      {kyc.nextLevel === 2 ? (
        <IdentityForm minAge={kyc.minAge} birthday={kyc.birthday} />
      ) : kyc.nextLevel === 3 ? (
        <FundsForm />
      ) : null}
    </div>
  )
}

function Levels({ level }: { level: number }) {
  const t = useText()
  return (
    <section className="panel padded stack">
      <h2 className={styles.heading}>{t('verify_id_levels')}</h2>
      <ol className={styles.levels}>
        {([0, 1, 2, 3] as const).map((step) => (
          <li
            key={step}
            className={step === level ? styles.current : undefined}
            aria-current={step === level ? 'step' : undefined}
          >
            <span className={step <= level ? styles.reached : styles.mark}>
              {step <= level && step > 0 ? <Icon name="check" size={16} /> : step}
            </span>
            <span className="grow">
              <b>
                {t('verify_id_level', { step: String(step) })}{' '}
                {step === level ? <Badge tone="good">{t('verify_id_your_level')}</Badge> : null}
              </b>
              <span className="small text-2">{t(`verify_id_level_${step}`)}</span>
              {step > 0 ? (
                <span className="note text-3">{t(`verify_id_needs_${step as 1 | 2 | 3}`)}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const tones = {
  SUBMITTED: 'waiting',
  MORE_NEEDED: 'waiting',
  APPROVED: 'good',
  REJECTED: 'bad',
  EXPIRED: 'neutral',
} as const

function Request({ request }: { request: NonNullable<Kyc['request']> }) {
  const t = useText()
  return (
    <section className="panel padded stack">
      <div className="row row-wrap">
        <h2 className={`grow ${styles.heading}`}>
          {t('verify_id_request', { level: String(request.level) })}
        </h2>
        <Badge tone={tones[request.state]}>{t(`verify_id_state_${request.state}`)}</Badge>
      </div>
      <p className="small text-2">
        {[
          t('verify_id_submitted_at', { submittedAt: formatRecordTime(request.submittedAt) }),
          request.decidedAt
            ? t('verify_id_decided_at', { decidedAt: formatRecordTime(request.decidedAt) })
            : '',
          request.state === 'APPROVED' && request.validUntil
            ? t('verify_id_valid_until', {
                date: formatDate(startOfBusinessDate(request.validUntil, houseZone())),
              })
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {request.state === 'SUBMITTED' ? <Note tone="info">{t('verify_id_waiting')}</Note> : null}
      {request.reasonCode ? (
        <Note tone="bad">
          {t(`verify_id_reason_${request.reasonCode}`)}
          {request.remark ? ` — ${request.remark}` : ''}
        </Note>
      ) : null}
      <SentDocuments documents={request.documents} />
    </section>
  )
}

/** What level 1 still needs; each is set up in the security centre. */
function FirstLevel({ kyc }: { kyc: Kyc }) {
  const t = useText()
  const steps = [
    { key: 'mobile', text: t('verify_id_first_mobile'), isDone: kyc.isMobileVerified },
    { key: 'age', text: t('verify_id_first_age'), isDone: kyc.isAgeConfirmed },
    { key: 'name', text: t('verify_id_first_name'), isDone: kyc.payeeName !== null },
  ]
  return (
    <section className="panel padded stack">
      <h2 className={styles.heading}>{t('verify_id_first_title')}</h2>
      <ul className={styles.checks}>
        {steps.map(({ key, text, isDone }) => (
          <li key={key}>
            <Icon name={isDone ? 'check' : 'hourglass'} />
            <span className="grow">{text}</span>
            <Badge tone={isDone ? 'good' : 'waiting'}>
              {t(isDone ? 'verify_id_first_done' : 'verify_id_first_open')}
            </Badge>
          </li>
        ))}
      </ul>
      <AppLink className="link" href={paths.member('securityCenter')}>
        {t('verify_id_to_security')}
      </AppLink>
    </section>
  )
}
