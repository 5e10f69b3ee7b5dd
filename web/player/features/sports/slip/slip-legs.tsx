import type { AcceptChange } from '../../../../../kernel/sports/words.ts'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { VirtualLabel } from '../parts/virtual-label.tsx'
import '../texts.ts'
import { marketName } from '../words/market-words.ts'
import { decimalText, isNegative, usePriceText } from '../words/odds-format.ts'
import { faultText } from '../words/sentence.ts'
import { sportIcon } from '../words/sport-names.ts'
import { acceptText, lineMovedText, nameOf, type PriceText, sidesOf } from './leg-words.ts'
import { mustAsk } from './slip.ts'
import { removeLegs } from './slip-store.ts'
import { type LegView, termsOf } from './slip-sums.ts'
import acceptStyles from './leg-accept.module.css'
import styles from './slip.module.css'
import sportStyles from './sport-icon.module.css'

interface SlipLegsProps {
  views: readonly LegView[]
  /** Legs of one bet: their prices are multiplied, so they are written in decimals. */
  isOneBet: boolean
  acceptChange: AcceptChange
  refusals: ReadonlyMap<string, string>
  /** The member takes a selection at what it is sold at now. */
  onAgree: (view: LegView) => void
}

/** The selections of the slip with what they cost by now. */
export function SlipLegs({ views, refusals, ...rest }: SlipLegsProps) {
  return (
    <ul className={styles.legs}>
      {views.map((view) => (
        <LegRow key={view.key} {...rest} view={view} refusal={refusals.get(view.key) ?? null} />
      ))}
    </ul>
  )
}

type LegRowProps = Pick<SlipLegsProps, 'isOneBet' | 'acceptChange' | 'onAgree'> & {
  view: LegView
  refusal: string | null
}

function LegRow({ view, isOneBet, acceptChange, refusal, onAgree }: LegRowProps) {
  const t = useText()
  const legPriceText = useLegPriceText(isOneBet)
  const { leg, key, fate, price } = view
  const textOf = (one: number) => legPriceText(leg, one)
  const name = nameOf(leg, t)
  const sides = sidesOf(leg)
  const isChanged = fate === 'BETTER' || fate === 'WORSE'
  const look = [styles.leg, fate === 'WORSE' && styles.worse, fate === 'BETTER' && styles.better]
  const fateText = useFateText(view, legPriceText)
  const problem = refusal ?? fateText
  const accept = acceptText(leg, termsOf(view), t, legPriceText)
  return (
    <li className={look.filter(Boolean).join(' ')}>
      <div className={styles.pick}>
        <b>{name}</b>
        {isChanged ? <s>{textOf(leg.price)}</s> : null}
        <span className={`number ${isNegative(textOf(price)) ? 'negative' : ''}`}>{textOf(price)}</span>
        <IconButton
          icon="close"
          iconSize={16}
          label={`${t('sport_slip_remove')}: ${name}`}
          onClick={() => removeLegs([key])}
        />
      </div>
      <span className={styles.versus}>
        <Icon name={sportIcon(leg.sportCode)} size={16} className={sportStyles.icon} />
        {sides ? t('sport_match_versus', sides) : leg.leagueName} <VirtualLabel isVirtual={leg.isVirtual} />
      </span>
      <span className={styles.market}>
        {marketName(leg, sides, t)}
        {leg.isLive ? ` · ${t('sport_state_live')}` : ''}
      </span>
      {problem ? (
        <span className={styles.problem} role="status">
          <Icon name={fate === 'LOCKED' ? 'lock' : 'warn'} size={16} />
          {problem}
        </span>
      ) : null}
      {mustAsk(fate, acceptChange) ? (
        <Button
          size="small"
          className={acceptStyles.accept}
          aria-label={`${accept}: ${name}`}
          onClick={() => onAgree(view)}
        >
          {accept}
        </Button>
      ) : null}
    </li>
  )
}

/** Prices of a single in the member's format, those of a parlay in decimals. */
export function useLegPriceText(isOneBet: boolean): PriceText {
  const priceText = usePriceText()
  return (leg, price) => (isOneBet ? decimalText(price) : priceText(leg.typeCode, price))
}

/** What keeps a leg from being bet on. */
function useFateText({ leg, fate, movedTo, fault }: LegView, priceText: PriceText): string | null {
  const t = useText()
  const language = useLanguage()
  if (fate === 'LOCKED') return t('sport_market_state_suspended')
  if (movedTo) return lineMovedText(leg, movedTo, t, priceText)
  return (
    faultText(fault, language) ?? (fate === 'GONE' || fault !== null ? t('sport_market_state_closed') : null)
  )
}
