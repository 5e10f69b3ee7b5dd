import { useText } from '../../../../ui/i18n/text.tsx'
import type { LobbyGame } from '../parts/after-push.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { GameRows } from './game-rows.tsx'
import { boardsByRegion } from './lobby-sections.ts'
import styles from './rows.module.css'
import type { ListedGames } from './use-listed-games.ts'

/** The Vietnamese boards by region: those that are drawn next, and the rest of the week below. */
export function VietnamSection({ games, listed }: { games: readonly LobbyGame[]; listed: ListedGames }) {
  const t = useText()
  const { issueText } = useIssueText()
  return boardsByRegion(games).map(({ region, next, later }) => (
    <div key={region} className={styles.region}>
      <h3>
        {t(`draw_region_${region.toLowerCase() as Lowercase<typeof region>}`)}
        {next[0]?.issue ? ` · ${issueText(next[0].issue.numero)}` : ''}
      </h3>
      <GameRows games={next} listed={listed} />
      {later.length > 0 ? (
        <details>
          <summary>{t('draw_boards_later', { count: later.length })}</summary>
          <GameRows games={later} listed={listed} />
        </details>
      ) : null}
    </div>
  ))
}
