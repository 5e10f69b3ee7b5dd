/** Everything of the results desk that a process registers. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeResultSource } from './calls/change-result-source.ts'
import { handleCorrectResult } from './calls/correct-result.ts'
import { handleDecideResult } from './calls/decide-result.ts'
import { handleEnterResult } from './calls/enter-result.ts'
import { handleFetchResults } from './calls/fetch-results.ts'
import { handleImportResults } from './calls/import-results.ts'
import { handleListResultSources } from './calls/list-result-sources.ts'
import { handleListResultsDesk } from './calls/list-results-desk.ts'
import { handleReadResult } from './calls/read-result.ts'
import { fetchResults } from './jobs/fetch-results.ts'

export const resultParts = {
  calls: [
    handleListResultsDesk,
    handleReadResult,
    handleEnterResult,
    handleCorrectResult,
    handleDecideResult,
    handleImportResults,
    handleListResultSources,
    handleChangeResultSource,
    handleFetchResults,
  ],
  jobs: [fetchResults],
} satisfies ModuleParts
