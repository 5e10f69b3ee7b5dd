/**
 * JSON from callers: like JSON.parse, but an object with a duplicate key, or with `__proto__`, is refused. So
 * is what nests deeper than anything that we read, since whoever walks it would run out of stack.
 */

export class JsonError extends Error {}

const DEEPEST = 100

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

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

// The text is valid JSON here, so a scan of strings and brackets is enough: a string followed by a colon is a
// key. It reads every body, so it makes nothing that it does not need.
function refuseRepeatedKeys(text: string): void {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case OPEN_OBJECT:
        enter(open, new Set())
        break
      case OPEN_LIST:
        enter(open, null)
        break
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop()
        break
      case QUOTE: {
        const end = endOfString(text, at)
        const keys = open.at(-1)
        if (keys && isKey(text, end)) {
          const key = stringAt(text, at, end)
          if (keys.has(key) || key === '__proto__')
            throw new JsonError(`the key ${key} stands twice or may not be used`)
          keys.add(key)
        }
        at = end - 1
      }
    }
  }
}

function enter(open: (Set<string> | null)[], keys: Set<string> | null): void {
  if (open.push(keys) > DEEPEST) throw new JsonError('nested too deep')
}

/** Behind its closing quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const char = text.charCodeAt(at)
    if (char === QUOTE) return at + 1
    if (char === BACKSLASH) at++
  }
}

/** Only one with an escape has to be read. */
function stringAt(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1)
  return inner.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inner
}

function isKey(text: string, from: number): boolean {
  let at = from
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at++
  return text.charCodeAt(at) === COLON
}

/** The same value always gives the same text: keys sorted, bigint as integer. For hashes of a body. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (value && typeof value === 'object') {
    const parts: string[] = []
    for (const key of Object.keys(value).sort()) {
      const item = (value as Record<string, unknown>)[key]
      if (item !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(item)}`)
    }
    return `{${parts.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
