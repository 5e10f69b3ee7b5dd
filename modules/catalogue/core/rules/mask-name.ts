/**
 * A member's name on the board: the first two characters and the last, without the number of characters
 * between (domain/studio-games.md §7).
 */
export function maskName(name: string): string {
  const letters = [...name]
  return letters.length < 4 ? `${letters[0] ?? ''}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
}
