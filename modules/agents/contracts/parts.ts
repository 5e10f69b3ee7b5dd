/** Contracts between agents, and of the house with its top agents. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAnswerHouseContract } from './calls/answer-house-contract.ts'
import { handleEndContract } from './calls/end-contract.ts'
import { handleExportContracts } from './calls/export-contracts.ts'
import { handleListAllContracts } from './calls/list-all-contracts.ts'
import { handleListContracts } from './calls/list-contracts.ts'
import { handleOfferHouseContract } from './calls/offer-house-contract.ts'
import { handleReadAnyContract } from './calls/read-any-contract.ts'
import { handleReadContractTerms } from './calls/read-contract-terms.ts'
import { handleProcessDailySalary } from './calls/process-daily-salary.ts'
import { handleProcessDividend } from './calls/process-dividend.ts'
import { handleProcessHourlySalary } from './calls/process-hourly-salary.ts'
import { handleProcessRealTimeSalary } from './calls/process-real-time-salary.ts'
import { handleReadContract } from './calls/read-contract.ts'
import { handleReadContractEditor } from './calls/read-contract-editor.ts'
import { handleReadContractTrial } from './calls/read-contract-trial.ts'
import { handleReadDailySalaryRequest } from './calls/read-daily-salary-request.ts'
import { handleReadDividendRequest } from './calls/read-dividend-request.ts'
import { handleReadHourlySalaryRequest } from './calls/read-hourly-salary-request.ts'
import { handleReadRealTimeSalaryRequest } from './calls/read-real-time-salary-request.ts'
import { closeWaiting } from './jobs/close-waiting.ts'
import { pushMoved } from './listeners/push-moved.ts'

export const contractParts = {
  calls: [
    handleReadDividendRequest,
    handleProcessDividend,
    handleReadDailySalaryRequest,
    handleProcessDailySalary,
    handleReadHourlySalaryRequest,
    handleProcessHourlySalary,
    handleReadRealTimeSalaryRequest,
    handleProcessRealTimeSalary,
    handleListContracts,
    handleExportContracts,
    handleReadContract,
    handleReadContractEditor,
    handleReadContractTrial,
    handleListAllContracts,
    handleReadAnyContract,
    handleReadContractTerms,
    handleOfferHouseContract,
    handleAnswerHouseContract,
    handleEndContract,
  ],
  listeners: [pushMoved],
  jobs: [closeWaiting],
} satisfies ModuleParts
