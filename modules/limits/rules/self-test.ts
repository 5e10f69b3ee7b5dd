/** The result of the nine questions in bands (PGSI; domain/economy.md §10). */
import type { SelfTestBand } from '../../../contract/shared/limit-words.ts'

export function bandOf(score: number): SelfTestBand {
  return score >= 8 ? 'HIGH' : score >= 3 ? 'MODERATE' : score >= 1 ? 'LOW' : 'NONE'
}
