/** The sportsbook of the house: sports and e-sports, their feeds, bets, and what modules ask of both. */
import { fixtureTopicKind, sportTopicKind } from '../../contract/pushes/sports.ts'
import { parts } from '../../modules/sportsbook/index.ts'
import type { Product } from './product.ts'

export const sportsbook: Product = {
  parts,
  topics: [fixtureTopicKind, sportTopicKind],
  open: () => [],
}
