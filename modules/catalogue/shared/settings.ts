/** A merchant's settings for its catalogue as a whole (domain/gaps.md §8, Sorting order). */
import { categoryWords } from '../../../contract/shared/catalogue-words.ts'
import type { GameType } from '../../../contract/player/catalogue/catalogue-fields.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { defineJsonSetting, defineSetting, settingOf } from '../../system/index.ts'
import { isHostName } from './addresses.ts'

const HOSTS = 20

function hostList(name: string) {
  const definition = { name, weakens: 'ADDED', kind: 'list', default: [], min: 0, max: HOSTS } as const
  const setting = defineSetting(definition)
  return {
    ...setting,
    read: (stored: unknown) => {
      const hosts = setting.read(stored)
      return hosts?.every(isHostName) ? hosts : undefined
    },
  }
}

export const deskSettings = {
  /** The order of categories on the site; changed in the console's catalogue. */
  categoryOrder: defineJsonSetting<readonly GameType[]>({
    name: 'catalogue.categoryOrder',
    weakens: 'NONE',
    default: categoryWords,
    read: readOrder,
  }),
  /** Hosts whose pictures a page may show by their https address; the server itself never fetches one. */
  imageHosts: hostList('catalogue.imageHosts'),
  /** Hosts from which a vendor's feed may be read. */
  feedHosts: hostList('catalogue.feedHosts'),
} as const

/** Every category once; those that the stored order does not name follow in the default order. */
function readOrder(stored: unknown): readonly GameType[] | undefined {
  if (
    !Array.isArray(stored) ||
    new Set(stored).size !== stored.length ||
    !stored.every((word) => categoryWords.includes(word as GameType))
  )
    return undefined
  return [...(stored as GameType[]), ...categoryWords.filter((word) => !stored.includes(word))]
}

/** The categories in the merchant's order. */
export function houseCategoryOrder(reader: Reader, merchantId: string): Promise<readonly GameType[]> {
  return settingOf(reader, merchantId, deskSettings.categoryOrder)
}
