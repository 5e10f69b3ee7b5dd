/** What rich text may hold: the server's list (platform/rich-text.ts). What is not named is not shown. */
export const RICH_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
  'hr',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'span',
  'div',
]
export const RICH_ATTRIBUTES = [
  'href',
  'rel',
  'target',
  'src',
  'alt',
  'width',
  'height',
  'scope',
  'colspan',
  'rowspan',
]

const WHOLE =
  /<(script|style|textarea|noscript|title|xmp|iframe|svg|math|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const ATTRIBUTE = /([a-zA-Z-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g

/**
 * Writes the text again with the named tags and attributes only. The sanitiser that follows decides what is
 * safe; this keeps handlers and styles from its parser, since even a document that is never shown reports
 * them to the policy.
 */
export function keepNamedTags(html: string): string {
  const text = html.replaceAll(WHOLE, '')
  let written = ''
  let end = 0
  for (const match of text.matchAll(TAG)) {
    written += text.slice(end, match.index).replaceAll('<', '&lt;')
    end = match.index + match[0].length
    const name = match[2]!.toLowerCase()
    if (RICH_TAGS.includes(name)) written += match[1] ? `</${name}>` : `<${name}${attributesOf(match[3]!)}>`
  }
  return written + text.slice(end).replaceAll('<', '&lt;')
}

function attributesOf(text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .filter(([, name]) => RICH_ATTRIBUTES.includes(name!.toLowerCase()))
    .map(([, name, value]) => {
      const plain = /^["']/.test(value!) ? value!.slice(1, -1) : value!
      return ` ${name!.toLowerCase()}="${plain.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
    })
    .join('')
}
