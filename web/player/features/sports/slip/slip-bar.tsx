import { useEffect } from 'react'
import { useStore } from 'zustand'
import { totalPriceE4 } from '../../../../../kernel/sports/bets.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import '../texts.ts'
import { decimalText, usePriceText } from '../words/odds-format.ts'
import { usePendingBets } from './pending-bets.ts'
import { QuickStrip } from './quick-strip.tsx'
import { SlipContent } from './slip-content.tsx'
import { clearSlip, openSlip, slipStore } from './slip-store.ts'
import styles from './slip-bar.module.css'
import { shownAmount } from './slip-sums.ts'

/** On phones the slip is a bar at the thumb, in the place of the house's own, and a sheet above it. */
export function SlipBar() {
  const t = useText()
  const priceText = usePriceText()
  const { slip, isOpen, quickStake } = useStore(slipStore)
  const pending = usePendingBets()
  const { legs, kind } = slip
  const hasBets = legs.length > 0 || pending.length > 0
  const isShown = hasBets || quickStake !== null
  useEffect(() => {
    if (isShown) document.documentElement.dataset['ownBar'] = ''
    return () => {
      delete document.documentElement.dataset['ownBar']
    }
  }, [isShown])
  const names = {
    SINGLE: t('sport_slip_tab_single'),
    PARLAY: t('sport_slip_tab_parlay'),
    SYSTEM: t('sport_slip_tab_system'),
  } as const
  const only = legs.length === 1 ? legs[0]! : null
  const price = only
    ? priceText(only.typeCode, only.price)
    : kind === 'SINGLE'
      ? null
      : decimalText(shownAmount(totalPriceE4(legs.map((leg) => leg.price))))
  // The sheet may hide some of its legs below its edge.
  const count = legs.length > 1 ? ` · ${t('sport_slip_count', { n: legs.length })}` : ''
  return (
    <>
      {isShown ? (
        <div className={styles.bar} role="region" aria-label={t('sport_slip_title')}>
          {hasBets ? <Badge>{t('sport_slip_count', { n: legs.length })}</Badge> : null}
          {quickStake === null ? (
            <p className={styles.sum}>
              <small>{names[kind]}</small>
              <b className="number">{price}</b>
            </p>
          ) : (
            <QuickStrip />
          )}
          {hasBets ? (
            <Button kind="primary" onClick={() => openSlip(true)} aria-label={t('sport_aria_slip_open')}>
              {t('sport_slip_open')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Modal isOpen={isOpen} onClose={() => openSlip(false)} title={t('sport_slip_title') + count}>
        <div className={styles.sheet}>
          <SlipContent />
          {legs.length > 0 ? (
            <button type="button" className={styles.clear} onClick={clearSlip}>
              {t('sport_slip_clear')}
            </button>
          ) : null}
        </div>
      </Modal>
    </>
  )
}
