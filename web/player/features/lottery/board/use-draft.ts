/** What is chosen on a board: for each bet type its own picks or its own typed list. */
import { useState } from 'react'
import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { readEntries } from '../../../../../kernel/lottery/text-entry.ts'
import { plainDigits } from '../../../../../design/format.ts'
import { randomDraft } from './random-pick.ts'
import { type Draft, emptyDraft, isUntouched, toggle } from './slip.ts'

interface Kept {
  picks: Draft
  text: string
}

/** A typed list as the bet type reads it; Thai digits are figures like any other. */
export const readTyped = (play: Play, { picks, text }: Kept) =>
  readEntries(play, plainDigits(text), play.blocks ? picks[0]?.[0] : undefined)

export function useDraft(plays: readonly Play[]) {
  const [playCode, setPlayCode] = useState(plays[0]!.code)
  const [kept, setKept] = useState<Readonly<Record<string, Kept>>>({})
  const [isTyping, setTyping] = useState(false)
  const play = plays.find(({ code }) => code === playCode) ?? plays[0]!
  const current = kept[play.code] ?? { picks: emptyDraft(play), text: '' }
  const isTyped = isTyping && play.isTextEntry
  const change = (next: Partial<Kept>) => setKept((all) => ({ ...all, [play.code]: { ...current, ...next } }))
  const typed = isTyped ? readTyped(play, current) : null
  const selections = typed ? (typed.selections ?? emptyDraft(play)) : current.picks
  const counted = play.count(selections)
  const hasFault = typed !== null && typed.problems.length > 0
  return {
    play,
    picks: current.picks,
    text: current.text,
    typed,
    isTyped,
    selections,
    /** 0: not ready yet. */
    combinations: 'combinations' in counted && !hasFault ? counted.combinations : 0,
    problem: 'problem' in counted ? counted.problem : null,
    isUntouched: isTyped ? current.text.trim() === '' : isUntouched(play, current.picks),
    choose: setPlayCode,
    type: setTyping,
    toggle: (at: number, symbol: string) => change({ picks: toggle(play, current.picks, at, symbol) }),
    pick: (picks: Draft) => change({ picks }),
    write: (text: string) => change({ text }),
    random: () => {
      setTyping(false)
      change({ picks: randomDraft(play, current.picks) })
    },
    clear: () => change({ picks: emptyDraft(play), text: '' }),
    /** A line of the slip comes back to the board. */
    load: (code: string, from: string[][]) => {
      const target = plays.find((one) => one.code === code)
      if (!target) return
      const isList = from.length !== target.rows.length
      const picks = isList
        ? emptyDraft(target).map((row, at) => (from.length > 1 && at === 0 ? from[0]! : row))
        : from.map((row) => [...row])
      setKept((all) => ({ ...all, [code]: { picks, text: isList ? from.at(-1)!.join('\n') : '' } }))
      setTyping(isList)
      setPlayCode(code)
    },
  }
}

export type BoardDraft = ReturnType<typeof useDraft>
