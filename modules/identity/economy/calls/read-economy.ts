import { readEconomy, readEconomySchemas } from '../../../../contract/operator/identity/read-economy.ts'
import { economyFigures } from '../../../../kernel/agents/economy-guard.ts'
import { handle } from '../../../../platform/calls.ts'
import { economyOf } from '../economy.ts'

export const handleReadEconomy = handle(readEconomy, readEconomySchemas, async ({ tx, merchant }) => {
  const { isGuarded, ...economy } = await economyOf(tx, merchant.id)
  const rebates = Object.fromEntries(
    Object.entries(economy.rebates).map(([product, rates]) => [product, [...rates]]),
  )
  return {
    isGuarded,
    highestG: economy.highestG,
    figures: economyFigures(economy),
    economy: { ...economy, rebates },
  }
})
