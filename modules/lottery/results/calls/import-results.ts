import { importResults, importResultsSchemas } from '../../../../contract/operator/lottery/import-results.ts'
import { handle } from '../../../../platform/calls.ts'
import { importDraws, readFile } from '../imports.ts'

export const handleImportResults = handle(importResults, importResultsSchemas, (context, { body }) =>
  importDraws(context, readFile(context), body.mode === 'APPLY'),
)
