/** The codes with which products refuse what their riders judge, with numbers for the posting function. */
import { rowsOf, run, sql, type Reader } from '../../../platform/postgres.ts'

/** Known codes are left out first, since a conflict would use up a number. */
export async function openRefusals(reader: Reader, codes: readonly string[]): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO wallet.refusal (code)
    SELECT DISTINCT c FROM unnest(${[...codes]}::text[]) AS c
    WHERE NOT EXISTS (SELECT FROM wallet.refusal r WHERE r.code = c) ON CONFLICT DO NOTHING`,
  )
}

export function readRefusals(reader: Reader): Promise<{ refusal_no: number; code: string }[]> {
  return rowsOf(
    reader,
    sql<{
      refusal_no: number
      code: string
    }>`SELECT refusal_no, code FROM wallet.refusal ORDER BY refusal_no`,
  )
}
