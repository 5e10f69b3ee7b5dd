import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { formatClock } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { openEntry } from '../../guards.ts'
import { paths } from '../../paths.ts'
import { home } from '../../state/home.ts'
import { whenIdle } from '../../when-idle.ts'
import styles from './next-draws.module.css'
import { SectionHead } from './section-head.tsx'

const DrawClock = lazyPart(() => import('./draw-clock.tsx'), { isQuiet: true })

/** The lotteries that close next, as the server knew them; their clocks begin once the page rests. */
export function NextDraws() {
  const t = useText()
  const draws = useStore(home, (state) => state.draws)
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => whenIdle(() => setMayMove(true)), [])
  if (draws.length === 0) return null
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="title-DRAWS">
      <SectionHead id="DRAWS" icon="lott" title={t('home_draws')} />
      <ul className={styles.list}>
        {draws.map((draw) => {
          const { gameCode, name, closesAt, numbers } = draw
          const href = paths.lotteryBoard(gameCode)
          return (
            <li key={gameCode}>
              <a
                className={`panel ${styles.draw}`}
                href={href}
                onClick={(event) => openEntry(event, { href, isMember: true })}
              >
                <b>{name}</b>
                <small>{t('home_draw_closes', { time: formatClock(closesAt, true) })}</small>
                <span className={styles.clock}>
                  {mayMove ? (
                    <Suspense>
                      <DrawClock draw={draw} />
                    </Suspense>
                  ) : null}
                </span>
                <span className={styles.balls}>
                  {numbers.map((number, place) => (
                    <b key={place}>{number}</b>
                  ))}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
