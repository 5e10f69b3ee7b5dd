import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import type { EntryProblem, ReadEntries } from '../../../../../kernel/lottery/text-entry.ts'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './board.module.css'

/** Faults that are named one by one; of the rest only how many there are. */
const MOST_NAMED = 4

/** Whole numbers that are typed or pasted; what is wrong is named with its line. */
export function NumberEntry({
  play,
  text,
  typed,
  onChange,
}: {
  play: Play
  text: string
  typed: ReadEntries
  onChange: (text: string) => void
}) {
  const t = useText()
  const { numbers = 0, width = 1 } = play.entry ?? {}
  const { entries, duplicates, problems } = typed
  const lineOf = (at: number) => String(text.slice(0, at).split('\n').length)
  const sentence = ({ at, text: part, code }: EntryProblem) =>
    code === 'TOO_MANY'
      ? t('lottery_entry_too_many')
      : code === 'NOT_SOLD'
        ? t('lottery_entry_not_sold', { line: lineOf(at), typed: part })
        : t('lottery_entry_wrong', { line: lineOf(at), typed: part, count: numbers })
  return (
    <div className={styles.entry}>
      <TextAreaField
        label={t('lottery_type_number')}
        isLabelHidden
        rows={5}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={t(width === 1 ? 'lottery_entry_hint' : 'lottery_entry_hint_pairs', {
          example: exampleOf(numbers, width),
        })}
        error={problems.length > 0 ? sentence(problems[0]!) : undefined}
      />
      {problems.length > 1 ? (
        <ul className={styles.entryFaults}>
          {problems.slice(1, MOST_NAMED).map((problem) => (
            <li key={problem.at}>{sentence(problem)}</li>
          ))}
          {problems.length > MOST_NAMED ? (
            <li>{t('lottery_entry_more', { count: problems.length - MOST_NAMED })}</li>
          ) : null}
        </ul>
      ) : null}
      <p className="small text-2">
        {t('lottery_entry_count', { count: entries.length })}
        {duplicates.length > 0 ? ` · ${t('lottery_entry_twice', { count: duplicates.length })}` : ''}
      </p>
    </div>
  )
}

/** Two numbers as they are written: `12345 67890`, `01 02 03, 04 05 06`. */
const exampleOf = (numbers: number, width: number): string =>
  width === 1
    ? `${'123456789'.slice(0, numbers)} ${'987654321'.slice(0, numbers)}`
    : [1, 2]
        .map((first) =>
          Array.from({ length: numbers }, (_, at) => String(first + at).padStart(2, '0')).join(' '),
        )
        .join(', ')
