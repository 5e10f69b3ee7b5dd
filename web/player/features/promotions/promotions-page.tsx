import { useState } from 'react'
import { useStore } from 'zustand'
import { listPromotions } from '../../../../contract/player/promotions/list-promotions.ts'
import type { ClaimState } from '../../../../contract/shared/promotion-words.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { member } from '../../state/member.ts'
import { usePromotionNews } from '../../state/promotion-news.ts'
import { PromotionButton } from './promotion-button.tsx'
import { PromotionTile } from './promotion-tile.tsx'
import styles from './promotions.module.css'
import { VisitorPromotions } from './visitor-promotions.tsx'
import { type Card, depositKinds, badgeText, stateHelp } from './words.ts'

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

/** What the house offers: visitors and trial accounts read it, members act on it. */
export default function PromotionsPage() {
  const isMember = useStore(member, ({ info }) => info !== null && !info.isTrial)
  return isMember ? <MemberPromotions /> : <VisitorPromotions />
}

/** What the house offers the member, each with its state and the one thing to do. */
function MemberPromotions() {
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
              <MemberTile key={card.promotionId} card={card} isLarge={isLed && place === 0} />
            ))}
          </div>
        </Tabs>
      ) : error ? null : (
        <Skeleton shape="block" />
      )}
    </div>
  )
}

function MemberTile({ card, isLarge }: { card: Card; isLarge: boolean }) {
  const t = useText()
  const language = useLanguage()
  const isRunning = card.targetAmount > 0 && card.doneAmount > 0 && card.state === 'PROCESS'
  return (
    <PromotionTile
      card={card}
      badge={t(badgeText(card))}
      isLarge={isLarge}
      actions={
        <>
          <PromotionButton card={card} />
          {isLarge && card.action !== null ? (
            <AppButton kind="quiet" href={paths.promotion(card.promotionId)}>
              {t('promo_see_terms')}
            </AppButton>
          ) : null}
        </>
      }
    >
      {isRunning ? (
        <Progress share={card.doneAmount / card.targetAmount} label={t('promo_status_process')} />
      ) : null}
      {card.state === 'JOIN' ? null : <p className="small text-2">{stateHelp(card, t, language)}</p>}
    </PromotionTile>
  )
}
