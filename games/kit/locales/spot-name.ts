import type { TableGameTexts } from './table-texts.ts'

/**
 * A spot of a table as people call it: 'TWO:1-2' is โต๊ด 1-2. A code that the game does not name stays as it
 * is.
 */
export function spotName(texts: TableGameTexts | null, code: string): string {
  return texts?.spots[code] ?? texts?.nameOf?.(code) ?? code
}
