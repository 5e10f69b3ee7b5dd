/**
 * The promotions that anybody may read of, as JSON that is made once for everybody. A process keeps it for
 * two seconds: by then it shows what an operator has changed, and what has begun or ended.
 */
import { clock } from '../../../kernel/clock.ts'
import type { Language, RequestContext } from '../../../platform/calls.ts'
import type { Database } from '../../../platform/postgres.ts'
import { readyValue, type ReadyValue } from '../../../platform/ready-value.ts'
import { settingOf } from '../../system/index.ts'
import { readLive } from '../offers/store/promotions.ts'
import { promotionSettings } from '../settings.ts'
import { isShownBy } from '../vip/shown.ts'
import { shownToAnybody, wireDetail, wireHead } from './rules/shown.ts'

const KEPT_MS = 2_000

type InLanguages = Readonly<Record<Language, ReadyValue>>

export interface Showcase {
  readonly list: InLanguages
  readonly details: ReadonlyMap<string, InLanguages>
}

type Shower = Pick<RequestContext, 'database' | 'merchant' | 'use'>

interface Kept {
  readonly atMs: number
  readonly made: Promise<Showcase>
}
const keptBy = new WeakMap<Database, Map<string, Kept>>()

/** The house's showcase of now. Those who ask while it is made wait for the same one. */
export function showcaseOf(context: Shower): Promise<Showcase> {
  const { database, merchant } = context
  const kept = keptBy.get(database) ?? new Map<string, Kept>()
  keptBy.set(database, kept)
  const nowMs = clock.nowMs()
  const known = kept.get(merchant.id)
  // The clock of a demo may be moved, backwards too.
  if (known && nowMs >= known.atMs && nowMs < known.atMs + KEPT_MS) return known.made
  const made = makeShowcase(context)
  kept.set(merchant.id, { atMs: nowMs, made })
  // What could not be read is asked for again by the next who comes.
  void made.catch(() => kept.delete(merchant.id))
  return made
}

async function makeShowcase(context: Shower): Promise<Showcase> {
  const { kysely } = context.database
  const merchantId = context.merchant.id
  const now = clock.now()
  const live = await readLive(kysely, { merchantId, now })
  const rows = live.filter(({ kind }) => isShownBy(context, kind))
  const capAmount = await settingOf(kysely, merchantId, promotionSettings.dailyBonusCap)
  const shown = shownToAnybody(rows)
  return {
    list: inLanguages((language) => ({ list: shown.map((one) => wireHead(one, language, now)) })),
    details: new Map(
      shown.map((one) => [
        one.promotion.promotionId,
        inLanguages((language) => wireDetail(one, { language, now, capAmount })),
      ]),
    ),
  }
}

const inLanguages = (valueIn: (language: Language) => object): InLanguages => ({
  th: readyValue(JSON.stringify(valueIn('th'))),
  en: readyValue(JSON.stringify(valueIn('en'))),
})
