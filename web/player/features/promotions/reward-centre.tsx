import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { claimRewards } from '../../../../contract/player/promotions/claim-rewards.ts'
import { listFreeRounds } from '../../../../contract/player/promotions/list-free-rounds.ts'
import { listPromotions } from '../../../../contract/player/promotions/list-promotions.ts'
import { listRewards, type listRewardsSchemas } from '../../../../contract/player/promotions/list-rewards.ts'
import { readPromotion } from '../../../../contract/player/promotions/read-promotion.ts'
import { readRedEnvelope } from '../../../../contract/player/promotions/read-red-envelope.ts'
import { readRebate } from '../../../../contract/player/promotions/read-rebate.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney, formatShortTime } from '../../../../design/format.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Badge, type BadgeTone, CountBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { briefMoney, momentText } from '../../../ui/promotions/story.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { refreshShown } from '../../state/member.ts'
import { usePromotionNews } from '../../state/promotion-news.ts'
import { useSite } from '../../state/site.ts'
import { FreeRoundsWaiting } from './free-rounds.tsx'
import pageStyles from './promotions.module.css'
import { deadlineText } from './deadline.ts'
import styles from './reward-centre.module.css'
import { rewardKinds, sourceIcons } from './reward-kinds.ts'

type Rewards = ValueOf<typeof listRewardsSchemas>

/** What is ready to be claimed, whatever it comes from, and what was received. */
export default function RewardCentre() {
  const t = useText()
  const { data, error } = useCall(listRewards, {}, { staleMs: 1_000, refetchEveryMs: 30_000 })
  usePromotionNews(listRewards)
  const send = useSend(claimRewards, {
    changes: [listRewards, listFreeRounds, listPromotions, readPromotion, readRebate, checkBalance],
  })
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const claim = async (rewardId?: string) => {
    try {
      const given = await send.mutateAsync({ body: rewardId ? { rewardId } : {} })
      if (given.count === 0) toast.info(t('reward_none_left'))
      else if (given.amount > 0)
        toast.good(t('reward_claimed_all', { n: given.count, amount: formatMoney(given.amount) }))
      else if (given.pointsAmount > 0)
        toast.good(t('reward_claimed_points', { points: formatMoney(given.pointsAmount, 'POINT') }))
      if (given.roundCount > 0) toast.good(t('reward_claimed_rounds', { n: given.roundCount }))
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
    void refreshShown()
  }
  return (
    <div className={pageStyles.detail}>
      <div className={pageStyles.main}>
        <FreeRoundsWaiting />
        {data.ready.length === 0 ? (
          <section className="panel">
            <EmptyState isSmall title={t('reward_empty')} text={t('reward_empty_hint')} />
          </section>
        ) : (
          <>
            <Total rewards={data} isBusy={send.isPending} onClaim={() => void claim()} />
            <Ready
              rewards={data.ready}
              isBusy={send.isPending}
              onClaim={(rewardId) => void claim(rewardId)}
            />
          </>
        )}
        <Received rewards={data.received} />
      </div>
      <aside className={pageStyles.aside}>
        <Kinds />
        <Upcoming />
      </aside>
    </div>
  )
}

function Total({
  rewards: { ready, totalAmount, totalPoints, requiredAmount },
  isBusy,
  onClaim,
}: {
  rewards: Rewards
  isBusy: boolean
  onClaim: () => void
}) {
  const t = useText()
  return (
    <section className={`yo frame ${styles.total}`}>
      <span className="small text-2">{t('promo_claimable_count', { n: ready.length })}</span>
      <span className={styles.sum}>
        {totalAmount > 0 || totalPoints === 0 ? <b>{formatMoney(totalAmount)}</b> : null}
        {totalPoints > 0 ? (
          <span>
            {totalAmount > 0 ? '+ ' : ''}
            {t('reward_points', { points: formatMoney(totalPoints, 'POINT') })}
          </span>
        ) : null}
      </span>
      <Button kind="primary" size="large" isBlock isBusy={isBusy} onClick={onClaim}>
        {t('reward_claim_all')}
      </Button>
      {requiredAmount > 0 ? (
        <p className="note text-2">{t('reward_turnover_all', { amount: formatMoney(requiredAmount) })}</p>
      ) : null}
    </section>
  )
}

function Ready({
  rewards,
  isBusy,
  onClaim,
}: {
  rewards: Rewards['ready']
  isBusy: boolean
  onClaim: (rewardId: string) => void
}) {
  const t = useText()
  const language = useLanguage()
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{t('reward_ready')}</h2>
        <CountBadge count={rewards.length} />
      </div>
      <ul className="panel">
        {rewards.map(({ rewardId, source, name, amount, pointsAmount, roundCount, times, claimUntil }) => (
          <li key={rewardId} className={styles.row}>
            <span className={styles.sign}>
              <Icon name={sourceIcons[source] ?? 'gift'} size={24} />
            </span>
            <span className={styles.what}>
              <b>{name}</b>
              <span className="small text-2">
                {[
                  times > 0 && amount > 0 ? t('reward_turnover', { times: String(times) }) : '',
                  claimUntil ? t('reward_expires', { until: deadlineText(claimUntil, language) }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.worth}>
              <b className="number">
                <Worth amount={amount} pointsAmount={pointsAmount} roundCount={roundCount} />
              </b>
              <Button
                kind="line"
                isBusy={isBusy}
                aria-label={`${t('reward_claim')} ${name}`}
                onClick={() => onClaim(rewardId)}
              >
                {t('reward_claim')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Worth({
  amount,
  pointsAmount,
  roundCount = 0,
}: {
  amount: number
  pointsAmount: number
  roundCount?: number
}) {
  const t = useText()
  if (roundCount > 0) return t('reward_rounds', { n: roundCount })
  return pointsAmount > 0
    ? t('reward_points', { points: formatMoney(pointsAmount, 'POINT') })
    : formatMoney(amount)
}

const outcomeTones = { ISSUED: 'good', CLAIMED: 'good', EXPIRED: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>

function Received({ rewards }: { rewards: Rewards['received'] }) {
  const t = useText()
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{t('reward_history')}</h2>
      </div>
      {rewards.length === 0 ? <p className="small text-3">{t('reward_history_empty')}</p> : null}
      <ul className="panel">
        {rewards.map(({ rewardId, name, amount, pointsAmount, outcome, at }) => (
          <li key={`${rewardId} ${at}`} className={styles.row}>
            <span className={styles.what}>
              <b>{name}</b>
              <span className="small text-2">{formatShortTime(at)}</span>
            </span>
            <span className={styles.worth}>
              <span className={`number ${outcome === 'EXPIRED' ? 'text-3' : 'positive'}`}>
                {outcome === 'EXPIRED' ? '' : '+'}
                <Worth amount={amount} pointsAmount={pointsAmount} />
              </span>
              <Badge tone={outcomeTones[outcome]}>
                {t(`reward_outcome_${outcome.toLowerCase() as Lowercase<typeof outcome>}`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Kinds() {
  const t = useText()
  const offered = useSite()
  return (
    <nav className={styles.kinds} aria-label={t('reward_kinds')}>
      {rewardKinds
        .filter(({ needs }) => !needs || offered[needs])
        .map(({ key, text, icon, href }) => (
          <AppLink key={key} href={href}>
            <Icon name={icon} size={24} />
            {t(text)}
          </AppLink>
        ))}
    </nav>
  )
}

/** Promotions that open later. */
function Upcoming() {
  const t = useText()
  const language = useLanguage()
  const { data } = useCall(listPromotions, {}, { staleMs: 30_000 })
  const { data: rains } = useCall(readRedEnvelope, {}, { staleMs: 30_000 })
  const soon = (data?.list ?? []).filter(({ state }) => state === 'COMING_SOON').slice(0, 4)
  const rain = rains?.isLeftOut || rains?.rain?.state !== 'WAITING' ? null : rains.rain
  if (soon.length === 0 && !rain) return null
  return (
    <section className={`panel ${pageStyles.part}`}>
      <h2>{t('reward_upcoming')}</h2>
      <ul>
        {rain ? (
          <li className={styles.row}>
            <AppLink href={paths.member('redEnvelope')} className={styles.what}>
              <b>{t('reward_rain', { pool: briefMoney(rain.poolAmount) })}</b>
              <span className="small text-2">{momentText(rain.opensAt, language)}</span>
            </AppLink>
          </li>
        ) : null}
        {soon.map(({ promotionId, name, startsAt }) => (
          <li key={promotionId} className={styles.row}>
            <AppLink href={paths.promotion(promotionId)} className={styles.what}>
              <b>{name}</b>
              <span className="small text-2">{momentText(startsAt, language)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
