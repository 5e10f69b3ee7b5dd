import { readReferral } from '../../../../contract/player/promotions/read-referral.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { paths } from '../../paths.ts'
import { usePromotionNews } from '../../state/promotion-news.ts'
import { useSite } from '../../state/site.ts'
import { FriendList } from './friend-list.tsx'
import { InviteCard } from './invite-card.tsx'
import { LinkQr } from './link-qr.tsx'
import { PosterCard } from './poster-card.tsx'
import styles from './referral.module.css'
import type { Referral } from './types.ts'
import './texts.ts'

/** The member's link and code, what they bring, and the friends who came. */
export function ReferralPage() {
  const t = useText()
  const { minAge } = useSite()
  const { data, error } = useCall(readReferral, {}, { staleMs: 1_000, refetchEveryMs: 30_000 })
  usePromotionNews(readReferral)
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const { code, terms, isPaused } = data
  const isOpen = code !== null && terms !== null
  if (!isOpen && data.friendCount === 0)
    return <EmptyState title={t(isPaused ? 'referral_paused' : 'referral_closed')} />
  const link = code === null ? '' : location.origin + paths.register(code)
  return (
    <div className={styles.columns}>
      <div className="stack">
        {isOpen ? (
          <InviteCard terms={terms} code={code} link={link} />
        ) : (
          <Note tone="info">{t(isPaused ? 'referral_paused' : 'referral_closed')}</Note>
        )}
        <Sums referral={data} />
        <FriendList referral={data} />
      </div>
      {isOpen ? (
        <aside className="stack">
          <PosterCard terms={terms} code={code} link={link} />
          <LinkQr code={code} link={link} />
          <p className="small text-3">
            {t('referral_same')} {t('referral_adult_only', { age: String(minAge) })}
          </p>
        </aside>
      ) : null}
    </div>
  )
}

function Sums({ referral }: { referral: Referral }) {
  const t = useText()
  const people = (count: number) => t('referral_people', { count })
  const earned = referral.rewardsAmount + referral.sharesAmount
  const sums = [
    { key: 'registered', label: t('referral_count_registered'), value: people(referral.friendCount) },
    { key: 'met', label: t('referral_count_met'), value: people(referral.metCount) },
    { key: 'earned', label: t('referral_count_earned'), value: formatMoney(earned, referral.currency) },
  ]
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, label, value }) => (
        <div key={key} className="panel">
          <dt className="small text-2">{label}</dt>
          <dd className={key === 'earned' ? styles.money : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
