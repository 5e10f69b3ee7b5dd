import { listOpenPromotions } from '../../../../contract/player/promotions/list-open-promotions.ts'
import { readOpenPromotion } from '../../../../contract/player/promotions/read-open-promotion.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText, type Translate } from '../../../ui/i18n/text.tsx'
import type { Language } from '../../../ui/i18n/messages.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { momentText, Story, useStory } from '../../../ui/promotions/story.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { AppButton } from '../../app-button.tsx'
import { mayActAsMember } from '../../guards.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../state/page-title.ts'
import { PromotionFrame } from './promotion-frame.tsx'
import { PromotionTile } from './promotion-tile.tsx'
import styles from './promotions.module.css'
import { type Shown, stateText, stateTone } from './words.ts'

/** What runs or opens soon, for who has no account yet or has not signed in. */
export function VisitorPromotions() {
  const t = useText()
  const language = useLanguage()
  const { data, error } = useCall(listOpenPromotions, {}, { staleMs: 5_000, refetchEveryMs: 60_000 })
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('promo_title')}</h1>
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {data ? (
        <div className={styles.cards}>
          {data.list.map((card, place) => (
            <PromotionTile
              key={card.promotionId}
              card={card}
              badge={t(stateText(card.state))}
              isLarge={place === 0}
              actions={<VisitorActions card={card} isLarge={place === 0} />}
            >
              <Opens card={card} t={t} language={language} />
            </PromotionTile>
          ))}
        </div>
      ) : error ? null : (
        <Skeleton shape="block" />
      )}
      {data?.list.length === 0 ? <EmptyState title={t('promo_empty')} /> : null}
    </div>
  )
}

function VisitorActions({ card, isLarge }: { card: Shown; isLarge: boolean }) {
  const t = useText()
  const own = paths.promotion(card.promotionId)
  const terms = (
    <AppButton kind={isLarge && card.state === 'JOIN' ? 'quiet' : 'line'} isBlock={!isLarge} href={own}>
      {t('promo_see_terms')}
    </AppButton>
  )
  if (card.state !== 'JOIN') return terms
  return (
    <>
      <SignIn promotionId={card.promotionId} />
      {isLarge ? terms : null}
    </>
  )
}

/** The login window, which leads back to the promotion. */
function SignIn({ promotionId }: { promotionId: string }) {
  const t = useText()
  return (
    <Button kind="primary" isBlock onClick={() => void mayActAsMember(paths.promotion(promotionId))}>
      {t('promo_sign_in')}
    </Button>
  )
}

function Opens({ card, t, language }: { card: Shown; t: Translate; language: Language }) {
  if (card.state !== 'COMING_SOON') return null
  return (
    <p className="small text-2">
      {t('promo_state_help_coming_soon', { from: momentText(card.startsAt, language) })}
    </p>
  )
}

/** One promotion with its terms in full, and the way to take part. */
export function VisitorPromotion({ promotionId }: { promotionId: string }) {
  const t = useText()
  const language = useLanguage()
  const story = useStory()
  const { data, error } = useCall(readOpenPromotion, { params: { promotionId } }, { refetchEveryMs: 60_000 })
  usePageTitle(data?.promotion.name)
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
  const { promotion, story: terms } = data
  return (
    <PromotionFrame
      card={promotion}
      act={
        <section className={`panel ${styles.act}`} aria-live="polite">
          <span>
            <Badge tone={stateTone[promotion.state]}>{t(stateText(promotion.state))}</Badge>
          </span>
          <Opens card={promotion} t={t} language={language} />
          {promotion.state === 'COMING_SOON' ? (
            <Countdown
              endsAt={promotion.startsAt}
              clockOffsetMs={serverOffsetMs()}
              label={t(stateText(promotion.state))}
            />
          ) : null}
          {promotion.endsAt ? (
            <p className={`small text-2 ${styles.end}`}>
              <Icon name="cal" size={16} />
              {t('promo_ends', { until: momentText(promotion.endsAt, language) })}
            </p>
          ) : null}
          {promotion.state === 'JOIN' ? <p className="small text-2">{t('promo_sign_in_help')}</p> : null}
          <SignIn promotionId={promotionId} />
        </section>
      }
    >
      <p>{promotion.summary || story(promotion.headline)}</p>
      <section className={`panel ${styles.part}`}>
        <h2>{t('promo_terms')}</h2>
        <div className="small text-2">
          <Story lines={terms} />
        </div>
      </section>
    </PromotionFrame>
  )
}
