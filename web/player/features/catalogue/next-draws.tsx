import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { formatClock } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { numbersOf } from '../../draw-numbers.ts'
import { openEntry } from '../../guards.ts'
import { paths } from '../../paths.ts'
import { home } from '../../state/home.ts'
import type { HomeDraw } from '../../state/home-draws.ts'
import { whenIdle } from '../../when-idle.ts'
import styles from './next-draws.module.css'
import { SectionHead } from './section-head.tsx'

const DrawClock = lazyPart(() => import('./draw-clock.tsx'), { isQuiet: true })
const DrawsWatch = lazyPart(() => import('./draws-watch.tsx'), { isQuiet: true })

/**
 * The lotteries that close next, as the server knew them; their clocks run once the page rests. Hidden if no
 * lottery is offered.
 */
export function NextDraws() {
  const t = useText()
  const draws = useStore(home, (state) => state.draws)
  const hasDraws = draws.length > 0
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => (hasDraws ? whenIdle(() => setMayMove(true)) : undefined), [hasDraws])
  if (!hasDraws) return null
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="title-DRAWS">
      <SectionHead id="DRAWS" icon="lott" title={t('home_draws')} href={paths.lottery('/lottery')} />
      {mayMove ? (
        <Suspense>
          <DrawsWatch />
        </Suspense>
      ) : null}
      <ul className={styles.list}>
        {draws.map((draw) => (
          <Draw key={draw.gameCode} draw={draw}>
            {mayMove ? (
              <Suspense fallback={<CloseTime draw={draw} />}>
                <DrawClock draw={draw} />
              </Suspense>
            ) : (
              <CloseTime draw={draw} />
            )}
          </Draw>
        ))}
      </ul>
    </section>
  )
}

function CloseTime({ draw: { issue } }: { draw: HomeDraw }) {
  return issue ? <b className={styles.time}>{formatClock(issue.closesAt, true)}</b> : null
}

function Draw({ draw, children }: { draw: HomeDraw; children: ReactNode }) {
  const t = useText()
  const { gameCode, name, family, issue, last } = draw
  const href = paths.lotteryBoard(gameCode)
  const numbers = last ? numbersOf(family, last.result, gameCode) : []
  return (
    <li className={`panel ${styles.draw}`}>
      <span className={styles.name}>
        <b>{name}</b>
        <small>{issue ? t('home_draw_closes', { time: formatClock(issue.closesAt, true) }) : null}</small>
      </span>
      <span className={styles.clock}>{children}</span>
      <span className={styles.last}>
        {last ? (
          <>
            <span className="sr-only">{t('home_draw_last', { numbers: numbers.join(' ') })}</span>
            <span className={styles.balls} aria-hidden="true">
              {numbers.map((number, place) => (
                <b key={place}>{number}</b>
              ))}
            </span>
          </>
        ) : null}
      </span>
      <LinkButton
        size="small"
        href={href}
        aria-label={`${t('home_draw_bet')} ${name}`}
        onClick={(event) => openEntry(event, { href, isMember: true })}
      >
        {t('home_draw_bet')}
      </LinkButton>
    </li>
  )
}
