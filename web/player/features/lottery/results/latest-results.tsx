import { formatShortTime } from '../../../../../design/format.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { sectionsOf } from '../lobby/lobby-sections.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { DemoBadge } from '../parts/demo-badge.tsx'
import { useGameNames, useSectionTitle } from '../parts/game-name.ts'
import { ResultLine } from '../parts/result-line.tsx'
import styles from './numbers.module.css'

/** The newest result of every lottery, by its section; each leads to the lottery's own results. */
export function LatestResults({ games }: { games: readonly LobbyGame[] }) {
  const t = useText()
  const titleOf = useSectionTitle()
  const drawn = games.filter(({ last }) => last !== null)
  if (drawn.length === 0) return <EmptyState isSmall title={t('draw_no_results')} />
  return (
    <div className={styles.latest}>
      {sectionsOf(drawn).map(({ key, games: list }) => (
        <section key={key} className="panel" aria-labelledby={`latest-${key}`}>
          <header>
            <h2 id={`latest-${key}`}>{titleOf(key)}</h2>
          </header>
          <ul>
            {list.map((game) => (
              <li key={game.gameCode}>
                <Latest game={game} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Latest({ game }: { game: LobbyGame }) {
  const { nameOf } = useGameNames()
  const { gameCode, family, last } = game
  if (!last) return null
  return (
    <AppLink className={styles.latestRow} href={paths.lotteryResults(gameCode)} aria-label={nameOf(game)}>
      <b>{nameOf(game)}</b>
      <small>{formatShortTime(last.drawsAt)}</small>
      <span className={styles.short}>
        <ResultLine
          gameCode={gameCode}
          family={family}
          numero={last.numero}
          result={last.result}
          size="small"
        />
        <DemoBadge source={last.source} />
      </span>
    </AppLink>
  )
}
