/** Flags and holds of members. */
import { firstOf, oneOf, run, sql, type Reader } from '../../../platform/postgres.ts'
import type { AmlKind } from '../rules/aml-kinds.ts'

export interface Watched { readonly merchantId: string; readonly memberId: string }

export interface NewFlag extends Watched {
  readonly flagId: string
  readonly kind: AmlKind
  readonly score: number
  readonly reference: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly days: number
}

/** False where the same was flagged before, cleared or not. */
export async function insertFlag(reader: Reader, flag: NewFlag): Promise<boolean> {
  const detail = JSON.stringify(flag.detail, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  const added = await run(reader, sql`
    INSERT INTO cashier.aml_flag (flag_id, merchant_id, member_id, kind, score, reference, detail, raised_at, expires_at)
    VALUES (${flag.flagId}, ${flag.merchantId}, ${flag.memberId}, ${flag.kind}, ${flag.score}, ${flag.reference}, ${detail}::jsonb, app.now(), app.now() + ${flag.days} * interval '1 day')
    ON CONFLICT (merchant_id, member_id, kind, reference) DO NOTHING`)
  return added > 0n
}

/**
 * The sum of the flags that count now. Of one kind the highest counts once: ten deposits that all look alike are one
 * suspicion, not ten.
 */
export async function readScore(reader: Reader, { merchantId, memberId }: Watched): Promise<number> {
  const { score } = await oneOf(reader, sql<{ score: number }>`
    SELECT coalesce(sum(score), 0)::int AS score FROM (
      SELECT max(score) AS score FROM cashier.aml_flag
      WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND cleared_at IS NULL AND expires_at > app.now() GROUP BY kind) AS standing`)
  return score
}

export interface HoldRow { hold_id: string; reason: string; set_by: string; set_at: Date }

/** The hold set by hand that stands, undefined where none does. */
export async function readStandingHold(reader: Reader, { merchantId, memberId }: Watched): Promise<HoldRow | undefined> {
  return firstOf(reader, sql<HoldRow>`
    SELECT hold_id, reason, set_by, set_at FROM cashier.aml_hold WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND lifted_at IS NULL`)
}
