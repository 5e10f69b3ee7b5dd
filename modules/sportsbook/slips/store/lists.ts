/** PostgreSQL's array text, several times cheaper than the driver's own for some hundred elements. */
export const listOf = (values: readonly (string | bigint | number | boolean | Date | null)[]): string =>
  `{${values.map(elementOf).join()}}`

function elementOf(value: string | bigint | number | boolean | Date | null): string {
  if (value === null) return 'NULL'
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`
  return value instanceof Date ? `"${value.toISOString()}"` : String(value)
}
