/**
 * PostgreSQL's text of an array of plain values. The driver's own takes four times as long, which is felt
 * where followers and batches hand thousands of values to one statement.
 */

type Plain = string | number | bigint | boolean | null | undefined

const SPECIAL = /[\\"]/
const EACH_SPECIAL = /[\\"]/g

/** undefined if an element is no text, number, bigint, boolean or null: the driver writes such an array. */
export function arrayText(values: readonly Plain[]): string
export function arrayText(values: readonly unknown[]): string | undefined
export function arrayText(values: readonly unknown[]): string | undefined {
  let text = '{'
  for (let place = 0; place < values.length; place++) {
    const value = values[place]
    if (place > 0) text += ','
    if (typeof value === 'string')
      text += `"${SPECIAL.test(value) ? value.replace(EACH_SPECIAL, '\\$&') : value}"`
    else if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean')
      text += value
    else if (value === null || value === undefined) text += 'NULL'
    else return undefined
  }
  return `${text}}`
}
