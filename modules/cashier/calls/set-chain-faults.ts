import { setChainFaults, setChainFaultsSchemas } from '../../../contract/player/cashier/set-chain-faults.ts'
import { handle } from '../../../platform/calls.ts'
import { setDemoChainFaults } from '../store/demo-chain.ts'

export const handleSetChainFaults = handle(setChainFaults, setChainFaultsSchemas, async ({ tx }, { body }) => {
  await setDemoChainFaults(tx, body.faults)
  return { faults: body.faults }
})
