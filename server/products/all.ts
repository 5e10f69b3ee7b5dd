/** The products of the house beside the studio, in the order in which they are opened. */
import { agents } from './agents.ts'
import { lottery } from './lottery.ts'
import { marketing } from './marketing.ts'
import type { Product } from './product.ts'
import { promotions } from './promotions.ts'
import { sportsbook } from './sportsbook.ts'

export const products: readonly Product[] = [lottery, sportsbook, promotions, marketing, agents]
