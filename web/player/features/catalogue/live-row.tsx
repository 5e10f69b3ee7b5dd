import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatCount, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { home, SHOWN_WINNERS } from '../../state/home.ts'
import { jackpotCounter } from '../../state/jackpot-counter.ts'
import { signOf } from '../../../../kernel/money.ts'
import { wholeMoney } from './board-money.ts'
import jackpot from './jackpot.module.css'
import styles from './live-row.module.css'
import { OnlineCount } from './online-count.tsx'
import { SectionHead } from './section-head.tsx'
import { whenIdle, whenNoticed } from '../../when-idle.ts'
import { WinnerRow } from './winner-row.tsx'

const WinnersMoving = lazyPart(() => import('./winners-moving.tsx'), { isQuiet: true })
const WinnersWatch = lazyPart(() => import('./winners-watch.tsx'), { isQuiet: true })
/** Nobody waits for a board that is not there yet. */
const EMPTY_BOARD_RESTS_MS = 4000

/** The winners board and the jackpot pools side by side; whichever has something to show. */
export function LiveRow() {
  const hasWinners = useStore(home, (state) => state.winners.length > 0)
  const hasPools = useStore(
    home,
    ({ jackpots }) => jackpots !== null && !jackpots.decorative && jackpots.pools.length > 0,
  )
  const [watches, setWatches] = useState(false)
  useEffect(
    () => (hasWinners ? undefined : whenNoticed(() => setWatches(true), EMPTY_BOARD_RESTS_MS)),
    [hasWinners],
  )
  const watch =
    watches && !hasWinners ? (
      <Suspense>
        <WinnersWatch />
      </Suspense>
    ) : null
  if (!hasWinners && !hasPools)
    return (
      <p className={`wrap ${styles.alone}`}>
        {watch}
        <OnlineCount />
      </p>
    )
  return (
    <div className={`wrap ${styles.row} ${hasWinners && hasPools ? styles.pair : ''}`}>
      {watch}
      {hasWinners ? <Winners /> : null}
      {hasPools ? <Pools hasWinners={hasWinners} /> : null}
    </div>
  )
}

/** The first five as the server knew them; they begin to move once the page rests. */
function Winners() {
  const t = useText()
  const winners = useStore(home, (state) => state.winners)
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => whenIdle(() => setMayMove(true)), [])
  const still = (
    <ul className={styles.list}>
      {winners.slice(0, SHOWN_WINNERS).map((winner) => (
        <WinnerRow key={`${winner.wonAt}-${winner.customerName}-${winner.gameCode}`} winner={winner} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="title-WINNERS" className={styles.part}>
      <SectionHead id="WINNERS" icon="trophy" title={t('home_winner_board')} count={<OnlineCount />} />
      {mayMove ? (
        <Suspense fallback={<div className={`panel ${styles.view}`}>{still}</div>}>
          <WinnersMoving />
        </Suspense>
      ) : (
        <div className={`panel ${styles.view}`}>{still}</div>
      )}
    </section>
  )
}

function Pools({ hasWinners }: { hasWinners: boolean }) {
  const t = useText()
  const jackpots = useStore(home, (state) => state.jackpots)!
  const moving = useStore(jackpotCounter, (state) => state.pools)
  return (
    <section aria-labelledby="title-POOLS" className={styles.part}>
      <SectionHead
        id="POOLS"
        icon="jp"
        title={t('home_pools')}
        count={hasWinners ? formatCount(jackpots.pools.length) : <OnlineCount />}
      />
      <ul className={`panel ${jackpot.pools}`}>
        {jackpots.pools.map(({ code, name, amount, mustHitBy }) => (
          <li key={code}>
            <Icon name="coin" size={24} />
            <span>
              {name}
              <small>
                {mustHitBy === null
                  ? t('home_pool_chance')
                  : t('home_pool_must', {
                      mustHitBy: formatMoney(mustHitBy, jackpots.currency, { decimals: 0 }),
                    })}
              </small>
            </span>
            <b className="money">
              {signOf(jackpots.currency)}
              {wholeMoney(moving[code] ?? amount)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
