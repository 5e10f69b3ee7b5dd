import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { randomBelow } from '../board/random-pick.ts'
import {
  canReverse,
  type EntryMode,
  modesOf,
  type NumberSet,
  numbersOfSet,
  randomEntry,
  setsOf,
} from './helpers.ts'
import styles from './entry.module.css'
import type { Entry } from './use-entry.ts'
import './texts.ts'

const modeTexts = {
  DOORS: 'lottery_19_doors',
  FRONT: 'lottery_run_front',
  BACK: 'lottery_run_back',
  SANDWICH: 'lottery_sandwich',
} as const satisfies Record<Exclude<EntryMode, 'PLAIN'>, string>
const modeHelps = {
  DOORS: 'lottery_19_doors_help',
  FRONT: 'lottery_run_front_help',
  BACK: 'lottery_run_back_help',
  SANDWICH: 'lottery_sandwich_help',
} as const satisfies Record<Exclude<EntryMode, 'PLAIN'>, string>
const setTexts = {
  DOUBLES: 'lottery_doubles',
  TRIPLES: 'lottery_triples',
  LOW: 'lottery_two_low',
  HIGH: 'lottery_two_high',
  ODD: 'lottery_two_odd',
  EVEN: 'lottery_two_even',
} as const satisfies Record<NumberSet, string>

interface HelperChipsProps {
  entry: Entry
  onNumbers: (numbers: readonly string[]) => void
}

/** Ways to make several numbers of one entry, and sets that are added at once. */
export function HelperChips({ entry, onNumbers }: HelperChipsProps) {
  const t = useText()
  const { group, mode, isReversed } = entry
  if (group.entry === 'CELLS') return null
  return (
    <div className={styles.helpers} role="group" aria-label={t('lottery_helpers')}>
      {canReverse(group) ? (
        <button
          type="button"
          className={styles.way}
          aria-pressed={isReversed}
          title={t('lottery_reverse_help')}
          onClick={() => entry.setReversed(!isReversed)}
        >
          {isReversed ? <Icon name="check" /> : null}
          {t('lottery_reverse')}
        </button>
      ) : null}
      {modesOf(group).map((one) =>
        one === 'PLAIN' ? null : (
          <button
            key={one}
            type="button"
            className={styles.way}
            aria-pressed={mode === one}
            title={t(modeHelps[one])}
            onClick={() => entry.chooseMode(mode === one ? 'PLAIN' : one)}
          >
            {mode === one ? <Icon name="check" /> : null}
            {t(modeTexts[one])}
          </button>
        ),
      )}
      <button type="button" onClick={() => onNumbers([randomEntry(group, randomBelow)])}>
        <Icon name="dice" />
        {t('lottery_pick_random')}
      </button>
      {setsOf(group).map((set) => (
        <button key={set} type="button" onClick={() => onNumbers(numbersOfSet(set))}>
          <Icon name="plus" />
          {t(setTexts[set])}
        </button>
      ))}
    </div>
  )
}

/** What the way to type that is on makes of an entry. */
export function ModeHelp({ entry }: { entry: Entry }) {
  const t = useText()
  if (entry.mode === 'PLAIN') return null
  return <p className={styles.modeHelp}>{t(modeHelps[entry.mode])}</p>
}
