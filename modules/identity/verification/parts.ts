/** Verification of a person: submitted documents, the operators' decision, and their expiry. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleApproveKyc } from './calls/approve-kyc.ts'
import { handleListKycRequests } from './calls/list-kyc-requests.ts'
import { handleReadKycDocument } from './calls/read-kyc-document.ts'
import { handleReadKycRequest } from './calls/read-kyc-request.ts'
import { handleReadKyc } from './calls/read-kyc.ts'
import { handleReadMemberDocument } from './calls/read-member-document.ts'
import { handleRefuseKyc } from './calls/refuse-kyc.ts'
import { handleSubmitFunds } from './calls/submit-funds.ts'
import { handleSubmitIdentity } from './calls/submit-identity.ts'
import { endVerifications } from './jobs/end-verifications.ts'

export const verificationParts = {
  calls: [
    handleReadKyc,
    handleSubmitIdentity,
    handleSubmitFunds,
    handleReadKycDocument,
    handleListKycRequests,
    handleReadKycRequest,
    handleReadMemberDocument,
    handleApproveKyc,
    handleRefuseKyc,
  ],
  jobs: [endVerifications],
} satisfies ModuleParts
