import type { TextKey, Translate } from '../../ui/i18n/text.tsx'

/** A column of a setting that is a table, by the name of its field; what has no word keeps the name. */
export function columnText(column: string, t: Translate): string {
  const key = `setting_column_${column}` as TextKey
  return t.has(key) ? t(key) : column
}

/** Where a cell stands: "3 · monthly bonus". */
export const cellText = ({ row, column }: { row: string; column: string }, t: Translate): string =>
  [row, columnText(column, t)].filter(Boolean).join(' · ')
