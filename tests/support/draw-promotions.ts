/** Rains and raffles that a test starts as an operator would. */
import { randomUUID } from 'node:crypto'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { readArguments } from '../../kernel/promotions/arguments.ts'
import { raffle } from '../../kernel/promotions/kinds/raffle.ts'
import { redEnvelope } from '../../kernel/promotions/kinds/red-envelope.ts'
import type { Audience } from '../../modules/promotions/audience/audience.ts'
import { run, sql, type Reader } from '../../platform/postgres.ts'

const declared = { RED_ENVELOPE: redEnvelope.declared, RAFFLE: raffle.declared }

export interface StartedPromotion {
  readonly kind: keyof typeof declared
  readonly terms: Readonly<Record<string, unknown>>
  readonly startsAt?: Date
  readonly endsAt?: Date
  readonly audience?: Audience
  readonly id?: string
}

/** Writes a live promotion, which fixes its seed; returns its id. */
export async function startPromotion(
  reader: Reader,
  { kind, terms, startsAt = new Date(0), endsAt, audience = {}, id = randomUUID() }: StartedPromotion,
): Promise<string> {
  const { values, faults } = readArguments(declared[kind], terms)
  if (faults.length > 0) throw new Error(`arguments that cannot be: ${JSON.stringify(faults)}`)
  await run(
    reader,
    sql`
    INSERT INTO promotions.promotion (promotion_id, merchant_id, kind, state, names, texts, arguments, audience,
      starts_at, ends_at, created_at, changed_at)
    VALUES (${id}, ${DEMO_MERCHANT}, ${kind}, 'LIVE', '{"th": "ทดสอบ", "en": "Test"}', '{"th": "", "en": ""}',
      ${JSON.stringify(values)}::jsonb, ${JSON.stringify(audience)}::jsonb,
      ${startsAt}, ${endsAt ?? null}, app.now(), app.now())`,
  )
  return id
}
