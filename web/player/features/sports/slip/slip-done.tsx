import { Icon } from '../../../../ui/icon/icon.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import type { Bet } from '../parts/kinds.ts'
import '../texts.ts'
import { acceptedText } from '../words/bet-words.ts'
import { decimalText, usePriceText } from '../words/odds-format.ts'
import { openSlip } from './slip-store.ts'
import styles from './slip-done.module.css'
import type { Placing } from './use-place.ts'

/** What became of the bets that were just sent. */
export function SlipDone({ outcome, onClose }: { outcome: Placing['outcome']; onClose: () => void }) {
  const t = useText()
  const priceText = usePriceText()
  const { placed, total } = outcome
  const taken = placed.filter(({ state }) => state !== 'PENDING')
  if (placed.length === 0) return null
  const only = placed.length === 1 && total === 1 ? placed[0]! : null
  const priceOf = (bet: Bet) =>
    bet.legs.length === 1 ? priceText(bet.legs[0]!.typeCode, bet.price) : decimalText(bet.price)
  const text =
    placed.length < total
      ? t('sport_slip_part', { accepted: String(placed.length), total })
      : only && taken.length === 1
        ? acceptedText(only, priceOf(only), t)
        : taken.length > 0
          ? t('sport_slip_accepted_many', { n: taken.length })
          : null
  return (
    <div className={styles.done} role="status">
      {text ? (
        <p>
          <Icon name="check" size={20} />
          {text}
        </p>
      ) : null}
      <AppLink href={sportsPaths.bets()} className={styles.toBets} onClick={() => openSlip(false)}>
        {t('sport_nav_my_bets')}
        <Icon name="r" size={16} />
      </AppLink>
      <IconButton icon="close" iconSize={16} label={t('common_close')} onClick={onClose} />
    </div>
  )
}
