/** A winner's name as everybody sees it: the first two and the last one of its characters (domain/studio-games.md §7). */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name)].map(({ segment }) => segment)
  if (letters.length <= 3) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`
}
