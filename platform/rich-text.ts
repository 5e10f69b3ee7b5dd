/**
 * Rich text that an operator wrote, sanitised when stored and when read (the browser sanitises it once more).
 */
import sanitizeHtml from 'sanitize-html'
import { withoutInvisible } from '../kernel/text.ts'

const TAGS = [
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

/**
 * HTML of a short allow-list: no script, style, frame, form or event; safe links, and pictures from our own
 * host only.
 */
export function cleanRichText(html: string): string {
  return withoutInvisible(
    sanitizeHtml(html, {
      allowedTags: TAGS,
      allowedAttributes: {
        a: ['href', 'rel', 'target'],
        img: ['src', 'alt', 'width', 'height'],
        th: ['scope', 'colspan', 'rowspan'],
        td: ['colspan', 'rowspan'],
      },
      allowedSchemes: ['https', 'mailto', 'tel'],
      allowedSchemesByTag: { img: [] },
      allowProtocolRelative: false,
      disallowedTagsMode: 'discard',
      transformTags: {
        a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
      },
      exclusiveFilter: (frame) =>
        frame.tag === 'img' && !/^\/(files|art)\/[A-Za-z0-9._-]+$/.test(frame.attribs.src ?? ''),
    }),
  )
}

/** As an operator types it: text without any tag becomes paragraphs, anything else is sanitised as HTML. */
export function richTextOf(text: string): string {
  if (/<[a-z/!]/i.test(text)) return cleanRichText(text)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim()
  return escaped === ''
    ? ''
    : escaped
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
        .join('')
}
