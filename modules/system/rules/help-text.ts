import type { HelpCategory } from '../../../contract/shared/help-words.ts'

/** One article of the help centre; the content is HTML. */
export interface HelpText {
  topic: string
  title: string
  content: string
}

/** The heading of the product's own topics. */
export const ownCategories: Readonly<Record<string, HelpCategory>> = {
  faq: 'START',
  guide: 'START',
  account: 'START',
  deposit: 'MONEY',
  withdraw: 'MONEY',
  promotions: 'MONEY',
  rewards: 'MONEY',
  draws: 'MONEY',
  referral: 'MONEY',
  rules: 'GAMES',
  fair: 'GAMES',
  responsible: 'HOUSE',
  privacy: 'HOUSE',
  term: 'HOUSE',
}
