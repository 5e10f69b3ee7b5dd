/** How much news reaches a member. */
import { defineSetting, type AnySetting } from '../../system/index.ts'

export const marketingSettings = {
  /** News of promotions to one member in seven days, all channels together. */
  mostPerWeek: defineSetting({
    name: 'messaging.newsPerWeek',
    weakens: 'UP',
    kind: 'integer',
    default: 4,
    min: 0,
    max: 21,
  }),
} as const

export const settings: readonly AnySetting[] = Object.values(marketingSettings)
