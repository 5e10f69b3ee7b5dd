/** The console's calls of customer-service entries. */
import type { Handler } from '../../platform/calls.ts'
import { handleListServiceEntries } from './calls/list-service-entries.ts'
import { handleRemoveServiceEntry } from './calls/remove-service-entry.ts'
import { handleSaveServiceEntry } from './calls/save-service-entry.ts'

export const serviceCalls: readonly Handler[] = [handleListServiceEntries, handleSaveServiceEntry, handleRemoveServiceEntry]
