import { formatClock, formatDate } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { DemoBadge } from '../parts/demo-badge.tsx'
import { shortOf } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { type NumberResult, shortRows } from '../parts/number-draw.ts'
import { PrizeBoard } from '../parts/prize-board.tsx'
import { ResultLine } from '../parts/result-line.tsx'
import styles from './numbers.module.css'
import shared from './results.module.css'
import type { Opened } from './use-results.ts'

/** A result of a lottery on whole numbers: the numbers that most bets look at, and below them every prize. */
export function NumberRow({
  opened,
  result,
}: {
  opened: Pick<Opened, 'numero' | 'openTime' | 'result' | 'source' | 'version'>
  result: NumberResult
}) {
  const t = useText()
  const { issueText } = useIssueText()
  const { numero, openTime } = opened
  const { gameCode } = result.game
  const isDaily = shortOf(numero) === numero
  const hasMore = result.rows.length + result.derived.length > shortRows(result).length
  return (
    <li className={styles.numberRow}>
      <span className={shared.issue}>
        <b>
          <span className="sr-only">{issueText(numero)}</span>
          <span aria-hidden="true">{isDaily ? formatDate(openTime) : shortOf(numero)}</span>
        </b>
        <small>{formatClock(openTime)}</small>
      </span>
      <span className={styles.short}>
        <ResultLine gameCode={gameCode} family="" numero={numero} result={opened.result} />
        <DemoBadge source={opened.source} />
        {opened.version > 1 ? <Badge tone="waiting">{t('draw_corrected')}</Badge> : null}
      </span>
      <AppLink
        className={shared.proof}
        href={paths.verifyDraw(gameCode, numero)}
        aria-label={t('draw_check_issue', { numero })}
        title={t('draw_check_issue', { numero })}
      >
        <Icon name="shield" />
      </AppLink>
      {hasMore ? (
        <details className={styles.prizes}>
          <summary>{t('draw_all_prizes')}</summary>
          <PrizeBoard result={result} numero={numero} caption={issueText(numero)} />
        </details>
      ) : null}
    </li>
  )
}
