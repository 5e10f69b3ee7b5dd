import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { MOST_BET_LEGS } from '../../../../../kernel/sports/bets.ts'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { faultText } from '../words/sentence.ts'
import { keyOf, relatedPair, type Slip, slipFaultOf } from './slip.ts'
import { nameOf } from './leg-words.ts'
import { removeLegs } from './slip-store.ts'
import styles from './slip.module.css'

interface SlipFaultProps {
  slip: Slip
  /** The code of the refusal, and what its sentence names. */
  fault: string | null
  args: readonly string[]
}

/** Why the selections cannot be one bet, and how to keep one of the two that exclude each other. */
export function SlipFault({ slip, fault, args }: SlipFaultProps) {
  const t = useText()
  const language = useLanguage()
  const own = slipFaultOf(slip)
  const pair = own === null || slip.kind === 'SINGLE' ? null : relatedPair(slip.legs)
  const text =
    own === 'SPORT_RELATED'
      ? t('sport_slip_related')
      : own === 'SPORT_RELATED_OUTRIGHT'
        ? t('sport_slip_related_outright')
        : own === 'SPORT_LEGS'
          ? t('sport_slip_legs_max', { n: MOST_BET_LEGS })
          : faultText(fault, language, args)
  if (text === null) return null
  return (
    <div className={styles.fault} role="alert">
      <Icon name="ban" size={20} />
      <p>{text}</p>
      {pair ? (
        <div className={styles.pair}>
          {pair.map((leg, at) => (
            <Button key={keyOf(leg)} size="small" onClick={() => removeLegs([keyOf(pair[1 - at]!)])}>
              {t('sport_slip_keep_one', { selection: nameOf(leg, t) })}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
