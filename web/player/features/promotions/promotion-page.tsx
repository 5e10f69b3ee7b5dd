import { useState } from 'react'
import { useStore } from 'zustand'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { readPromotion } from '../../../../contract/player/promotions/read-promotion.ts'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { momentText, Story, useStory } from '../../../ui/promotions/story.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import { AppButton } from '../../app-button.tsx'
import { GiveUp } from '../../bonus/give-up.tsx'
import { paths } from '../../paths.ts'
import { member } from '../../state/member.ts'
import { usePromotionNews } from '../../state/promotion-news.ts'
import { usePageTitle } from '../../state/page-title.ts'
import { BonusParts } from './bonus-parts.tsx'
import { FreeRoundsPanel } from './free-rounds.tsx'
import { Ended } from './ended.tsx'
import { PromotionButton } from './promotion-button.tsx'
import { PromotionFrame } from './promotion-frame.tsx'
import styles from './promotions.module.css'
import { VisitorPromotion } from './visitor-promotions.tsx'
import { badgeText, type Bonus, type Card, type Detail, stateHelp, stateText, stateTone } from './words.ts'

/** One promotion: visitors and trial accounts read its terms, members act on it. */
export default function PromotionPage(page: { promotionId: string }) {
  const isMember = useStore(member, ({ info }) => info !== null && !info.isTrial)
  return isMember ? <MemberPromotion {...page} /> : <VisitorPromotion {...page} />
}

/** What the member may do now, how far they are, where the figures come from, and the terms. */
function MemberPromotion({ promotionId }: { promotionId: string }) {
  const t = useText()
  const story = useStory()
  const { data, error } = useCall(readPromotion, { params: { promotionId } }, { refetchEveryMs: 30_000 })
  const [isGivenUp, setGivenUp] = useState(false)
  usePromotionNews(readPromotion)
  usePageTitle(data?.card.name)
  if (!data)
    return (
      <div className={`wrap ${styles.page}`}>
        {error ? (
          <EmptyState
            title={errorText(error, t)}
            action={<AppButton href={paths.promotions()}>{t('promo_back')}</AppButton>}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
    )
  const { card, bonus, story: terms } = data
  // Beside the figures of a bonus that is being played; else they are what the page is about.
  const full = (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_terms')}</h2>
      <div className="small text-2">
        <Story lines={terms} />
      </div>
      {data.events.length > 0 ? <p className="note text-3">{t('promo_terms_joined')}</p> : null}
    </section>
  )
  return (
    <PromotionFrame
      card={card}
      act={<Act card={card} />}
      beside={
        bonus ? (
          <>
            {bonus.doneAmount < bonus.requiredAmount ? <Wallet onGivenUp={() => setGivenUp(true)} /> : null}
            {full}
          </>
        ) : null
      }
    >
      <p>{card.summary || story(card.headline)}</p>
      {bonus ? <Left bonus={bonus} /> : card.targetAmount > 0 ? <Goal card={card} /> : null}
      {bonus ? <BonusParts card={card} bonus={bonus} /> : null}
      {card.freeRounds ? <FreeRoundsPanel grant={card.freeRounds} /> : null}
      {data.ended ? <Ended card={card} ended={data.ended} isNew={isGivenUp} /> : null}
      {data.events.some(({ state }) => state === 'APPLYING') && !bonus && !card.freeRounds ? (
        <Events events={data.events} reason={card.reason} />
      ) : null}
      {bonus ? null : full}
    </PromotionFrame>
  )
}

/** The state in a word and a sentence, and the one thing to do. */
function Act({ card }: { card: Card }) {
  const t = useText()
  const language = useLanguage()
  const counts = card.changesAt !== null && ['COMING_SOON', 'CLAIM', 'SIGNED'].includes(card.state)
  return (
    <section className={`panel ${styles.act}`} aria-live="polite">
      <span>
        <Badge tone={stateTone[card.state]}>{t(badgeText(card))}</Badge>
      </span>
      <p className="small text-2">{stateHelp(card, t, language)}</p>
      {counts ? (
        <Countdown
          endsAt={card.changesAt!}
          clockOffsetMs={serverOffsetMs()}
          label={t(stateText(card.state))}
        />
      ) : null}
      <PromotionButton card={card} isOnPage />
    </section>
  )
}

/** What is still to be played, large. */
function Left({ bonus: { requiredAmount, doneAmount, expiresAt } }: { bonus: Bonus }) {
  const t = useText()
  const language = useLanguage()
  const left = Math.max(0, requiredAmount - doneAmount)
  return (
    <section className={`yo frame ${styles.left}`}>
      <span className="small text-2">{t(left > 0 ? 'promo_turnover_left' : 'promo_step_met')}</span>
      <b>{formatMoney(left)}</b>
      <Progress
        share={requiredAmount === 0 ? 1 : doneAmount / requiredAmount}
        label={t('promo_turnover_left')}
      />
      <span className={`small text-2 ${styles.ends}`}>
        <span>{t('promo_turnover_done', { done: formatMoney(doneAmount) })}</span>
        <span>{t('promo_turnover_of', { target: formatMoney(requiredAmount) })}</span>
      </span>
      {expiresAt && left > 0 ? (
        <p className="small text-2">
          {t('promo_turnover_until', { until: momentText(expiresAt, language) })}
        </p>
      ) : null}
    </section>
  )
}

/** How far a condition is that is not turnover. */
function Goal({ card: { doneAmount, targetAmount } }: { card: Card }) {
  const t = useText()
  return (
    <section className={`panel ${styles.part}`}>
      <Progress share={doneAmount / targetAmount} label={t('promo_status_process')} />
      <span className={`small text-2 ${styles.ends}`}>
        <span>{t('promo_turnover_done', { done: formatMoney(doneAmount) })}</span>
        <span>{t('promo_turnover_of', { target: formatMoney(targetAmount) })}</span>
      </span>
    </section>
  )
}

function Events({ events, reason }: { events: Detail['events']; reason: string }) {
  const t = useText()
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_application')}</h2>
      <Timeline
        label={t('promo_application')}
        steps={events.map(({ state, at }, place) => ({
          key: `${state} ${at}`,
          title: t(stateText(state)),
          note: state === 'REJECTED' && place === events.length - 1 ? reason : undefined,
          time: formatRecordTime(at),
          state:
            state === 'REJECTED'
              ? 'failed'
              : place === events.length - 1 && state === 'APPLYING'
                ? 'now'
                : 'done',
        }))}
      />
    </section>
  )
}

/** What is the member's own and what is bonus, and the way to give the bonus up. */
function Wallet({ onGivenUp }: { onGivenUp: () => void }) {
  const t = useText()
  const { data } = useCall(checkWithdrawal)
  if (!data || data.bonusAmount === 0) return null
  const own = formatMoney(data.balance - data.bonusAmount)
  const bonus = formatMoney(data.bonusAmount)
  return (
    <>
      <section className={`panel ${styles.part}`}>
        <h2>{t('promo_wallet')}</h2>
        <KeyValues
          rows={[
            { key: 'own', label: t('promo_wallet_own'), value: own },
            { key: 'bonus', label: t('promo_origin_bonus'), value: bonus },
            { key: 'sum', label: t('promo_wallet_sum'), value: formatMoney(data.balance), isTotal: true },
          ]}
        />
      </section>
      <section className={`panel ${styles.part}`}>
        <h2>{t('promo_give_up_title')}</h2>
        <p className="small text-2">{t('promo_give_up_text', { bonus, own })}</p>
        <GiveUp standing={data} isBlock onDone={onGivenUp} />
        <AppButton kind="quiet" isBlock href={paths.member('bonusDetails')}>
          {t('promo_details')}
        </AppButton>
      </section>
    </>
  )
}
