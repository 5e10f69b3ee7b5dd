/**
 * JSON from callers: like JSON.parse, but an object with a duplicate key, or with `__proto__`, is refused.
 */

export class JsonError extends Error {}

export function parseStrictJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new JsonError('not JSON')
  }
  refuseRepeatedKeys(text)
  return value
}

// The text is valid JSON here, so a scan of strings and brackets is enough: a string followed by a colon is a
// key.
function refuseRepeatedKeys(text: string): void {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '{') open.push(new Set())
    else if (char === '[') open.push(null)
    else if (char === '}' || char === ']') open.pop()
    else if (char === '"') {
      const end = endOfString(text, at)
      const keys = open.at(-1)
      if (keys && isKey(text, end)) {
        const key = JSON.parse(text.slice(at, end)) as string
        if (keys.has(key) || key === '__proto__')
          throw new JsonError(`the key ${key} stands twice or may not be used`)
        keys.add(key)
      }
      at = end - 1
    }
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function isKey(text: string, from: number): boolean {
  let at = from
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at++
  return text[at] === ':'
}

/** The same value always gives the same text: keys sorted, bigint as integer. For hashes of a body. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (value && typeof value === 'object') {
    const parts = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${parts.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
