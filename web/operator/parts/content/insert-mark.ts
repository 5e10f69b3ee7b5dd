/** What the buttons over a rich text put around the selection. */
export const marks = {
  strong: ['<strong>', '</strong>'],
  em: ['<em>', '</em>'],
  heading: ['<h3>', '</h3>'],
  list: ['<ul>\n<li>', '</li>\n</ul>'],
  link: ['<a href="https://">', '</a>'],
} as const
export type Mark = keyof typeof marks

/** The text with the mark around the selection, and the new place of the selection. */
export function insertMark(
  text: string,
  start: number,
  end: number,
  mark: Mark,
): { text: string; start: number; end: number } {
  const [before, after] = marks[mark]
  const inside = text.slice(start, end)
  // In a list every line is an entry.
  const filled = mark === 'list' ? inside.replaceAll('\n', '</li>\n<li>') : inside
  return {
    text: text.slice(0, start) + before + filled + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + filled.length,
  }
}

/** As the server takes it: what holds no tag is written as paragraphs. */
export function asHtml(text: string): string {
  if (/<[a-z/!]/i.test(text)) return text
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim()
  return escaped === ''
    ? ''
    : escaped
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
        .join('')
}
