import { readEconomy, readEconomySchemas } from '../../../../contract/operator/identity/read-economy.ts'
import { economyFigures } from '../../../../kernel/agents/economy-guard.ts'
import { handle } from '../../../../platform/calls.ts'
import { economyOf } from '../economy.ts'

export const handleReadEconomy = handle(readEconomy, readEconomySchemas, async ({ tx, merchant }) => {
  const economy = await economyOf(tx, merchant.id)
  return {
    isGuarded: economy.isGuarded,
    highestG: economy.highestG,
    figures: economyFigures(economy),
  }
})
