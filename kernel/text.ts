/** How texts that people type are stored: one place for the characters that none of them may contain. */

/**
 * Characters that show nothing and have an effect: marks that change the direction of writing (a name would
 * look like another one), blanks without width and fillers that pass for letters (two names would look the
 * same), tags.
 */
const INVISIBLE = new RegExp(
  [
    '[\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164]',
    '[\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]',
    '\\u034f|\\u180b|\\u180c|\\u180d|\\u180f',
  ].join('|'),
  'gu',
)
/** The joiner stays if it joins two pictures to one; a picture may have a variant or a skin tone. */
const PICTURE_END = '\\p{Extended_Pictographic}|\\ufe0f|\\p{Emoji_Modifier}'
const LOOSE_JOINER = new RegExp(`(?<!${PICTURE_END})\\u200d|\\u200d(?!\\p{Extended_Pictographic})`, 'gu')

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(LOOSE_JOINER, '')
}

/** One line: NFC, trimmed, with every run of control characters and line ends as one space. */
export function plainLine(text: string): string {
  return withoutInvisible(text.normalize('NFC'))
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
}

/** The name of an uploaded file, without a path; empty if nothing is left. */
export function plainFileName(text: string): string {
  return plainLine(text).replaceAll(/[/\\]/g, '').slice(-80)
}

/** The same value with invisible characters removed from every text in it, however deep. */
export function withoutInvisibleDeep(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value)
  if (Array.isArray(value)) return value.map(withoutInvisibleDeep)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutInvisibleDeep(inner)]))
}
