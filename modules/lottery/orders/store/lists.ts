/** PostgreSQL's array text, several times cheaper than the driver's own for some hundred elements. */
export const listOf = (values: readonly (string | bigint | number | null)[]): string =>
  `{${values.map(elementOf).join()}}`

const elementOf = (value: string | bigint | number | null): string => {
  if (value === null) return 'NULL'
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value)
}
