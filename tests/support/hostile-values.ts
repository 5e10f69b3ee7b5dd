/** What no call may choke on, and a plausible value of any schema beside it. */

export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  anyOf?: Schema[]
  const?: unknown
  minimum?: number
  items?: Schema
  pattern?: string
  minLength?: number
}

export const HOSTILE: unknown[] = [
  -1,
  0,
  0.1,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  '',
  ' 1 ',
  '1',
  '1e3',
  '0x10',
  '1,000',
  '١٢',
  '๑๒๓',
  null,
  true,
  [],
  {},
  'NaN',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\u202e',
  'x'.repeat(5_000),
  '%s%s%n',
  '{{7*7}}',
  '=HYPERLINK("http://x")',
]
// A line of a stack trace names a file of ours; a sentence with “at” before a time of day does not.
export const LEAKS =
  /(\bat [^\n]+\.[cm]?[jt]s:\d+:\d+|node_modules|SELECT |INSERT |syntax error at|\/work\/|pg_|stack)/

export function plausible(schema: Schema | undefined): unknown {
  if (!schema) return undefined
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return plausible(schema.anyOf[0])
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, plausible(property)]),
    )
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return []
  return 'abcd1234'
}
