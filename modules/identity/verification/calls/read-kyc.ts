import { readKyc, readKycSchemas } from '../../../../contract/player/identity/read-kyc.ts'
import { handle } from '../../../../platform/calls.ts'
import { kycOf } from '../kyc-requests.ts'

export const handleReadKyc = handle(readKyc, readKycSchemas, (context) => kycOf(context))
