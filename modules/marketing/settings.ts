/** What one person may send alone. */
import { defineSetting, type AnySetting } from '../system/index.ts'

export const campaignSettings = {
  /** A campaign that would reach more members than this needs a second person. */
  aloneUpTo: defineSetting({
    name: 'marketing.aloneUpTo',
    weakens: 'UP',
    kind: 'integer',
    default: 500,
    min: 0,
    max: 1_000_000,
  }),
} as const

export const settings: readonly AnySetting[] = Object.values(campaignSettings)
