import type { Category, GameClass } from '../../../../contract/shared/catalogue-words.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type CatalogueState = 'OPEN' | 'MAINTENANCE' | 'OFF'

export const catalogueStates: readonly { key: CatalogueState; text: TextKey; tone: BadgeTone }[] = [
  { key: 'OPEN', text: 'games_open', tone: 'good' },
  { key: 'MAINTENANCE', text: 'games_maintenance', tone: 'waiting' },
  { key: 'OFF', text: 'games_off', tone: 'bad' },
]

export function stateLook(state: CatalogueState) {
  return catalogueStates.find(({ key }) => key === state)!
}

export const categoryText = (category: Category) =>
  `category_${category.toLowerCase() as Lowercase<Category>}` as const
export const classText = (gameClass: GameClass) =>
  gameClass === ''
    ? 'catalogue_class_none'
    : (`catalogue_class_${gameClass.toLowerCase() as Lowercase<Exclude<GameClass, ''>>}` as const)
