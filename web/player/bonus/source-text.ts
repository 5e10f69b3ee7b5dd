import { requirementSourceOf, type RequirementSource } from '../../../contract/player/cashier/record-words.ts'

/** The text of what turnover was opened for. */
export const sourceText = (row: { source: string; isBonus: boolean }) =>
  `wagering_source_${requirementSourceOf(row).toLowerCase() as Lowercase<RequirementSource>}` as const
