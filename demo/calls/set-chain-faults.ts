import { setChainFaults, setChainFaultsSchemas } from '../../contract/player/dev/set-chain-faults.ts'
import { handle } from '../../platform/calls.ts'
import { setDemoChainFaults } from '../payers/store/chain.ts'

export const handleSetChainFaults = handle(
  setChainFaults,
  setChainFaultsSchemas,
  async ({ tx }, { body }) => {
    await setDemoChainFaults(tx, body.faults)
    return { faults: body.faults }
  },
)
