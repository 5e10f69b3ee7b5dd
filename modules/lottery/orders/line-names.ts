/** What a line was put on, for people who read records and messages. */
import { pickNames } from './locales/picks.ts'
import { playNames } from './locales/plays.ts'
import { selectionRows } from './rules/play-rules.ts'

interface Words {
  readonly th: string
  readonly en: string
}

/** Pasted lists are as long as a thousand numbers. */
const MOST_PICKS = 24

export function lineName(playCode: string, selection: string): Words {
  const name = playNames[playCode] ?? { th: playCode, en: playCode }
  return {
    th: `${name.th} ${picksText(selection, 'th')}`,
    en: `${name.en} ${picksText(selection, 'en')}`,
  }
}

/** `1,2 · – · 3`: rows in the order of the board, a dash for an empty one. */
function picksText(selection: string, language: keyof Words): string {
  let left = MOST_PICKS
  const rows = selectionRows(selection).map((row) => {
    const shown = row.slice(0, Math.max(0, left)).map((pick) => pickNames[pick]?.[language] ?? pick)
    left -= row.length
    if (row.length === 0) return '–'
    return shown.join(',') + (shown.length < row.length ? '…' : '')
  })
  return rows.join(' · ')
}
