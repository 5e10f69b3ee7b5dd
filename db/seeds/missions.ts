/** The demo's check-in, missions and board, which run from the day on which the house opened. */
import { run, sql, type Tx } from '../../platform/postgres.ts'
import { demoDailyPromotions } from './locales/missions.ts'

export async function seedMissions(tx: Tx, merchantId: string): Promise<void> {
  for (const [place, { id, kind, names, arguments: values }] of demoDailyPromotions.entries())
    await run(
      tx,
      sql`
      INSERT INTO promotions.promotion (promotion_id, merchant_id, kind, state, names, texts, arguments, starts_at, position,
        created_at, changed_at)
      VALUES (${id}, ${merchantId}, ${kind}, 'LIVE', ${JSON.stringify(names)}::jsonb, '{"th": "", "en": ""}'::jsonb,
        ${JSON.stringify(values)}::jsonb, app.now(), ${(place + 1) * 10}, app.now(), app.now())`,
    )
}
