import type { HelpCategory } from '../../../../contract/shared/help-words.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export const categoryTexts = {
  START: 'help_category_start',
  MONEY: 'help_category_money',
  GAMES: 'help_category_games',
  HOUSE: 'help_category_house',
} as const satisfies Record<HelpCategory, TextKey>
