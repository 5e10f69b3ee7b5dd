/**
 * The beginning of a rich text as plain words. The document it is parsed into is never shown and runs
 * nothing.
 */
export function plainText(html: string, length: number): string {
  const words = (
    new DOMParser().parseFromString(html.replaceAll(/<\/(p|h2|h3|h4|li|tr)>|<br\s*\/?>/g, '$& '), 'text/html')
      .body.textContent ?? ''
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length <= length) return words
  const cut = words.slice(0, length)
  const space = cut.lastIndexOf(' ')
  return `${space > length / 2 ? cut.slice(0, space) : cut}…`
}
