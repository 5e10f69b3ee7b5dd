/** The agents of the house: their line, contracts, figures and payments. */
import { parts, settings } from '../../modules/agents/index.ts'
import type { Product } from './product.ts'

export const agents: Product = { parts, settings }
