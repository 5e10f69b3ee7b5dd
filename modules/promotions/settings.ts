/** Settings of what the house gives. Amounts in minor units. */
import { REBATE_GROUPS } from '../../kernel/agents/economy-guard.ts'
import { defineJsonSetting, defineSetting, type AnySetting } from '../system/index.ts'
import { keepRoomForGifts } from './bonus-cap/lowered.ts'

const MOST_AMOUNT = 1_000_000_000
const DAILY_BONUS_CAP = 'promotions.dailyBonusCap'

const isCap = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MOST_AMOUNT

/** An amount for each group; no group gets less than the one below it. */
function readCaps(stored: unknown): readonly number[] | undefined {
  if (!Array.isArray(stored) || stored.length !== REBATE_GROUPS || !stored.every(isCap)) return undefined
  const caps: readonly number[] = stored
  return caps.every((cap, group) => group === 0 || cap >= caps[group - 1]!) ? caps : undefined
}

/** The house's own sentence among the prompts of the site, and where it leads; empty: none. */
export interface PromptText {
  readonly th: string
  readonly en: string
  readonly link: string
}

const MOST_PROMPT = 80
/** A path of this site: what floats over every page leads nowhere else. */
const OWN_PATH = /^(\/[A-Za-z0-9._~\-/?&=%]{0,200})?$/

function readPrompt(stored: unknown): PromptText | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { th, en, link } = stored as Partial<Record<keyof PromptText, unknown>>
  if (typeof th !== 'string' || typeof en !== 'string' || typeof link !== 'string') return undefined
  const fits = th.length <= MOST_PROMPT && en.length <= MOST_PROMPT
  return fits && OWN_PATH.test(link) && !link.startsWith('//') ? { th, en, link } : undefined
}

export const promotionSettings = {
  /** All bonuses of a member on one business day together, of whichever kind. */
  dailyBonusCap: defineSetting({
    name: DAILY_BONUS_CAP,
    weakens: 'UP',
    kind: 'amount',
    default: 2_000_000n,
    min: 0n,
    max: 1_000_000_000n,
    checkChange: (context, change) => keepRoomForGifts(context, DAILY_BONUS_CAP, change),
  }),
  /** All rebates of a member on one business day together, by the groups R0 to R8 (domain/economy.md §3). */
  rebateDayCaps: defineJsonSetting<readonly number[]>({
    name: 'promotions.rebateDayCaps',
    weakens: 'ANY',
    default: [500_000, 800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 6_000_000, 8_888_800],
    read: readCaps,
  }),
  prompt: defineJsonSetting<PromptText>({
    name: 'promotions.prompt',
    weakens: 'NONE',
    default: { th: '', en: '', link: '' },
    read: readPrompt,
  }),
} as const

export const settings: readonly AnySetting[] = Object.values(promotionSettings)
