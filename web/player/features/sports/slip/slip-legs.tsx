import { IconButton } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { VirtualLabel } from '../parts/virtual-label.tsx'
import '../texts.ts'
import { marketName } from '../words/market-words.ts'
import { decimalText, isNegative, usePriceText } from '../words/odds-format.ts'
import { faultText } from '../words/sentence.ts'
import { sportIcon } from '../words/sport-names.ts'
import { lineMovedText, nameOf, sidesOf } from './leg-words.ts'
import { removeLegs } from './slip-store.ts'
import type { LegView } from './slip-sums.ts'
import styles from './slip.module.css'
import sportStyles from './sport-icon.module.css'

interface SlipLegsProps {
  views: readonly LegView[]
  /** Legs of one bet: their prices are multiplied, so they are written in decimals. */
  isOneBet: boolean
  refusals: ReadonlyMap<string, string>
}

/** The selections of the slip with what they cost by now. */
export function SlipLegs({ views, isOneBet, refusals }: SlipLegsProps) {
  return (
    <ul className={styles.legs}>
      {views.map((view) => (
        <LegRow key={view.key} view={view} isOneBet={isOneBet} refusal={refusals.get(view.key) ?? null} />
      ))}
    </ul>
  )
}

function LegRow({ view, isOneBet, refusal }: { view: LegView; isOneBet: boolean; refusal: string | null }) {
  const t = useText()
  const priceText = usePriceText()
  const { leg, key, fate, price } = view
  const textOf = (one: number) => (isOneBet ? decimalText(one) : priceText(leg.typeCode, one))
  const name = nameOf(leg, t)
  const sides = sidesOf(leg)
  const isChanged = fate === 'BETTER' || fate === 'WORSE'
  const look = [styles.leg, fate === 'WORSE' && styles.worse, fate === 'BETTER' && styles.better]
  const fateText = useFateText(view)
  const problem = refusal ?? fateText
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
    </li>
  )
}

/** What keeps a leg from being bet on. */
function useFateText({ leg, fate, line, fault }: LegView): string | null {
  const t = useText()
  const language = useLanguage()
  if (fate === 'LOCKED') return t('sport_market_state_suspended')
  if (fate === 'LINE') return lineMovedText(leg, line, t)
  return (
    faultText(fault, language) ?? (fate === 'GONE' || fault !== null ? t('sport_market_state_closed') : null)
  )
}
