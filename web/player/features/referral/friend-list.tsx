import { claimRewards } from '../../../../contract/player/promotions/claim-rewards.ts'
import { readReferral } from '../../../../contract/player/promotions/read-referral.ts'
import { formatDate, formatDay, formatMoney } from '../../../../design/format.ts'
import { useSend } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { briefMoney } from '../../../ui/promotions/story.tsx'
import type { Friend, Referral, Terms } from './types.ts'
import styles from './referral.module.css'

/** Friends with what each still lacks, and the rewards to press. */
export function FriendList({ referral }: { referral: Referral }) {
  const t = useText()
  const { friends, terms, currency, rewardsAmount, sharesAmount } = referral
  const claim = useSend(claimRewards, { changes: [readReferral] })
  const press = async (rewardId: string) => {
    try {
      const { amount } = await claim.mutateAsync({ body: { rewardId } })
      toast.good(t('referral_claimed', { amount: formatMoney(amount, currency) }))
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
  }
  const ready = friends.filter(({ reward }) => reward?.state === 'READY').length
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <section className="stack">
      <header className={styles.head}>
        <h2>{t('referral_friends_title')}</h2>
        {ready > 0 && !referral.isPaused ? (
          <span className="small text-2">{t('referral_ready', { count: ready })}</span>
        ) : null}
      </header>
      {friends.length === 0 ? (
        <EmptyState isSmall title={t('referral_empty')} />
      ) : (
        <ul className="panel">
          {friends.map((friend) => (
            <FriendRow
              key={friend.referralId}
              friend={friend}
              terms={terms}
              outcome={
                friend.reward?.state === 'READY' && !referral.isPaused ? (
                  <Button
                    kind="primary"
                    isBusy={claim.isPending}
                    onClick={() => void press(friend.reward!.rewardId)}
                  >
                    {t('referral_claim', { amount: money(friend.reward.amount) })}
                  </Button>
                ) : (
                  <Outcome friend={friend} currency={currency} />
                )
              }
            />
          ))}
        </ul>
      )}
      <p className="small text-3">
        {rewardsAmount + sharesAmount > 0
          ? `${t('referral_earned_parts', {
              total: money(rewardsAmount + sharesAmount),
              rewards: money(rewardsAmount),
              shares: money(sharesAmount),
            })} `
          : ''}
        {t('referral_privacy')}
      </p>
    </section>
  )
}

function FriendRow({
  friend,
  terms,
  outcome,
}: {
  friend: Friend
  terms: Terms | null
  outcome: React.ReactNode
}) {
  const t = useText()
  const { name, registeredAt, state, hasDeposit, hasValid, shareUntil, reward } = friend
  return (
    <li className={styles.friend}>
      <div className={styles.what}>
        <span className={styles.who}>
          <b>{name}</b>
          <span className="small text-3">
            {t('referral_friend_joined', { time: formatDate(registeredAt) })}
          </span>
        </span>
        {terms && (state === 'OPEN' || state === 'MET') ? (
          <span className={styles.conditions}>
            <Condition
              isMet={hasDeposit}
              text={t('referral_condition_deposit', { amount: briefMoney(terms.friendDepositAmount) })}
            />
            <Condition
              isMet={hasValid}
              text={t('referral_condition_valid', { amount: briefMoney(terms.friendValidAmount) })}
            />
          </span>
        ) : null}
        {state === 'OPEN' ? <Lacks friend={friend} /> : null}
        {state === 'REFUSED' ? <span className="small text-2">{t('referral_refused_same')}</span> : null}
        {shareUntil ? (
          <span className="small text-2">{t('referral_share_until', { until: formatDay(shareUntil) })}</span>
        ) : null}
        {reward?.state === 'READY' ? (
          <span className="small text-2">
            {t('referral_claim_until', { until: formatDate(reward.claimUntil) })}
          </span>
        ) : null}
      </div>
      <div className={styles.outcome}>{outcome}</div>
    </li>
  )
}

function Condition({ isMet, text }: { isMet: boolean; text: string }) {
  return (
    <span className={isMet ? styles.met : undefined}>
      <Icon name={isMet ? 'check' : 'clock'} size={16} />
      {text}
    </span>
  )
}

/** Which of both is missing; never how much of it. */
function Lacks({ friend: { hasDeposit, hasValid } }: { friend: Friend }) {
  const t = useText()
  if (hasDeposit && hasValid) return null
  const what = hasDeposit ? 'valid' : hasValid ? 'deposit' : 'both'
  return (
    <span className="small">
      {t('referral_friend_lacks', { what: t(`referral_lacks_${what}` as const) })}
    </span>
  )
}

function Outcome({ friend: { state, reward, lastDay }, currency }: { friend: Friend; currency: string }) {
  const t = useText()
  if (reward?.state === 'CLAIMED')
    return (
      <Badge tone="good">{t('referral_received', { amount: formatMoney(reward.amount, currency) })}</Badge>
    )
  if (reward?.state === 'EXPIRED') return <Badge>{t('referral_expired')}</Badge>
  if (state === 'MET') return <Badge tone="good">{t('referral_friend_state_done')}</Badge>
  if (state === 'LATE') return <Badge>{t('referral_friend_state_late')}</Badge>
  if (state === 'REFUSED') return <Badge>{t('referral_friend_state_refused')}</Badge>
  return <Badge tone="waiting">{t('referral_until', { until: formatDay(lastDay) })}</Badge>
}
