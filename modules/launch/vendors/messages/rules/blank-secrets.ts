/**
 * What may be stored of a message's text: tokens and secrets are blanked, the rest stays as it was written.
 */

const SECRET = /token|secret|password|signature|authorization/i
const BLANK = '•••'

/**
 * A string, and after a colon its value if it is a key. Closing quotes may be missing where a text was cut.
 */
const PART = /"((?:[^"\\]|\\[^])*)"?(?:(\s*:\s*)("(?:[^"\\]|\\[^])*"?|[^\s,{}[\]"]+))?/g
const FORM = /((?:token|secret|password|signature)\w*=)[^&\s"]+/gi

/**
 * At most `most` characters. A body that is not JSON is treated in the same way, and so are the fields of a
 * form.
 */
export function blankSecrets(text: string, most: number): string {
  const kept = text.slice(0, most).toWellFormed().replaceAll('\0', '\uFFFD')
  const blanked = kept
    .replace(PART, (whole: string, key: string, colon: string | undefined) =>
      colon !== undefined && SECRET.test(nameOf(key)) ? `"${key}"${colon}"${BLANK}"` : whole,
    )
    .replace(FORM, `$1${BLANK}`)
  return text.length > most ? `${blanked}…` : blanked
}

/** A key may be written with escapes. */
function nameOf(key: string): string {
  try {
    return JSON.parse(`"${key}"`) as string
  } catch {
    return key
  }
}
