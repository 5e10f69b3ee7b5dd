import { useText } from '../../../../ui/i18n/text.tsx'
import { DemoBadge } from '../parts/demo-badge.tsx'
import { useIssueText } from '../parts/issue-text.ts'
import { hitsOfEnd, readNumberResult } from '../parts/number-draw.ts'
import { PrizeBoard } from '../parts/prize-board.tsx'
import type { Draws } from '../parts/use-draws.ts'
import styles from './vietnam.module.css'

/** The newest board of the lottery, and how often the number that was touched last stands on it. */
export function LastResult({ draws, mark }: { draws: Draws; mark: string | null }) {
  const t = useText()
  const { shortText } = useIssueText()
  const { game, last } = draws
  const read = game && last ? readNumberResult(game.gameCode, last.numero, last.result) : null
  if (!last || !read) return null
  return (
    <section className={`panel ${styles.last}`} aria-labelledby="last-result">
      <header>
        <h2 id="last-result">{t('lottery_vn_result', { numero: shortText(last.numero) })}</h2>
        <DemoBadge source={last.source} />
        {mark ? (
          <small>{t('lottery_vn_result_hits', { number: mark, count: hitsOfEnd(read, mark) })}</small>
        ) : null}
      </header>
      <PrizeBoard
        key={last.numero}
        result={read}
        numero={last.numero}
        caption={t('lottery_vn_result', { numero: shortText(last.numero) })}
        mark={mark ?? undefined}
        isFalling={last.isNew}
      />
    </section>
  )
}
