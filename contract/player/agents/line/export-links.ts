import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { OneOf } from '../../../shared/fields.ts'

export const exportLinks: Call<typeof exportLinksSchemas> & { gives: 'file' } = {
  name: 'agents/export-links',
  method: 'GET',
  path: '/api/wps/agent/links/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary:
    'The registration links of the agent and what came of them as a file. Deleted links stand in it too, so its columns add up to the sums of the page.',
}

export function exportLinksSchemas() {
  return {
    query: Type.Object({ format: OneOf(['CSV']) }),
    value: Type.String({ description: 'the file' }),
  }
}
