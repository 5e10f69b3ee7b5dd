import { QueryClientProvider } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { listOpenPromotions } from '../../../contract/player/promotions/list-open-promotions.ts'
import { listPromotions } from '../../../contract/player/promotions/list-promotions.ts'
import type { ClaimState } from '../../../contract/shared/promotion-words.ts'
import { queryClient } from '../../client/query-client.ts'
import { session } from '../../client/session.ts'
import { useCall } from '../../client/use-call.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { pictureSources } from '../../ui/layout/picture.tsx'
import { promotionPicture } from '../../ui/promotions/picture.ts'
import { useStory } from '../../ui/promotions/story.tsx'
import { AppLink } from '../app-link.tsx'
import { type Shown, stateText, stateTone } from '../features/promotions/words.ts'
import { paths } from '../paths.ts'
import { member } from '../state/member.ts'
import styles from './home-offers.module.css'

const MOST = 3
/** What is worth a place on the home page; what waits to be claimed comes first. */
const worth: readonly ClaimState[] = ['CLAIM', 'JOIN', 'PROCESS', 'JOINED', 'COMING_SOON']

/** Home works without the router, so this brings the query client itself. */
export default function HomeOffers() {
  return (
    <QueryClientProvider client={queryClient}>
      <Offers />
    </QueryClientProvider>
  )
}

/** A few promotions that may be used now; without any there is nothing, nor on a break from play. */
function Offers() {
  const isSignedIn = useStore(session, ({ token }) => token !== null)
  const info = useStore(member, (state) => state.info)
  if (!isSignedIn || info?.isTrial) return <VisitorOffers />
  return info && !info.restricted ? <MemberOffers /> : null
}

function MemberOffers() {
  const { data } = useCall(listPromotions, {}, { staleMs: 60_000 })
  const list = data?.list ?? []
  return <Section cards={worth.flatMap((state) => list.filter((card) => card.state === state))} />
}

function VisitorOffers() {
  const { data } = useCall(listOpenPromotions, {}, { staleMs: 60_000 })
  return <Section cards={data?.list ?? []} />
}

function Section({ cards }: { cards: readonly Shown[] }) {
  const t = useText()
  if (cards.length === 0) return null
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="title-OFFERS">
      <header className={styles.head}>
        <h2 id="title-OFFERS">
          <Icon name="promo" size={24} className={styles.icon} />
          {t('nav_promotions')}
        </h2>
        <AppLink className={styles.more} href={paths.promotions()}>
          {t('home_section_all')}
          <span className="sr-only">{t('nav_promotions')}</span>
          <Icon name="r" size={16} />
        </AppLink>
      </header>
      <ul className={styles.cards}>
        {cards.slice(0, MOST).map((card) => (
          <Offer key={card.promotionId} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ card }: { card: Shown }) {
  const t = useText()
  const story = useStory()
  return (
    <li className={`panel ${styles.card}`}>
      <img
        {...pictureSources(promotionPicture(card))}
        sizes="(min-width: 700px) 380px, 112px"
        alt=""
        loading="lazy"
      />
      <div className={styles.body}>
        <span>
          <Badge tone={stateTone[card.state]}>{t(stateText(card.state))}</Badge>
        </span>
        <h3>
          <AppLink href={paths.promotion(card.promotionId)}>{card.name}</AppLink>
        </h3>
        <p className={`small text-2 ${styles.story}`}>{card.summary || story(card.headline)}</p>
      </div>
    </li>
  )
}
