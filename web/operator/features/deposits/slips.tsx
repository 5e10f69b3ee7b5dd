import { usePrivateFile } from '../../../client/private-file.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './deposits.module.css'
import type { DepositCase } from './queue.ts'

type Slip = DepositCase['slips'][number]

/** The pictures that were shown, with what their codes say. A slip is a hint: nothing is credited by it. */
export function Slips({ slips }: { slips: readonly Slip[] }) {
  const t = useText()
  return (
    <section aria-label={t('paid_in_slips')}>
      <h3>{t('paid_in_slips')}</h3>
      <p className="small text-2">{t('paid_in_slips_text')}</p>
      <ul className={styles.slips}>
        {slips.map((slip) => (
          <li key={slip.url}>
            <Picture slip={slip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ slip }: { slip: Slip }) {
  const t = useText()
  const url = usePrivateFile(slip.url.slice(slip.url.lastIndexOf('/') + 1))
  return (
    <>
      {url === undefined ? (
        <Skeleton shape="block" />
      ) : url === null ? (
        <p className="small text-3">{t('paid_in_slip_gone')}</p>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={t('paid_in_slip_of', { uploadedAt: formatDateTime(slip.uploadedAt) })}
            className={styles.slip}
          />
        </a>
      )}
      <span className="small text-2">{formatDateTime(slip.uploadedAt)}</span>
      <span className="small">
        {slip.transRef
          ? `${t('paid_in_sending_bank')} ${slip.sendingBank} · ${slip.transRef}`
          : t('paid_in_slip_unread')}
      </span>
      {slip.isRepeated ? <Badge tone="bad">{t('paid_in_slip_repeated')}</Badge> : null}
    </>
  )
}
