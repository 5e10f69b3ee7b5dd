import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { formatCount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { home } from '../../state/home.ts'
import { jackpotCounter } from '../../state/jackpot-counter.ts'
import { signOf } from '../../../../kernel/money.ts'
import { wholeMoney } from './board-money.ts'
import { whenIdle } from '../../when-idle.ts'
import styles from './jackpot.module.css'

/**
 * The sum of the pools in a frame. Nothing if there are none; without a currency sign if it is a decoration.
 */
export function JackpotBlock() {
  const t = useText()
  const jackpots = useStore(home, (state) => state.jackpots)
  const moving = useStore(jackpotCounter, (state) => state.total)
  const stood = useRef('')
  const isDecorative = jackpots?.decorative === true
  const isShown = jackpots !== null && (isDecorative || jackpots.total > 0)
  useEffect(() => {
    if (!isShown) return undefined
    let stop = () => {}
    const cancel = whenIdle(
      () =>
        void import('./jackpot-clock.ts').then(
          ({ startJackpots }) => {
            stop = startJackpots()
          },
          () => {},
        ),
    )
    return () => {
      cancel()
      stop()
    }
  }, [isShown])
  if (!isShown) return null
  const text = isDecorative
    ? moving === null
      ? ''
      : formatCount(moving)
    : wholeMoney(moving ?? jackpots.total)
  const sign = isDecorative ? '' : signOf(jackpots.currency)
  // The figure that came with the page is still when the counter begins; a digit that changes from then on
  // rolls.
  if (moving === null) stood.current = text
  return (
    <section className={`frame yo wrap ${styles.block}`} aria-label={t('home_jackpot')}>
      <i className={styles.vine} />
      <p className={styles.label}>{t(isDecorative ? 'home_decoration' : 'home_jackpot_pool')}</p>
      <p className={styles.figure}>
        <span className="sr-only">{sign + text}</span>
        <span aria-hidden="true">
          {sign ? <small>{sign}</small> : null}
          {[...text].map((sign, place) =>
            sign === ',' ? (
              <i key={`comma-${text.length - place}`}>,</i>
            ) : (
              <b
                key={`${text.length - place}-${sign}`}
                className={stood.current.at(place - text.length) === sign ? undefined : styles.rolling}
              >
                {sign}
              </b>
            ),
          )}
        </span>
      </p>
    </section>
  )
}
