import { useState } from 'react'
import { listPromotions } from '../../../../contract/player/promotions/list-promotions.ts'
import type { ClaimState } from '../../../../contract/shared/promotion-words.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { momentText, useStory } from '../../../ui/promotions/story.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { AppButton } from '../../app-button.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { usePromotionNews } from '../../state/promotion-news.ts'
import { PromotionButton } from './promotion-button.tsx'
import styles from './promotions.module.css'
import { type Card, depositKinds, badgeText, pictureOf, stateHelp, stateTone } from './words.ts'

const untouched: readonly ClaimState[] = ['COMING_SOON', 'JOIN', 'CLOSE']

const groups = {
  all: () => true,
  claimable: ({ state }: Card) => state === 'CLAIM',
  deposit: ({ kind, state }: Card) => depositKinds.includes(kind) && state !== 'CLOSE',
  play: ({ kind, state }: Card) => !depositKinds.includes(kind) && state !== 'CLOSE',
  mine: ({ state }: Card) => !untouched.includes(state),
  ended: ({ state }: Card) => state === 'CLOSE',
} as const
const endedLast = ({ state }: Card) => (state === 'CLOSE' ? 1 : 0)
type Group = keyof typeof groups
const groupKeys = Object.keys(groups) as Group[]

const emptyTexts: Readonly<Record<Group, TextKey>> = {
  all: 'promo_empty',
  claimable: 'promo_empty_claimable',
  deposit: 'promo_empty',
  play: 'promo_empty',
  mine: 'promo_empty_mine',
  ended: 'promo_empty_ended',
}

/** What the house offers the member, each with its state and the one thing to do. */
export default function PromotionsPage() {
  const t = useText()
  const [group, setGroup] = useState<Group>('all')
  const { data, error } = useCall(listPromotions, {}, { staleMs: 5_000, refetchEveryMs: 60_000 })
  usePromotionNews(listPromotions)
  const cards = (data?.list ?? [])
    .filter(groups[group])
    // What has ended stands last; the order is the house's otherwise.
    .sort((one, other) => endedLast(one) - endedLast(other))
  const isLed = group === 'all' && cards[0] !== undefined && cards[0].state !== 'CLOSE'
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('promo_title')}</h1>
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {data ? (
        <Tabs
          label={t('promo_title')}
          value={group}
          onChange={setGroup}
          tabs={groupKeys.map((key) => ({
            key,
            text: t(`promo_tab_${key}`),
            count: key === 'claimable' ? data.list.filter(groups.claimable).length : undefined,
          }))}
        >
          {cards.length === 0 ? <EmptyState title={t(emptyTexts[group])} /> : null}
          <div className={styles.cards}>
            {cards.map((card, place) => (
              <PromotionTile key={card.promotionId} card={card} isLarge={isLed && place === 0} />
            ))}
          </div>
        </Tabs>
      ) : error ? null : (
        <Skeleton shape="block" />
      )}
    </div>
  )
}

function PromotionTile({ card, isLarge }: { card: Card; isLarge: boolean }) {
  const t = useText()
  const language = useLanguage()
  const story = useStory()
  const own = paths.promotion(card.promotionId)
  const isRunning = card.targetAmount > 0 && card.doneAmount > 0 && card.state === 'PROCESS'
  return (
    <article className={`panel ${styles.tile} ${isLarge ? styles.large : ''}`}>
      <AppLink href={own} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img
          {...pictureSources(pictureOf(card))}
          sizes={isLarge ? '(min-width: 1000px) 660px, 96vw' : '(min-width: 1000px) 380px, 96vw'}
          alt=""
        />
      </AppLink>
      <div className={styles.body}>
        <span>
          <Badge tone={stateTone[card.state]}>{t(badgeText(card))}</Badge>
        </span>
        <h2>
          <AppLink href={own}>{card.name}</AppLink>
        </h2>
        <p className="small text-2">{card.summary || story(card.headline)}</p>
        {isRunning ? (
          <Progress share={card.doneAmount / card.targetAmount} label={t('promo_status_process')} />
        ) : null}
        {card.state === 'JOIN' ? null : <p className="small text-2">{stateHelp(card, t, language)}</p>}
        {card.endsAt && card.state !== 'CLOSE' ? (
          <p className={`note text-3 ${styles.end}`}>
            <Icon name="cal" size={16} />
            {t('promo_ends', { until: momentText(card.endsAt, language) })}
          </p>
        ) : null}
        <div className={styles.actions}>
          <PromotionButton card={card} />
          {isLarge && card.action !== null ? (
            <AppButton kind="quiet" href={own}>
              {t('promo_see_terms')}
            </AppButton>
          ) : null}
        </div>
      </div>
    </article>
  )
}
