import { setBankFaults, setBankFaultsSchemas } from '../../contract/player/dev/set-bank-faults.ts'
import { handle } from '../../platform/calls.ts'
import { setDemoFaults } from '../payers/store/bank.ts'

export const handleSetBankFaults = handle(setBankFaults, setBankFaultsSchemas, async ({ tx }, { body }) => {
  await setDemoFaults(tx, body.faults)
  return { faults: body.faults }
})
