import { useState } from 'react'
import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { BoardRow } from './board-row.tsx'
import styles from './board.module.css'
import { NumberEntry } from './number-entry.tsx'
import { PlayHelp } from './play-help.tsx'
import { playName } from './play-words.ts'
import rows from './rows.module.css'
import { oddsRange, replaceAt } from './slip.ts'
import type { BoardDraft } from './use-draft.ts'

/** The board of one bet type: what it pays, its rows, or the field for whole numbers. */
export function PlayBoard({ draft, prizeGroup }: { draft: BoardDraft; prizeGroup: number }) {
  const t = useText()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { play, picks, isTyped } = draft
  const odds = oddsRange(play, prizeGroup)
  const countOf = (at: number, symbol: string): number | null => {
    const row = play.rows[at]!
    if ((row.key !== 'sum' && row.key !== 'span') || play.prizes.length > 2 || row.max < 3) return null
    const counted = play.count(replaceAt(picks, at, [symbol]))
    return 'combinations' in counted ? counted.combinations : null
  }
  return (
    <section className={`panel ${styles.board}`} aria-label={playName(play.code, t)}>
      <div className={styles.tools}>
        <p className={styles.odds}>
          {odds.isOne
            ? t('lottery_pays', { odds: odds.most })
            : t('lottery_pays_between', { least: odds.least, most: odds.most })}
        </p>
        {play.isTextEntry ? (
          <div className={styles.ways} role="radiogroup" aria-label={t('lottery_way')}>
            {([false, true] as const).map((typed) => (
              <button
                key={String(typed)}
                type="button"
                role="radio"
                aria-checked={isTyped === typed}
                onClick={() => draft.type(typed)}
              >
                {t(typed ? 'lottery_type_number' : 'lottery_pick_number')}
              </button>
            ))}
          </div>
        ) : null}
        <div className={styles.toolButtons}>
          <IconButton icon="dice" label={t('lottery_pick_random')} onClick={draft.random} />
          <IconButton icon="help" label={t('lottery_rules')} onClick={() => setHelpOpen(true)} />
        </div>
      </div>
      <div className={isPairs(play) ? rows.pairs : rows.rows}>
        {play.rows.map((row, at) =>
          isTyped && row.key !== 'block' ? null : (
            <BoardRow
              key={row.key}
              play={play}
              row={row}
              picks={picks[at]!}
              prizeGroup={prizeGroup}
              countOf={(symbol) => countOf(at, symbol)}
              onToggle={(symbol) => draft.toggle(at, symbol)}
              onPick={(next) => draft.pick(replaceAt(picks, at, next))}
            />
          ),
        )}
      </div>
      {draft.typed ? (
        <NumberEntry play={play} text={draft.text} typed={draft.typed} onChange={draft.write} />
      ) : null}
      <Problem draft={draft} />
      <PlayHelp play={play} prizeGroup={prizeGroup} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </section>
  )
}

/** Many rows of two, such as dragon and tiger: they stand in two columns if there is room. */
const isPairs = (play: Play) => play.rows.length > 2 && play.rows.every(({ symbols }) => symbols.length === 2)

/** A choice that covers nearly everything is said at once; one that is not finished is not a fault yet. */
function Problem({ draft: { problem, isUntouched, isTyped } }: { draft: BoardDraft }) {
  const t = useText()
  if (!problem || isUntouched || (isTyped && problem.code !== 'COVER')) return null
  if (problem.code === 'COVER')
    return (
      <p className={styles.problem} role="alert">
        {t('lottery_covers_too_much', { most: String(problem.most ?? 0) })}
      </p>
    )
  if (problem.code === 'TOO_MANY') return <p className={styles.problem}>{t('lottery_entry_too_many')}</p>
  return <p className={styles.unfinished}>{t('lottery_not_finished')}</p>
}
