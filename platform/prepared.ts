/**
 * Statements of hot paths that a connection plans once: their text begins with the mark. Planning a join of
 * seven tables takes the database longer than reading a hundred rows by it. PostgreSQL keeps the plan until
 * statistics or tables change, so such a statement names its columns and has no parts that come and go.
 */
const MARK = '/* prepared */'
const names = new Map<string, string>()

/** The name that the statement has on every connection; undefined: it is planned each time. */
export function preparedName(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.trimStart().startsWith(MARK)) return undefined
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = `sala.${names.size + 1}`))
  return name
}
