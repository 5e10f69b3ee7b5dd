/** The help centre's search and the questions in an article, as words. */

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

/** Every word of the search is somewhere in the text; an empty search finds everything. */
export function holdsWords(html: string, search: string): boolean {
  const text = plain(html).toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word))
}

/** Each heading of the third level begins a question; text before the first is not one. */
export function questionsOf(html: string): { question: string; answer: string }[] {
  return html
    .split(/<h3>/)
    .slice(1)
    .map((part) => {
      const [question = '', answer = ''] = part.split(/<\/h3>/, 2)
      return { question: plain(question).trim(), answer: answer.trim() }
    })
}
