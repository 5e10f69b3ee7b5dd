/** What is chosen and typed on the board: the tab, its bet types, the way to type and the digits so far. */
import { useState } from 'react'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { plainDigits } from '../../../../../design/format.ts'
import type { BetGroup, GroupKey } from './groups.ts'
import { cleanEntry, digitsOf, type EntryMode, numbersOfEntry } from './helpers.ts'

export function useEntry(
  groups: readonly BetGroup[],
  onNumbers: (numbers: readonly string[], plays: readonly NumberPlay[]) => void,
) {
  const [groupKey, setGroupKey] = useState<GroupKey | null>(null)
  const [chosen, setChosen] = useState<Readonly<Partial<Record<GroupKey, readonly string[]>>>>({})
  const [mode, setMode] = useState<EntryMode>('PLAIN')
  const [isReversed, setReversed] = useState(false)
  const [typed, setTyped] = useState('')
  const group = groups.find(({ key }) => key === groupKey) ?? groups[0]!
  const codes = chosen[group.key] ?? group.first
  /** The chosen bet types, in the order of the board; of cells all of them. */
  const plays = group.entry === 'CELLS' ? group.plays : group.plays.filter(({ code }) => codes.includes(code))
  const isRoll = group.entry === 'ROLL'
  const digits = digitsOf(group, mode)
  /** A number that is whole is a bet at once, and the next one begins. */
  const write = (text: string) => {
    const next = cleanEntry(plainDigits(text), digits, isRoll)
    if (next.length < digits) return setTyped(next)
    setTyped('')
    onNumbers(numbersOfEntry(mode, next, isReversed), plays)
  }
  return {
    group,
    digits,
    isRoll,
    typed,
    mode,
    isReversed,
    plays,
    chooseGroup: (key: GroupKey) => {
      setGroupKey(key)
      setMode('PLAIN')
      setTyped('')
    },
    /** At least one bet type stays chosen. */
    togglePlay: (code: string) => {
      const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
      if (next.length > 0) setChosen((all) => ({ ...all, [group.key]: next }))
    },
    chooseMode: (next: EntryMode) => {
      setMode(next)
      setTyped('')
    },
    setReversed,
    write,
    press: (sign: string) => write(typed + sign),
    back: () => setTyped((before) => before.slice(0, -1)),
    clear: () => setTyped(''),
  }
}

export type Entry = ReturnType<typeof useEntry>
